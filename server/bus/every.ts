/** Tests pass their own implementation and do not wait. */
export type Every = (ms: number, work: () => void) => () => void;

/** The timer does not keep the process running. */
export const everyInterval: Every = (ms, work) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};
