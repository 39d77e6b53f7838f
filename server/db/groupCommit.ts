import { setImmediate } from 'node:timers/promises';

interface Waiting<Job, Answer> {
  job: Job;
  resolve: (answer: Answer | Promise<Answer>) => void;
  reject: (error: unknown) => void;
}

/**
 * Lets all jobs that wait share one commit. They are taken first in, first out, at most `most` at once, and one group
 * at a time: those that arrive while a group is committed are the next group. `commit` carries out a group and resolves
 * after its commit with each job's own outcome, or with a promise of it that the next group does not wait for; if it
 * rejects, the whole group is rejected with that error.
 */
export const groupCommit = <Job, Answer>(
  commit: (jobs: readonly Job[]) => Promise<PromiseSettledResult<Answer | Promise<Answer>>[]>,
  most: number,
): ((job: Job) => Promise<Answer>) => {
  const queue: Waiting<Job, Answer>[] = [];
  let running = false;

  const settle = async (group: readonly Waiting<Job, Answer>[]): Promise<void> => {
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
      // Once in a turn of the event loop: all requests that this turn has read are in one group.
      await setImmediate();
      await settle(queue.splice(0, most));
    }
    running = false;
  };

  return (job) =>
    new Promise((resolve, reject) => {
      queue.push({ job, resolve, reject });
      if (!running) void run();
    });
};
