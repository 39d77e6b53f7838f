import {
  beforeTrip,
  keptDeadline,
  payDeadline,
  REBOOKED_MS,
  type DeadlinePolicy,
  type EarlierDeadlines,
  type Trip,
} from '#contract/booking/deadline.rules';
import { depositOf, type Priced } from '#contract/booking/refund.rules';
import type { ReserveDay } from '#contract/day/day.schema';

interface Unpaid extends Priced {
  day: Trip & Pick<ReserveDay, 'reservePrice'>;
}

/** `earlier`: cancelled bookings of the number; rebooking does not renew their deadline. */
export const deadlineOf = (
  { day, ...priced }: Unpaid,
  policy: DeadlinePolicy,
  now: Date,
  earlier: EarlierDeadlines | null = null,
): string | null => {
  if (depositOf({ ...priced, reservePrice: day.reservePrice }) === 0) return null;
  const deadline = payDeadline(now, day, policy);
  const former = earlier === null ? null : keptDeadline(earlier, now);
  return (former && deadline && former < deadline ? former : deadline)?.toISOString() ?? null;
};

export const rebookedSince = (now: Date): string => new Date(now.getTime() - REBOOKED_MS).toISOString();

/** Renews a passed deadline, or sets the first one, as for a booking made now. */
export const deadlineAgain = (
  { payBy, reservePrice, ...priced }: Priced & { payBy: string | null; reservePrice: number },
  day: Unpaid['day'],
  policy: DeadlinePolicy,
  now: Date,
): string | null => {
  if (depositOf({ ...priced, reservePrice: day.reservePrice }) === 0) return null;
  const hadNone = depositOf({ ...priced, reservePrice }) === 0;
  if (payBy === null) return hadNone ? deadlineOf({ ...priced, day }, policy, now) : null;
  if (Date.parse(payBy) <= now.getTime()) return deadlineOf({ ...priced, day }, policy, now);
  return beforeTrip(new Date(payBy), day, policy, now)?.toISOString() ?? null;
};
