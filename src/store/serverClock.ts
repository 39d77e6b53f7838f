/** How far an answer may be on its way before the clocks are said to differ. */
const SAME_MS = 2_000;

/**
 * The server's clock, as its answers tell it: months, the cut-off and a token's end follow it, whatever the clock of the
 * phone says. Until the first answer it is the device's own.
 */
export const makeServerClock = (device: () => Date) => {
  let offset = 0;
  const listeners = new Set<() => void>();
  return {
    now: (): Date => new Date(device().getTime() + offset),
    /** How far the server is ahead of this device, in milliseconds. */
    offset: (): number => offset,
    hear: (said: string | null | undefined): void => {
      const heard = said ? Number(said) - device().getTime() : NaN;
      if (!Number.isFinite(heard) || Math.abs(heard - offset) <= SAME_MS) return;
      offset = heard;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type ServerClock = ReturnType<typeof makeServerClock>;
