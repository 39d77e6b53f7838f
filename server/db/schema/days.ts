import { sql, type Kysely } from 'kysely';
import { idColumn, isClock, isMeeting, isYesNo } from './columns';

export const createDays = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('days')
    .$call(idColumn(db))
    .addColumn('date', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('fish', 'text', (column) => column.notNull())
    .addColumn('total_count', 'integer', (column) => column.notNull())
    .addColumn('guest_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('held_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('charter_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('min_count', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('memo', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('memo_public', 'text', (column) => column.notNull().defaultTo('N'))
    .addColumn('confirmed', 'text', (column) => column.notNull().defaultTo('N'))
    .addColumn('price', 'integer', (column) => column.notNull())
    .addColumn('reserve_price', 'integer', (column) => column.notNull())
    .addColumn('depart_at', 'text')
    .addColumn('return_at', 'text')
    .addColumn('meet_at', 'integer')
    .addColumn('opens_at', 'text')
    .addCheckConstraint('days_date', sql`length(date) = 10`)
    .addCheckConstraint('days_state', sql`state in ('OPEN', 'COMPLETE', 'CLOSE', 'CANCEL')`)
    // Backs the guarded update of `changeSeats`: the boat is never oversold.
    .addCheckConstraint('days_seats', sql`guest_count >= 0 and guest_count <= total_count`)
    .addCheckConstraint(
      'days_held',
      sql`held_count = 0 or (held_count > 0 and guest_count + held_count <= total_count and charter_count = 0)`,
    )
    // A charter excludes other bookings: with one, the two counts would differ.
    .addCheckConstraint('days_charter', sql`charter_count = 0 or charter_count = guest_count`)
    .addCheckConstraint('days_min_count', sql`min_count >= 0`)
    .addCheckConstraint('days_memo_public', isYesNo('memo_public'))
    .addCheckConstraint('days_confirmed', isYesNo('confirmed'))
    .addCheckConstraint('days_prices', sql`price >= 0 and reserve_price >= 0`)
    .addCheckConstraint('days_depart_at', isClock('depart_at'))
    .addCheckConstraint('days_return_at', isClock('return_at'))
    .addCheckConstraint('days_meet_at', isMeeting('meet_at'))
    // On a half hour.
    .addCheckConstraint(
      'days_opens_at',
      sql`opens_at is null or (length(opens_at) = 24 and substr(opens_at, 15) in ('00:00.000Z', '30:00.000Z'))`,
    )
    .execute();
  await db.schema
    .createIndex('days_cancelled')
    .on('days')
    .column('date')
    .where(sql<boolean>`state = 'CANCEL'`)
    .execute();

  await db.schema
    .createTable('cancelled_trips')
    .addColumn('day_id', 'integer', (column) => column.primaryKey().references('days.id'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('memo', 'text', (column) => column.notNull())
    .addColumn('memo_after', 'text', (column) => column.notNull())
    .addCheckConstraint('cancelled_trips_reason', sql`reason in ('WEATHER', 'TOO_FEW', 'MAINTENANCE', 'OTHER')`)
    .addCheckConstraint('cancelled_trips_state', sql`state in ('OPEN', 'COMPLETE', 'CLOSE', 'CANCEL')`)
    .execute();
};
