import type { Guest } from '../../contract/booking/guest.schema';
import { seoulToday } from '../../contract/day/calendar.rules';
import type { Context } from '../context';
import { isPostgres } from '../db/engine';
import { AppError } from '../errors';
import { groupCommit } from '../db/groupCommit';
import type { SqliteDatabase } from '../db/driver';
import { inPipelinedTransaction, inSqliteTransaction, mayRepeat } from '../db/unitOfWork';
import { lastHour } from '../throttle/lastHour';
import { createBooking, type BookingRequest } from './create.service';
import { createInStore, type Created } from './createInStore';
import { seatCounters } from './limits.service';
import { postgresStore, type GroupScope } from './postgresStore.repository';
import { sqliteStores, type SqliteStore } from './sqliteStore.repository';

/** Bookings of one commit. More would keep the event loop longer than some ten milliseconds. */
const GROUP_MOST = 100;

type Outcome = PromiseSettledResult<Created | 'DRAW'>;

const outcomeOf = (create: () => Created | 'DRAW'): Outcome => {
  try {
    return { status: 'fulfilled', value: create() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
};

/** A booking failed amid its writes. The store has no savepoints, so the group is carried out one by one. */
class UnfinishedGroup extends Error {}

/** One transaction for the group. */
const inSqlite = (context: Context) => {
  let stores: ((since: string) => SqliteStore) | null = null;
  return (requests: readonly BookingRequest[]): Promise<Outcome[]> =>
    inSqliteTransaction(context.db, (database: SqliteDatabase, transaction) => {
      const now = context.clock();
      const store = (stores ??= sqliteStores(database))(lastHour(now).since);
      const outcomes = requests.map((request) => {
        const outcome = outcomeOf(() => createInStore(context, store, request, now));
        if (outcome.status === 'rejected' && !(outcome.reason instanceof AppError)) {
          // An error of the disk has ended the transaction: nothing of the group may go on outside it.
          if (!database.inTransaction) throw outcome.reason;
          throw new UnfinishedGroup();
        }
        if (outcome.status === 'fulfilled' && outcome.value !== 'DRAW')
          void context.bus.publish(transaction, outcome.value.changes);
        return outcome;
      });
      store.finish();
      return outcomes;
    });
};

/** Everything that the group's requests are about; invalid requests are about nothing. */
const scopeOf = (context: Context, requests: readonly BookingRequest[], now: Date): GroupScope => {
  const unique = <T>(values: readonly (T | null)[]): T[] => [
    ...new Set(values.filter((value): value is T => value !== null)),
  ];
  const counters = requests.flatMap(({ draft, address }) =>
    draft.id === null ? [] : seatCounters(context, { address, dayId: draft.id }),
  );
  return {
    keys: unique(requests.map(({ key }) => key)),
    dayIds: unique(requests.map(({ draft }) => draft.id)),
    phones: unique(requests.map(({ draft }) => draft.tel)),
    counters: unique(counters.map(({ key }) => key)),
    since: lastHour(now).since,
    today: seoulToday(now),
    requests: requests.length,
  };
};

/** One transaction for the group: locks and reads, decisions in memory, writes. Two round trips for any number. */
const inPostgres = (context: Context, requests: readonly BookingRequest[]): Promise<Outcome[]> =>
  inPipelinedTransaction(context.db, async (pipeline) => {
    const now = context.clock();
    const store = await postgresStore(pipeline, scopeOf(context, requests, now), now.toISOString());
    const outcomes = requests.map((request) => outcomeOf(() => createInStore(context, store, request, now)));
    for (const outcome of outcomes)
      if (outcome.status === 'rejected' && !(outcome.reason instanceof AppError)) throw new UnfinishedGroup();
    const changes = outcomes.flatMap((outcome) =>
      outcome.status === 'fulfilled' && outcome.value !== 'DRAW' ? outcome.value.changes : [],
    );
    const write = store.write();
    return { answer: outcomes, writes: write ? [write, context.bus.publish(pipeline.transaction, changes)] : [] };
  });

/**
 * The function that creates bookings; `DRAW` if the request is to be drawn with others. With the fast paths all that
 * wait are written in one commit, and each is answered after the commit that holds it (docs/adr/0028); without them
 * each has a transaction of its own.
 */
export const bookingCreator = (context: Context): ((request: BookingRequest) => Promise<Guest | 'DRAW'>) => {
  const alone = (request: BookingRequest): Promise<Guest | 'DRAW'> => createBooking(context, request);
  if (!context.fastPaths) return alone;
  const guestsOf = (outcomes: Outcome[]): PromiseSettledResult<Guest | 'DRAW'>[] =>
    outcomes.map((outcome) =>
      outcome.status === 'fulfilled'
        ? { status: 'fulfilled', value: outcome.value === 'DRAW' ? 'DRAW' : outcome.value.booking.guest }
        : outcome,
    );
  const commit = isPostgres(context.db)
    ? (requests: readonly BookingRequest[]) => inPostgres(context, requests)
    : inSqlite(context);
  return groupCommit(async (requests) => {
    try {
      return guestsOf(await commit(requests));
    } catch (error) {
      if (!mayRepeat(error) && !(error instanceof UnfinishedGroup)) throw error;
      // Mostly the group met another server's transaction. The general path waits for it, and repeats;
      // the next group does not wait for that.
      return requests.map((request) => ({ status: 'fulfilled', value: alone(request) }));
    }
  }, GROUP_MOST);
};
