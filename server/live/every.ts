/** Runs work again and again; the answer stops it. Tests give another one and wait for nothing. */
export type Every = (ms: number, work: () => void) => () => void;

export const everyInterval: Every = (ms, work) => {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
};
