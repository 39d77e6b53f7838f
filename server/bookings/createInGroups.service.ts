import type { Guest } from '../../contract/booking/guest.schema';
import type { Context } from '../context';
import { isPostgres } from '../db/engine';
import { groupCommit } from '../db/groupCommit';
import type { SqliteDatabase } from '../db/driver';
import { inSqliteTransaction } from '../db/unitOfWork';
import type { BookingStore } from './bookingStore';
import { createBooking, type BookingRequest } from './create.service';
import { createInStore, type Created } from './createInStore';
import { sqliteStore } from './sqliteStore.repository';

/** Bookings of one commit. More would keep the event loop longer than some ten milliseconds. */
const GROUP_MOST = 100;

type Outcome = PromiseSettledResult<Created>;

const outcomeOf = (create: () => Created): Outcome => {
  try {
    return { status: 'fulfilled', value: create() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
};

/** One transaction for the group and a savepoint for each booking, so that one that throws undoes only itself. */
const inSqlite = (context: Context) => {
  let store: BookingStore | null = null;
  return (requests: readonly BookingRequest[]): Promise<Outcome[]> =>
    inSqliteTransaction(context.db, (database: SqliteDatabase, transaction) => {
      const prepared = (store ??= sqliteStore(database));
      const now = context.clock();
      const create = database.transaction((request: BookingRequest) => createInStore(context, prepared, request, now));
      return requests.map((request) => {
        const outcome = outcomeOf(() => create(request));
        // An error of the disk has ended the transaction: nothing of the group may go on outside it.
        if (!database.inTransaction && outcome.status === 'rejected') throw outcome.reason;
        if (outcome.status === 'fulfilled') void context.bus.publish(transaction, outcome.value.changes);
        return outcome;
      });
    });
};

/**
 * The function that creates bookings. With the fast paths all that wait are written in one commit, and each is answered
 * after the commit that holds it (docs/adr/0028); without them each has a transaction of its own.
 */
export const bookingCreator = (context: Context): ((request: BookingRequest) => Promise<Guest>) => {
  if (!context.fastPaths || isPostgres(context.db)) return (request) => createBooking(context, request);
  const submit = groupCommit(inSqlite(context), GROUP_MOST);
  return async (request) => (await submit(request)).booking.guest;
};
