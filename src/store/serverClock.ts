import { OPENING_STEP_MS } from '../../contract/day/opening.rules';

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
  const makeReader = () => (): Date => new Date(device().getTime() + offset);
  let now = makeReader();
  const stepNow = () => Math.floor(now().getTime() / OPENING_STEP_MS);
  let step = stepNow();
  const change = (): void => {
    now = makeReader();
    step = stepNow();
    for (const listener of listeners) listener();
  };
  return {
    now: (): Date => now(),
    /** Reads the time. Another function when the clock was corrected and when `look` has found that a new half hour has begun. */
    reader: (): (() => Date) => now,
    /** To be called from time to time: day, month, cut-off and departures change with a half hour. */
    look: (): void => {
      if (stepNow() !== step) change();
    },
    synchronize: (said: string | null | undefined): void => {
      const measured = said ? Number(said) - device().getTime() : NaN;
      if (!Number.isFinite(measured) || Math.abs(measured - offset) <= SAME_MS) return;
      offset = measured;
      change();
    },
    /** Calls back when there is another `reader`. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type ServerClock = ReturnType<typeof makeServerClock>;
