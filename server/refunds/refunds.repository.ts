import type { ManagedGuest } from '../../contract/guest/guest.schema';
import type { Db } from '../db/tables';
import { bookings, toBooking, WON } from '../guests/bookingRow';

/** How many refunds are still owed, and their sum in 10,000 won. */
export const sumOpenRefunds = async (db: Db): Promise<{ count: number; amount: number }> => {
  const { count, won } = await db
    .selectFrom('guests')
    .select((eb) => [eb.fn.countAll().as('count'), eb.fn.sum('refundWon').as('won')])
    .where('refundWon', '>', 0)
    .where('refundedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { count: Number(count), amount: Number(won ?? 0) / WON };
};

/** One page of what is still owed, longest cancelled first. */
export const findOpenRefunds = async (
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ManagedGuest[]> => {
  const rows = await bookings(db)
    .where('guests.refundWon', '>', 0)
    .where('guests.refundedAt', 'is', null)
    .orderBy('guests.cancelledAt')
    .orderBy('guests.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toBooking(row).guest);
};

/** Marks a refund as paid; answers the won, or null where nothing is owed (any more). */
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
