import type { Worker } from 'node:worker_threads';

/** A thread has a heap of its own, of some 30 MiB, which the next use may be hours away from. */
const IDLE_MS = 60_000;

/** A thread that is started with its first use, and ended after a minute without one. */
export interface Thread<T> {
  /** The thread for a use; call `rest` when none is open any more. */
  use: () => T;
  rest: () => void;
  /** Forgets a thread that has failed; the next use starts another. */
  forget: (failed: T) => void;
  end: () => Promise<void>;
}

/** `start` starts the thread. */
export const onDemand = <T extends Pick<Worker, 'terminate'>>(start: () => T): Thread<T> => {
  let thread: T | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };
  return {
    use: () => {
      clearTimeout(idle);
      return (thread ??= start());
    },
    rest: () => {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), IDLE_MS).unref();
    },
    forget: (failed) => {
      if (thread === failed) thread = null;
    },
    end,
  };
};
