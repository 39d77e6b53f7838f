import { MINUTE_MS } from '../time.rules';
import { refundOnCancel, type Paying } from './refund.rules';

export const RESTORE_PERIOD_MS = 10 * MINUTE_MS;

/** `refund` is in 10,000 won. */
export interface TripTotals {
  bookings: number;
  paid: number;
  refund: number;
}

export interface TripCounts extends TripTotals {
  people: number;
}

/** Full refunds, regardless of the notice. */
export const tripTotals = (guests: readonly (Paying & { reserveDate: string })[]): TripTotals => {
  const active = guests.filter(({ state }) => state !== 'CANCEL');
  const paid = active.filter(({ state }) => state === 'COMPLETE');
  return {
    bookings: active.length,
    paid: paid.length,
    refund: paid.reduce((sum, guest) => sum + refundOnCancel(guest, { state: 'CANCEL' }, guest.reserveDate).amount, 0),
  };
};

export const tripCounts = (guests: readonly (Paying & { reserveDate: string })[]): TripCounts => ({
  ...tripTotals(guests),
  people: guests.reduce((sum, { state, guestCount }) => sum + (state === 'CANCEL' ? 0 : guestCount), 0),
});

/** Pages of an earlier release do not send `people`. */
export const isOldTrip = (seen: TripTotals & { people?: number | undefined }, now: TripCounts): boolean =>
  seen.bookings !== now.bookings ||
  seen.paid !== now.paid ||
  seen.refund !== now.refund ||
  (seen.people !== undefined && seen.people !== now.people);
