/** Differences up to this value are attributed to the network, in milliseconds. */
const SAME_MS = 2_000;

/**
 * The server's clock, estimated from its responses. Months, the cut-off hour and the expiry of tokens follow it,
 * regardless of the phone's clock. Until the first response it starts at `begin` (milliseconds since 1970), the time that
 * came with the page, or equals the device's clock.
 */
export const makeServerClock = (device: () => Date, begin?: number) => {
  let offset = begin === undefined ? 0 : begin - device().getTime();
  const listeners = new Set<() => void>();
  return {
    now: (): Date => new Date(device().getTime() + offset),
    /** Difference of the server's clock from this device's, in milliseconds. */
    offset: (): number => offset,
    synchronize: (said: string | null | undefined): void => {
      const measured = said ? Number(said) - device().getTime() : NaN;
      if (!Number.isFinite(measured) || Math.abs(measured - offset) <= SAME_MS) return;
      offset = measured;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type ServerClock = ReturnType<typeof makeServerClock>;
