import { OPENING_STEP_MS } from '#contract/day/opening.rules';

/** In ms; smaller differences are attributed to the network. */
const SAME_MS = 2_000;

/** The phone's clock may be wrong. Before the first response: `begin` (ms since 1970), or the device's clock. */
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
    /** A new function after a correction, and when `check` finds a new half hour. */
    reader: (): (() => Date) => now,
    /** Call it from time to time: day, month, cut-off and departures change with a half hour. */
    check: (): void => {
      if (stepNow() !== step) change();
    },
    synchronize: (said: string | null | undefined): void => {
      const measured = said ? Number(said) - device().getTime() : NaN;
      if (!Number.isFinite(measured) || Math.abs(measured - offset) <= SAME_MS) return;
      offset = measured;
      change();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type ServerClock = ReturnType<typeof makeServerClock>;
