import type { Guest } from '../../contract/booking/guest.schema';
import { seoulToday } from '../../contract/day/calendar.rules';
import type { Context } from '../context';
import { isPostgres } from '../db/engine';
import { AppError } from '../errors';
import { groupCommit } from '../db/groupCommit';
import type { SqliteDatabase } from '../db/driver';
import { inPipelinedTransaction, inRepeatedTransaction, inSqliteTransaction, mayRepeat } from '../db/unitOfWork';
import type { LiveChange } from '../live/bus';
import { lastHour } from '../throttle/lastHour';
import type { BookingRequest } from './create.service';
import { createInStore, type Created } from './createInStore';
import { seatCounters } from './limits.service';
import { postgresStore, type GroupScope } from './postgresStore.repository';
import { sqliteStores, type SqliteStore } from './sqliteStore.repository';

/** Bookings of one commit. More would keep the event loop longer than some ten milliseconds. */
const GROUP_MOST = 100;

type Outcome = PromiseSettledResult<Created | 'DRAW'>;

/** A booking failed amid its writes. There are no savepoints, so its group is rolled back and carried out one by one. */
class Unfinished extends Error {
  constructor(readonly reason: unknown) {
    super();
  }
}

/** A refusal is an outcome. Another error ends the group, which may be repeated while its transaction `goesOn`. */
const outcomeOf = (create: () => Created | 'DRAW', goesOn: () => boolean = () => true): Outcome => {
  try {
    return { status: 'fulfilled', value: create() };
  } catch (reason) {
    if (reason instanceof AppError) return { status: 'rejected', reason };
    throw goesOn() ? new Unfinished(reason) : reason;
  }
};

const changesOf = (outcomes: readonly Outcome[]): LiveChange[] =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value !== 'DRAW' ? outcome.value.changes : [],
  );

/** Carries out bookings in one transaction. */
type Commit = (requests: readonly BookingRequest[]) => Promise<Outcome[]>;

const inSqlite = (context: Context): Commit => {
  let stores: ((now: Date) => SqliteStore) | null = null;
  return (requests) =>
    inSqliteTransaction(context.db, (database: SqliteDatabase, transaction) => {
      const now = context.clock();
      const store = (stores ??= sqliteStores(database))(now);
      const outcomes = requests.map((request) =>
        outcomeOf(
          () => createInStore(context, store, request, now),
          () => database.inTransaction,
        ),
      );
      store.finish();
      void context.bus.publish(transaction, changesOf(outcomes));
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

/** Locks and reads, decisions in memory, writes: two round trips for any number of requests. */
const inPostgres =
  (context: Context, inOneTransaction: typeof inPipelinedTransaction): Commit =>
  (requests) =>
    inOneTransaction(context.db, async (pipeline) => {
      const now = context.clock();
      const store = await postgresStore(pipeline, scopeOf(context, requests, now), now.toISOString());
      const outcomes = requests.map((request) => outcomeOf(() => createInStore(context, store, request, now)));
      const write = store.write();
      const publish = () => context.bus.publish(pipeline.transaction, changesOf(outcomes));
      return { answer: outcomes, writes: write ? [write, publish()] : [] };
    });

/**
 * The function that creates bookings; `DRAW` if the request is to be drawn with others. All that wait are written in one
 * commit, and each is answered after the commit that holds it (docs/adr/0028).
 */
export const bookingCreator = (context: Context): ((request: BookingRequest) => Promise<Guest | 'DRAW'>) => {
  const commit = isPostgres(context.db) ? inPostgres(context, inPipelinedTransaction) : inSqlite(context);
  const commitOne = isPostgres(context.db) ? inPostgres(context, inRepeatedTransaction) : commit;
  const guestOf = (created: Created | 'DRAW'): Guest | 'DRAW' => (created === 'DRAW' ? 'DRAW' : created.booking.guest);
  const alone = async (request: BookingRequest): Promise<Guest | 'DRAW'> => {
    const [outcome] = await commitOne([request]).catch((error: unknown) => {
      throw error instanceof Unfinished ? error.reason : error;
    });
    if (outcome?.status !== 'fulfilled') throw outcome?.reason;
    return guestOf(outcome.value);
  };
  return groupCommit(async (requests) => {
    try {
      return (await commit(requests)).map((outcome) =>
        outcome.status === 'fulfilled' ? { ...outcome, value: guestOf(outcome.value) } : outcome,
      );
    } catch (error) {
      if (!mayRepeat(error) && !(error instanceof Unfinished)) throw error;
      // Mostly the group met another server's transaction. Each waits for it alone; the next group does not wait for that.
      return requests.map((request) => ({ status: 'fulfilled', value: alone(request) }));
    }
  }, GROUP_MOST);
};
