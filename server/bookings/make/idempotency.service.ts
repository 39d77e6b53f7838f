import { createHmac } from 'node:crypto';
import { earlierBookingSchema } from '#contract/errors';
import type { ReserveDay } from '#contract/day/day.schema';
import type { Db, StoredRequestRow } from '#server/db/tables';
import { AppError } from '#server/errors';
import { wasPersonEdited } from '#server/history/history.repository';
import { keysFor, type Keys } from '#server/keys/keys';
import type { Booking } from '../bookings.repository';
import type { BookingDraft } from './draft';

/** The first hash is the one to store. The idempotency key, first in `values`, is the salt. */
export const hashesOfValues = (keys: Keys, values: readonly unknown[]): string[] =>
  keysFor(keys, 'bookingRequest').map((key) => createHmac('sha256', key).update(JSON.stringify(values)).digest('hex'));

export const hashesOfRequest = (
  keys: Keys,
  idempotencyKey: string,
  { id, name, tel, password, guestCount }: BookingDraft,
): string[] => hashesOfValues(keys, [idempotencyKey, id, name, tel, password.normalize('NFC'), guestCount]);

type StoredRequest = Pick<StoredRequestRow, 'guestCount' | 'price' | 'reservePrice' | 'payBy'>;

export const atFirst = (
  stored: StoredRequest,
  { dayId, guest }: Booking,
  day: ReserveDay | null,
): Booking['guest'] => ({
  ...guest,
  guestCount: stored.guestCount ?? guest.guestCount,
  ...(day !== null && day.id !== dayId && { date: day.date, reserveDate: day.date, reserveWeek: day.week }),
  ...(stored.price !== null &&
    stored.reservePrice !== null && { price: stored.price, reservePrice: stored.reservePrice, payBy: stored.payBy }),
  state: 'WATTING',
  memo: '',
  completedAt: null,
  payer: '',
  claimedAt: null,
});

/** A different request throws EARLIER_BOOKING, so that the visitor does not confuse the two bookings. */
export const firstResponse = (
  stored: StoredRequest & Pick<StoredRequestRow, 'requestHash'>,
  booking: Booking,
  hashes: readonly string[],
  draft: BookingDraft,
  day: ReserveDay | null,
): Booking => {
  const { guest, dayId } = booking;
  // A key stored by an earlier release: only its day is known.
  const same = stored.requestHash === null ? dayId === draft.id : hashes.includes(stored.requestHash);
  if (!same) {
    const guestCount = stored.guestCount ?? guest.guestCount;
    throw new AppError('EARLIER_BOOKING', { booking: earlierBookingSchema.parse({ ...guest, guestCount }) });
  }
  return { ...booking, guest: { ...atFirst(stored, booking, day), name: draft.name, phone: draft.tel } };
};

/** The key alone proves the booking: a name or number entered later belongs to another person. */
export const withoutOthers = async <G extends Booking['guest']>(db: Db, guest: G): Promise<G> =>
  (await wasPersonEdited(db, guest.id)) ? { ...guest, name: '', phone: '' } : guest;
