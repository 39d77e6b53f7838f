import type { DayFacts } from './dayFacts.rules';
import type { ReserveDay } from './day.schema';

type Wanted = Pick<ReserveDay, 'date' | 'fish'>;

const kinds = (fish: string): string[] => fish.split(/[·,/]/).map((kind) => kind.trim());
export const sharesFish = (one: string, other: string): boolean =>
  kinds(one).some((kind) => kinds(other).includes(kind));

/** `days` are in order of date. Prefers days of the same fish, then later days. */
export const nextBookable = (days: readonly DayFacts[], wanted: Wanted): DayFacts | undefined => {
  const open = days.filter(
    ({ day, offer, opensAt, problem }) =>
      day.date !== wanted.date && offer.kind === 'bookable' && opensAt === null && problem === null,
  );
  const nearest = (list: readonly DayFacts[]) => list.find(({ day }) => day.date > wanted.date) ?? list.at(-1);
  return nearest(open.filter(({ day }) => sharesFish(day.fish, wanted.fish))) ?? nearest(open);
};

/** True if the following month cannot have a nearer one. */
export const isNearest = (found: DayFacts | undefined, wanted: Wanted): boolean =>
  found !== undefined && found.day.date > wanted.date && sharesFish(found.day.fish, wanted.fish);
