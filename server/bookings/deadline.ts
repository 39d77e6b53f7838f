import { beforeCutoff, payDeadline, type DeadlinePolicy } from '../../contract/booking/deadline.rules';
import { depositOf } from '../../contract/booking/refund.rules';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { ReserveDay } from '../../contract/day/day.schema';

interface Unpaid {
  day: Pick<ReserveDay, 'date' | 'reservePrice'>;
  guestCount: number;
  /** Fee and deposit that were agreed for the whole boat. */
  totalPrice?: number | null;
  totalReservePrice?: number | null;
}

/** Until when the deposit of a new unpaid booking is to be paid, as it is stored; null if there is none to pay. */
export const deadlineOf = ({ day, ...priced }: Unpaid, policy: DeadlinePolicy, now: Date): string | null => {
  if (depositOf({ ...priced, reservePrice: day.reservePrice }) === 0) return null;
  return payDeadline(now, day.date, policy)?.toISOString() ?? null;
};

/** The deadline of a booking that moves to another day: the same, but not past the cut-off of that day. */
export const movedDeadline = (
  payBy: string | null,
  to: DayDate,
  policy: Pick<DeadlinePolicy, 'reserveTime'>,
  now: Date,
): string | null => payBy && (beforeCutoff(new Date(payBy), to, policy, now)?.toISOString() ?? null);
