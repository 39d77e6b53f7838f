import type { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '#contract/time.rules';

/** A thread has its own heap, and its next use may be hours away. */
const IDLE_MS = MINUTE_MS;

/** Starts with the first use and ends after a minute without one. */
export interface Thread<T> {
  /** Call `rest` when no use is open any more. */
  use: () => T;
  rest: () => void;
  /** The thread has failed; the next use starts a new one. */
  forget: (failed: T) => void;
  end: () => Promise<void>;
}

/** Returns the function that prevents it. Does not keep the process alive. */
type After = (ms: number, work: () => void) => () => void;

const afterTime: After = (ms, work) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};

/** Tests replace the timer. */
export const onDemand = <T extends Pick<Worker, 'terminate'>>(start: () => T, after = afterTime): Thread<T> => {
  let thread: T | null = null;
  let stayAlive = (): void => undefined;
  const end = async (): Promise<void> => {
    stayAlive();
    const ended = thread;
    thread = null;
    await ended?.terminate();
  };
  return {
    use: () => {
      stayAlive();
      return (thread ??= start());
    },
    rest: () => {
      stayAlive();
      stayAlive = after(IDLE_MS, () => void end());
    },
    forget: (failed) => {
      if (thread === failed) thread = null;
    },
    end,
  };
};
