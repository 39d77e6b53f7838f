import type { DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';
import { stillDue, type Paying } from './refund.rules';

/** What holds of a booking for whoever made it. */
export type Standing = 'unpaid' | 'paid' | 'moreDue' | 'tripCancelled' | 'cancelled' | 'departed';

interface Booked extends Paying {
  reserveDate: DayDate;
  cancelledBy?: 'visitor' | 'operator' | null;
}

/**
 * What was paid is not enough (`moreDue`) where the booking was edited to more people than it was paid for.
 *
 * Of a trip that does not sail that comes first: nobody who booked has anything left to do, also where the operator has
 * already cancelled the booking with it. Who had cancelled before sees their own cancellation.
 */
export const standingOf = (booking: Booked, day: { state: DayState }, today: DayDate): Standing => {
  const isCancelled = booking.state === 'CANCEL';
  if (day.state === 'CANCEL' && (!isCancelled || booking.cancelledBy === 'operator')) return 'tripCancelled';
  if (isCancelled) return 'cancelled';
  if (booking.reserveDate < today) return 'departed';
  if (booking.state === 'WATTING') return 'unpaid';
  return stillDue(booking) > 0 ? 'moreDue' : 'paid';
};
