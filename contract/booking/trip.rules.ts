import { MINUTE_MS } from '../time.rules';
import { refundOnCancel, type Paying } from './refund.rules';

/** Period in which the cancellation of a trip can be undone, in milliseconds. */
export const RESTORE_PERIOD_MS = 10 * MINUTE_MS;

/** What the cancellation of a trip does: bookings, how many of them are paid, and their refund in 10,000 won. */
export interface TripTotals {
  bookings: number;
  paid: number;
  refund: number;
}

/** The same with the people of the bookings: what the operator sees before the trip is cancelled. */
export interface TripCounts extends TripTotals {
  people: number;
}

/** What the cancellation of a trip does to its bookings: everything paid is refunded, whatever the notice. */
export const tripTotals = (guests: readonly (Paying & { reserveDate: string })[]): TripTotals => {
  const active = guests.filter(({ state }) => state !== 'CANCEL');
  const paid = active.filter(({ state }) => state === 'COMPLETE');
  return {
    bookings: active.length,
    paid: paid.length,
    refund: paid.reduce((sum, guest) => sum + refundOnCancel(guest, { state: 'CANCEL' }, guest.reserveDate).amount, 0),
  };
};

/** The same with the people of the bookings. */
export const tripCounts = (guests: readonly (Paying & { reserveDate: string })[]): TripCounts => ({
  ...tripTotals(guests),
  people: guests.reduce((sum, { state, guestCount }) => sum + (state === 'CANCEL' ? 0 : guestCount), 0),
});

/** Whether the operator has seen other numbers than those of now; `people` were not always sent. */
export const isOldTrip = (seen: TripTotals & { people?: number | undefined }, now: TripCounts): boolean =>
  seen.bookings !== now.bookings ||
  seen.paid !== now.paid ||
  seen.refund !== now.refund ||
  (seen.people !== undefined && seen.people !== now.people);
