import { dayOffer } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { format } from '#copy/format';
import { dayState, reserve } from '#copy/reserve';
import { seats as copy } from '#copy/seats';

/** For screen readers. */
export const TELL_EVERY_MS = 60_000;

/** `남은자리 3명`, or the state of a day that is not bookable. */
const seatsText = (day: ReserveDay): string => {
  const offer = dayOffer(day);
  return offer.kind === 'bookable'
    ? `${reserve.seatsLeft} ${format.people(offer.seatsLeft)}`
    : dayState.shown[offer.state];
};

/** At most one announcement a minute. `isShown`: a filter may hide days. */
export const seatNews = (say: (line: string) => void, isShown: (day: ReserveDay) => boolean = () => true) => {
  let seen = new Map<number, string>();
  const changed = new Map<number, ReserveDay>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (): void => {
    timer = undefined;
    const shown = [...changed.values()].filter(isShown);
    changed.clear();
    const [first] = shown;
    if (!first) return;
    say(shown.length === 1 ? copy.day(format.day(first.date), seatsText(first)) : copy.days(shown.length));
    timer = setTimeout(tell, TELL_EVERY_MS);
  };
  return {
    see: (days: readonly ReserveDay[]): void => {
      const now = new Map(days.map((day) => [day.id, seatsText(day)]));
      for (const id of changed.keys()) if (!now.has(id)) changed.delete(id);
      for (const day of days) if (seen.has(day.id) && seen.get(day.id) !== now.get(day.id)) changed.set(day.id, day);
      seen = now;
      if (timer === undefined) tell();
    },
    rest: (): void => {
      seen = new Map();
      changed.clear();
    },
    stop: (): void => clearTimeout(timer),
  };
};
