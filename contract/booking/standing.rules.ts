import type { DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';
import type { YesNo } from '../config/config.schema';
import { stillDue, type Paying } from './refund.rules';

export type Standing = 'unpaid' | 'paid' | 'moreDue' | 'tripCancelled' | 'cancelled' | 'departed';

interface Booked extends Paying {
  reserveDate: DayDate;
  tripCancelled?: YesNo;
}

/**
 * A paid booking is `moreDue` if it was edited to more people than it was paid for. A cancelled trip takes precedence,
 * also if the operator has cancelled the booking with the trip or after it: the visitor has nothing left to do. A
 * booking cancelled before the trip stays `cancelled`.
 */
export const standingOf = (booking: Booked, day: { state: DayState }, today: DayDate): Standing => {
  const isCancelled = booking.state === 'CANCEL';
  if (day.state === 'CANCEL' && (!isCancelled || booking.tripCancelled === 'Y')) return 'tripCancelled';
  if (isCancelled) return 'cancelled';
  if (booking.reserveDate < today) return 'departed';
  if (booking.state === 'WATTING') return 'unpaid';
  return stillDue(booking) > 0 ? 'moreDue' : 'paid';
};
