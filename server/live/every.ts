/**
 * Runs a callback at an interval; returns the function that stops it. Tests pass their own implementation and do not
 * wait.
 */
export type Every = (ms: number, work: () => void) => () => void;

/** By a timer that does not keep the process running. */
export const everyInterval: Every = (ms, work) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};
