import { beforeCutoff, payDeadline, type DeadlinePolicy } from '../../contract/booking/deadline.rules';
import { depositOf, type Priced } from '../../contract/booking/refund.rules';
import type { ReserveDay } from '../../contract/day/day.schema';

interface Unpaid extends Priced {
  day: Pick<ReserveDay, 'date' | 'reservePrice'>;
}

/** Until when the deposit of a new unpaid booking is to be paid, as it is stored; null if there is none to pay. */
export const deadlineOf = ({ day, ...priced }: Unpaid, policy: DeadlinePolicy, now: Date): string | null => {
  if (depositOf({ ...priced, reservePrice: day.reservePrice }) === 0) return null;
  return payDeadline(now, day.date, policy)?.toISOString() ?? null;
};

/**
 * The deadline of a booking that moves to another day, or is unpaid again: the same, but not past the cut-off of that day.
 * One that has passed is set anew, as for a booking made now: nobody can keep it. Null if no deposit is to be paid.
 */
export const deadlineAgain = (
  { payBy, ...priced }: Priced & { payBy: string | null },
  day: Unpaid['day'],
  policy: DeadlinePolicy,
  now: Date,
): string | null => {
  if (payBy === null || depositOf({ ...priced, reservePrice: day.reservePrice }) === 0) return null;
  if (Date.parse(payBy) <= now.getTime()) return deadlineOf({ ...priced, day }, policy, now);
  return beforeCutoff(new Date(payBy), day.date, policy, now)?.toISOString() ?? null;
};
