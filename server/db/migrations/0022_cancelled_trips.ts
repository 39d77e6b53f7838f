import { sql, type Kysely } from 'kysely';
import { changeMessageKinds } from './messageKinds';

const FORMER = ['BOOKED', 'EDITED', 'PAID', 'CANCELLED', 'MOVED', 'NOTICE'];

/**
 * The cancellation of a whole trip, as it was before: of each booking its payment (JSON, null unless the trip was
 * cancelled), of the day its state and memo. Two more kinds of messages.
 */
export const cancelledTrips = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('alter table guests add column before_trip_cancelled text').execute(db);
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
  await changeMessageKinds(db, FORMER, [...FORMER, 'TRIP_CANCELLED', 'TRIP_RESTORED']);
};
