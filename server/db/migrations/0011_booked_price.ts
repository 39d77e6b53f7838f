import { sql, type Kysely } from 'kysely';

/**
 * What a booking costs a head, as the day stood when it was made: a later change of the day's prices is not the guest's.
 * Of earlier bookings only the day's prices of now are known. Beside it what an edit and a confirmed payment leave: since
 * when something is owed to a booking that goes on, and what had been paid before the last payment, so that a wrong one
 * can be taken back.
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
