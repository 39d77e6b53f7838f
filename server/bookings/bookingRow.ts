import type { Selectable } from 'kysely';
import { isoWeek } from '../../contract/day/calendar.rules';
import type { ManagedGuest } from '../../contract/booking/guest.schema';
import type { Db, GuestTable } from '../db/tables';

/**
 * Selects the stored bookings with the date of their trip, without the password hash. Includes deleted ones, of which
 * only the debt is left.
 */
export const storedBookings = (db: Db) =>
  db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select([
      'guests.id',
      'guests.dayId',
      'guests.number',
      'guests.name',
      'guests.phone',
      'guests.guestCount',
      'guests.state',
      'guests.memo',
      'guests.createdAt',
      'guests.completedAt',
      'guests.price',
      'guests.reservePrice',
      'guests.paidWon',
      'guests.paidBeforeWon',
      'guests.cancelledAt',
      'guests.cancelledBy',
      'guests.refundRate',
      'guests.refundWon',
      'guests.refundedAt',
      'guests.owedSince',
      'days.date',
    ]);

/** Selects the bookings that are not deleted. */
export const bookings = (db: Db) => storedBookings(db).where('guests.deletedAt', 'is', null);

export type BookingRow = Omit<Selectable<GuestTable>, 'passwordHash' | 'passwordSalt' | 'deletedAt'> & { date: string };

/** A booking and the id of its day, which the wire format does not contain. Visitors receive fewer fields. */
export interface Booking {
  dayId: number;
  guest: ManagedGuest;
  /** In 10,000 won: the amount paid before the last confirmed payment; null if that was the first one. */
  paidBefore: number | null;
}

/**
 * Won in one unit of the wire format. Prices, payments and refunds are transferred in 10,000 won; payments and refunds
 * are stored in won.
 */
export const WON = 10_000;
const tenThousands = (won: number | null): number | null => (won === null ? null : won / WON);
export const inWon = (amount: number): number => Math.round(amount * WON);

export const toBooking = ({
  dayId,
  number,
  paidWon,
  paidBeforeWon,
  refundRate,
  refundWon,
  refundedAt,
  ...row
}: BookingRow): Booking => ({
  dayId,
  paidBefore: tenThousands(paidBeforeWon),
  guest: {
    ...row,
    guestId: number,
    reserveDate: row.date,
    reserveWeek: isoWeek(row.date),
    paid: tenThousands(paidWon),
    refund: refundRate === null ? null : { rate: refundRate, amount: (refundWon ?? 0) / WON, refundedAt },
  },
});
