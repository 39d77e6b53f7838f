import type { DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';
import type { CancelledBy } from './guest.schema';
import { stillDue, type Paying } from './refund.rules';

/** The status of a booking as shown to the visitor. */
export type Standing = 'unpaid' | 'paid' | 'moreDue' | 'tripCancelled' | 'cancelled' | 'departed';

interface Booked extends Paying {
  reserveDate: DayDate;
  cancelledBy?: CancelledBy | null;
}

/**
 * A paid booking is `moreDue` if it was edited to more people than it was paid for.
 *
 * A cancelled trip takes precedence, also if the operator has cancelled the booking together with the trip: the visitor
 * has nothing left to do. A booking that the visitor cancelled before stays `cancelled`.
 */
export const standingOf = (booking: Booked, day: { state: DayState }, today: DayDate): Standing => {
  const isCancelled = booking.state === 'CANCEL';
  if (day.state === 'CANCEL' && (!isCancelled || booking.cancelledBy === 'operator')) return 'tripCancelled';
  if (isCancelled) return 'cancelled';
  if (booking.reserveDate < today) return 'departed';
  if (booking.state === 'WATTING') return 'unpaid';
  return stillDue(booking) > 0 ? 'moreDue' : 'paid';
};
