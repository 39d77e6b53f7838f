import type { DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';
import type { GuestState } from '../guest/guest.schema';

/** What holds of a booking for whoever made it. */
export type Standing = 'unpaid' | 'paid' | 'tripCancelled' | 'cancelled' | 'departed';

interface Booked {
  state: GuestState;
  reserveDate: DayDate;
  cancelledBy?: 'visitor' | 'operator' | null;
}

/**
 * Of a trip that does not sail that comes first: nobody who booked has anything left to do, also where the operator has
 * already cancelled the booking with it. Who had cancelled before sees their own cancellation.
 */
export const standingOf = (booking: Booked, day: { state: DayState }, today: DayDate): Standing => {
  const isCancelled = booking.state === 'CANCEL';
  if (day.state === 'CANCEL' && (!isCancelled || booking.cancelledBy === 'operator')) return 'tripCancelled';
  if (isCancelled) return 'cancelled';
  if (booking.reserveDate < today) return 'departed';
  return booking.state === 'COMPLETE' ? 'paid' : 'unpaid';
};
