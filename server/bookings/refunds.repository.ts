import type { OwedRefund } from '../../contract/booking/guest.schema';
import type { Db } from '../db/tables';
import { storedBookings, toBooking, WON, type BookingRow } from './bookingRow';

/** Number of open refunds, and their sum in 10,000 won. */
export const sumOpenRefunds = async (db: Db): Promise<{ count: number; amount: number }> => {
  const { count, won } = await db
    .selectFrom('guests')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('refundWon').as('won')])
    .where('refundWon', '>', 0)
    .where('refundedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: Number(won ?? 0) / WON };
};

const refunds = (db: Db) => storedBookings(db).select('guests.deletedAt');

const toOwed = ({ deletedAt, ...row }: BookingRow & { deletedAt: string | null }): OwedRefund => {
  const { guest } = toBooking(row);
  return { ...guest, guestId: deletedAt === null ? guest.guestId : null, deletedAt };
};

/** The open or completed refund of a booking, and its day; also of a deleted booking. */
export const findRefund = async (db: Db, id: number): Promise<{ dayId: number; refund: OwedRefund } | null> => {
  const row = await refunds(db).where('guests.id', '=', id).executeTakeFirst();
  return row ? { dayId: row.dayId, refund: toOwed(row) } : null;
};

/** One page of open refunds, oldest first. */
export const findOpenRefunds = async (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwedRefund[]> => {
  const rows = await refunds(db)
    .where('guests.refundWon', '>', 0)
    .where('guests.refundedAt', 'is', null)
    .orderBy((eb) => eb.fn.coalesce('guests.cancelledAt', 'guests.owedSince'))
    .orderBy('guests.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toOwed);
};

/** Marks a refund as paid; returns the amount in won, or null if no refund is open. */
export const markRefunded = async (db: Db, id: number, refundedAt: string): Promise<number | null> => {
  const row = await db
    .updateTable('guests')
    .set({ refundedAt })
    .where('id', '=', id)
    .where('refundWon', '>', 0)
    .where('refundedAt', 'is', null)
    .returning('refundWon')
    .executeTakeFirst();
  return row?.refundWon ?? null;
};

/** Marks a refund as open again; returns the amount in won, or null if it was not marked. */
export const unmarkRefunded = async (db: Db, id: number): Promise<number | null> => {
  const row = await db
    .updateTable('guests')
    .set({ refundedAt: null })
    .where('id', '=', id)
    .where('refundWon', '>', 0)
    .where('refundedAt', 'is not', null)
    .returning('refundWon')
    .executeTakeFirst();
  return row?.refundWon ?? null;
};
