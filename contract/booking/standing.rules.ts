import type { DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';
import type { YesNo } from '../config/config.schema';
import { stillDue, type Paying } from './refund.rules';

export type Standing = 'unpaid' | 'paid' | 'moreDue' | 'tripCancelled' | 'cancelled' | 'departed';

interface Booked extends Paying {
  reserveDate: DayDate;
  tripCancelled?: YesNo;
}

/** A cancelled trip takes precedence: the visitor has nothing to do. */
export const bookingStatus = (booking: Booked, day: { state: DayState }, today: DayDate): Standing => {
  const isCancelled = booking.state === 'CANCEL';
  if (day.state === 'CANCEL' && (!isCancelled || booking.tripCancelled === 'Y')) return 'tripCancelled';
  if (isCancelled) return 'cancelled';
  if (booking.reserveDate < today) return 'departed';
  if (booking.state === 'WATTING') return 'unpaid';
  return stillDue(booking) > 0 ? 'moreDue' : 'paid';
};
