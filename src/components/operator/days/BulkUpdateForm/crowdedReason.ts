import type { ReserveDay } from '#contract/day/day.schema';
import { bulk } from '#copy/bulk';
import { format } from '#copy/format';

/** Lists the first `named` days and counts the rest. */
export const crowdedReason = (
  crowded: readonly Pick<ReserveDay, 'date' | 'guestCount'>[],
  named = crowded.length,
): string => {
  const days = crowded
    .slice(0, named)
    .map(({ date, guestCount }) => bulk.bookedDay(format.day(date), format.people(guestCount)));
  if (crowded.length > named) days.push(bulk.bookedMore(crowded.length - named));
  return bulk.crowded(days.join(', '));
};
