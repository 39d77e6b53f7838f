import { setImmediate } from 'node:timers/promises';

interface Waiting<Job, Outcome> {
  job: Job;
  resolve: (outcome: Outcome | Promise<Outcome>) => void;
  reject: (error: unknown) => void;
}

/** First in, first out, one group at a time. The next group does not wait for outcomes that are promises. */
export const groupCommit = <Job, Outcome>(
  commit: (jobs: readonly Job[]) => Promise<PromiseSettledResult<Outcome | Promise<Outcome>>[]>,
  most: number,
): ((job: Job) => Promise<Outcome>) => {
  const queue: Waiting<Job, Outcome>[] = [];
  let running = false;

  const runGroup = async (group: readonly Waiting<Job, Outcome>[]): Promise<void> => {
    try {
      const outcomes = await commit(group.map(({ job }) => job));
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome?.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome?.reason);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const run = async (): Promise<void> => {
    running = true;
    while (queue.length > 0) {
      // Once per turn of the event loop: all requests of a turn form one group.
      await setImmediate();
      await runGroup(queue.splice(0, most));
    }
    running = false;
  };

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      if (!running) void run();
    });
};
