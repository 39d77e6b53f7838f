import { groupCommit } from './groupCommit';

/** A commit that notes its groups and resolves each job to its double; a negative job is refused. */
const doubling = (most = 100) => {
  const groups: number[][] = [];
  const submit = groupCommit<number, number>((jobs) => {
    groups.push([...jobs]);
    return Promise.resolve(
      jobs.map((job) =>
        job < 0 ? { status: 'rejected', reason: new Error(`refused ${job}`) } : { status: 'fulfilled', value: 2 * job },
      ),
    );
  }, most);
  return { groups, submit };
};

it('함께 기다리는 일은 온 차례대로 한 번에 커밋된다', async () => {
  const { groups, submit } = doubling();
  expect(await Promise.all([3, 1, 2].map(submit))).toEqual([6, 2, 4]);
  expect(groups).toEqual([[3, 1, 2]]);
  await submit(5);
  expect(groups).toEqual([[3, 1, 2], [5]]);
});

it('커밋하는 동안 온 일은 다음 묶음이고, 한 묶음에는 정해진 수까지이다', async () => {
  const groups: number[][] = [];
  const late: Promise<number>[] = [];
  const submit = groupCommit<number, number>((jobs) => {
    groups.push([...jobs]);
    if (groups.length === 1) late.push(submit(7));
    return Promise.resolve(jobs.map((job) => ({ status: 'fulfilled', value: job })));
  }, 2);
  await Promise.all([1, 2, 3].map(submit));
  await Promise.all(late);
  expect(groups).toEqual([
    [1, 2],
    [3, 7],
  ]);
});

it('거절된 일은 저만 거절된다', async () => {
  const { submit } = doubling();
  const outcomes = await Promise.allSettled([1, -2, 3].map(submit));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('커밋하지 못하면 묶음의 모두가 같은 까닭을 듣고, 다음 묶음은 다시 커밋된다', async () => {
  let broken = true;
  const submit = groupCommit<number, number>((jobs) => {
    if (broken) return Promise.reject(new Error('disk full'));
    return Promise.resolve(jobs.map((job) => ({ status: 'fulfilled', value: job })));
  }, 10);
  const outcomes = await Promise.allSettled([1, 2].map(submit));
  expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toEqual([
    'Error: disk full',
    'Error: disk full',
  ]);
  broken = false;
  expect(await submit(3)).toBe(3);
});
