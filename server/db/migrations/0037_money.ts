import { sql, type Kysely } from 'kysely';

interface Marked {
  guestId: number;
  action: 'REFUNDED' | 'UNREFUNDED';
  after: string | null;
}

/**
 * What earlier refunds of a booking paid back, in won, by its history; the parts of a refund whose rates differ, as JSON;
 * and 0 instead of null as what was paid before the first confirmation. Null stays where that cannot be taken back: what
 * was confirmed was refunded since, or taken back already. And the prices that a request which waits for its draw has
 * agreed to.
 */
export const money = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable('guests')
    .addColumn('paid_back_won', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('guests').addColumn('refund_parts', 'text').execute();
  for (const column of ['price', 'reserve_price'])
    await db.schema.alterTable('draw_entries').addColumn(column, 'integer').execute();

  const { rows } = await sql<Marked>`select guest_id, action, "after" from changes
    where action in ('REFUNDED', 'UNREFUNDED') and guest_id in (select id from guests)`.execute(db);
  const paidBack = new Map<number, number>();
  for (const { guestId: id, action, after } of rows) {
    const { refundWon = 0 } = JSON.parse(after ?? '{}') as { refundWon?: number };
    paidBack.set(id, (paidBack.get(id) ?? 0) + (action === 'REFUNDED' ? refundWon : -refundWon));
  }
  for (const [id, won] of paidBack)
    // The current refund has its own columns.
    await sql`update guests set paid_back_won = ${won} - case when refunded_at is null then 0 else refund_won end
      where id = ${id} and ${won} > case when refunded_at is null then 0 else refund_won end`.execute(db);

  await sql`update guests set paid_before_won = 0
    where state = 'COMPLETE' and paid_before_won is null and kept_won = 0
      and not exists (select 1 from changes where changes.guest_id = guests.id and changes.action = 'REFUNDED')
      and coalesce((select changes.action from changes
        where changes.guest_id = guests.id and changes.action in ('PAID', 'UNPAID')
        order by changes.id desc limit 1), 'PAID') = 'PAID'`.execute(db);
};
