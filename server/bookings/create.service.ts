import { seatsLeft, shownState } from '../../contract/day/day.rules';
import type { Prices, ReserveDay } from '../../contract/day/day.schema';
import { openingOf } from '../../contract/day/opening.rules';
import { AppError } from '../errors';
import type { BookingDraft } from './draft';

/** A visitor's form, the idempotency key of the request, and the address it came from. */
export interface BookingRequest {
  draft: BookingDraft;
  key: string | null;
  address: string;
}

/** Why a day has no seats: it does not accept bookings, or has fewer left than requested. */
export const noSeats = (day: ReserveDay): AppError => {
  if (shownState(day) === 'CHARTER') return new AppError('DAY_CHARTERED');
  const left = seatsLeft(day);
  const full = day.state === 'COMPLETE' && left === 0;
  if (day.state === 'OPEN' || full) return new AppError('SEATS_GONE', { seatsLeft: left });
  return new AppError(day.state === 'CANCEL' ? 'DAY_CANCELLED' : 'DAY_CLOSED');
};

/** That a day has other prices than the visitor agreed to; null if it has the same, or none were sent. */
export const priceRefusal = ({ price, reservePrice }: Prices, seen: BookingDraft['seen']): AppError | null =>
  !seen || (seen.price === price && seen.reservePrice === reservePrice)
    ? null
    : new AppError('PRICE_CHANGED', { seen, prices: { price, reservePrice } });

/** Why visitors cannot book a day that takes bookings: its time has not come. Null if it has. */
export const notYetOpen = (day: ReserveDay, now: Date): AppError | null => {
  const opensAt = openingOf(day, now);
  return opensAt === null ? null : new AppError('NOT_YET_OPEN', { opensAt });
};
