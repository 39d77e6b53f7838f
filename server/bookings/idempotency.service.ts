import { createHmac } from 'node:crypto';
import { earlierBookingSchema } from '../../contract/errors';
import type { ReserveDay } from '../../contract/day/day.schema';
import type { Db, KeptRequestRow } from '../db/tables';
import { AppError } from '../errors';
import { wasPersonEdited } from '../history/history.repository';
import { keysFor, type Keys } from '../keys';
import type { Booking } from './bookings.repository';
import type { BookingDraft } from './draft';

/**
 * They detect a repeated request: the first hash is the one to store, the others are those of other accepted secrets.
 * Keyed with the server's keys and salted with the idempotency key, which comes first in `values`: they reveal neither
 * telephone number nor password, nor that two requests were equal.
 */
export const hashesOfValues = (keys: Keys, values: readonly unknown[]): string[] =>
  keysFor(keys, 'bookingRequest').map((key) => createHmac('sha256', key).update(JSON.stringify(values)).digest('hex'));

export const hashesOfRequest = (
  keys: Keys,
  idempotencyKey: string,
  { id, name, tel, password, guestCount }: BookingDraft,
): string[] => hashesOfValues(keys, [idempotencyKey, id, name, tel, password.normalize('NFC'), guestCount]);

/** Stored of the first response. */
type Kept = Pick<KeptRequestRow, 'guestCount' | 'price' | 'reservePrice' | 'payBy'>;

/** The booking as in the first response, whatever was done with it since. `day` is the requested one. */
export const atFirst = (kept: Kept, { dayId, guest }: Booking, day: ReserveDay | null): Booking['guest'] => ({
  ...guest,
  guestCount: kept.guestCount ?? guest.guestCount,
  ...(day !== null && day.id !== dayId && { date: day.date, reserveDate: day.date, reserveWeek: day.week }),
  ...(kept.price !== null &&
    kept.reservePrice !== null && { price: kept.price, reservePrice: kept.reservePrice, payBy: kept.payBy }),
  state: 'WATTING',
  memo: '',
  completedAt: null,
  payer: '',
  claimedAt: null,
});

/**
 * Regardless of later changes to the booking. Personal data come from the request, which is identical. A different
 * request throws EARLIER_BOOKING, so that the earlier booking is not taken for this one.
 */
export const firstResponse = (
  kept: Kept & Pick<KeptRequestRow, 'requestHash'>,
  booking: Booking,
  hashes: readonly string[],
  draft: BookingDraft,
  day: ReserveDay | null,
): Booking => {
  const { guest, dayId } = booking;
  // A key stored by an earlier release: only its day is known.
  const same = kept.requestHash === null ? dayId === draft.id : hashes.includes(kept.requestHash);
  if (!same) {
    const guestCount = kept.guestCount ?? guest.guestCount;
    throw new AppError('EARLIER_BOOKING', { booking: earlierBookingSchema.parse({ ...guest, guestCount }) });
  }
  return { ...booking, guest: { ...atFirst(kept, booking, day), name: draft.name, phone: draft.tel } };
};

/** For a person who proves the booking by its key alone: a name or number entered since is another person's. */
export const withoutOthers = async <G extends Booking['guest']>(db: Db, guest: G): Promise<G> =>
  (await wasPersonEdited(db, guest.id)) ? { ...guest, name: '', phone: '' } : guest;
