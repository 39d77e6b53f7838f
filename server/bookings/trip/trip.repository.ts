import type { Selectable } from 'kysely';
import type { CancelledTripTable, Db } from '#server/db/tables';

export type TripRow = Selectable<CancelledTripTable>;

export const storeCancelledTrip = async (db: Db, { dayId, ...trip }: TripRow): Promise<void> => {
  await db
    .insertInto('cancelledTrips')
    .values({ dayId, ...trip })
    .onConflict((conflict) => conflict.column('dayId').doUpdateSet(trip))
    .execute();
};

/** Null if the trip was not cancelled, or was cancelled without a reason. */
export const findCancelledTrip = async (db: Db, dayId: number): Promise<TripRow | null> =>
  (await db.selectFrom('cancelledTrips').selectAll().where('dayId', '=', dayId).executeTakeFirst()) ?? null;

export const forgetCancelledTrip = async (db: Db, dayId: number): Promise<void> => {
  await db.deleteFrom('cancelledTrips').where('dayId', '=', dayId).execute();
};
