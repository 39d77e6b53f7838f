import type { Selectable } from 'kysely';
import { isoWeek } from '../../contract/day/calendar.rules';
import type { ManagedGuest } from '../../contract/guest/guest.schema';
import type { Db, GuestTable } from '../db/tables';

/** What is stored of bookings with their trip's date, without the password's hash; of deleted ones only the debt. */
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

/** The bookings there are. */
export const bookings = (db: Db) => storedBookings(db).where('guests.deletedAt', 'is', null);

export type BookingRow = Omit<Selectable<GuestTable>, 'passwordHash' | 'passwordSalt' | 'deletedAt'> & { date: string };

/** A booking and the day it is for, which the wire does not name. A visitor is answered less of it. */
export interface Booking {
  dayId: number;
  guest: ManagedGuest;
  /** In 10,000 won, what had been paid before the last confirmed payment; null where that was the first. */
  paidBefore: number | null;
}

/** Prices, payments and refunds travel in 10,000 won; what was paid and what is owed is kept in won. */
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
