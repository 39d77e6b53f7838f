import { sql, type Kysely } from 'kysely';

/**
 * Price of a booking for each person, as it was for the day when the booking was made: later price changes do not
 * affect the guest. For earlier bookings only the current prices are known. Also stores the results of edits and
 * confirmed payments: since when an active booking has a refund open, and the amount paid before the last payment, so
 * that a wrong confirmation can be undone.
 */
export const bookedPrice = async (db: Kysely<unknown>): Promise<void> => {
  const add = (name: string) =>
    db.schema
      .alterTable('guests')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await add('price');
  await add('reserve_price');
  await db.schema.alterTable('guests').addColumn('owed_since', 'text').execute();
  await db.schema.alterTable('guests').addColumn('paid_before_won', 'integer').execute();
  await sql`update guests set
    price = (select days.price from days where days.id = guests.day_id),
    reserve_price = (select days.reserve_price from days where days.id = guests.day_id)`.execute(db);
};
