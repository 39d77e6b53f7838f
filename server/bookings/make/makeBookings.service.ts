import type { Guest } from '#contract/booking/guest.schema';
import { seoulToday } from '#contract/day/calendar.rules';
import type { Context } from '#server/context';
import { isPostgres } from '#server/db/engine';
import { AppError } from '#server/errors';
import { groupCommit } from '#server/db/groupCommit';
import type { SqliteDatabase } from '#server/db/driver';
import { inPipelinedTransaction, inRepeatedTransaction, inSqliteTransaction, mayRepeat } from '#server/db/unitOfWork';
import { changeRow, SYSTEM, VISITOR } from '#server/history/recordChange';
import type { LiveChange } from '#server/bus/bus';
import { messageRows } from '#server/messages/queueMessages';
import { lastHour } from '#server/limits/lastHour';
import type { BookingStatements } from './bookingStatements';
import { AS_BOOKED, toBooking, type Booking } from '../bookings.repository';
import { decideBooking, type BookingRequest, type Decision } from './decideBooking';
import { seatCounters } from './limits.service';
import { postgresStatements, type GroupScope } from './postgresStatements.repository';
import { sqliteStatements, type SqliteStatements } from './sqliteStatements.repository';

/** More would block the event loop for over ten milliseconds. */
const GROUP_MOST = 100;

interface Created {
  booking: Booking;
  changes: LiveChange[];
}

type Outcome = PromiseSettledResult<Created | 'DRAW'>;

const carryOut = (
  statements: BookingStatements,
  decision: Decision,
  generateNumber: () => string,
  now: Date,
): Created | 'DRAW' => {
  if (decision === 'DRAW') return decision;
  if ('repeated' in decision) return { booking: decision.repeated, changes: [] };
  const { made, day, state, counters, tooMany } = decision;
  const { phone, guestCount } = made.row;
  const at = now.toISOString();
  const dayId = day.id;
  statements.takeSeats(dayId, guestCount, state);
  const booked = statements.insertBooking(made.row, generateNumber);
  const guestId = booked.id;
  for (const counter of counters) statements.countSeats(counter);
  const request = made.requestOf(guestId);
  if (request !== null) statements.storeRequest(request);
  const change = statements.recordChange(changeRow({ actor: VISITOR, ...made.history, dayId, guestId }, at));
  const changes = [change];
  if (state !== day.state) {
    const move = { before: { state: day.state }, after: { state } };
    changes.push(statements.recordChange(changeRow({ actor: SYSTEM, action: 'DAY_STATE', dayId, ...move }, at)));
  }
  const { ktAdmin } = statements.policy();
  for (const message of messageRows({ change, kind: 'BOOKED', guestId }, { ktAdmin, tooMany }))
    statements.queueMessage(message, phone);
  return { booking: toBooking({ ...AS_BOOKED, ...made.row, ...booked, date: day.date }), changes };
};

const create = (
  context: Context,
  statements: BookingStatements,
  request: BookingRequest,
  now: Date,
): Created | 'DRAW' =>
  carryOut(statements, decideBooking(context, statements, request, now), context.generateBookingNumber, now);

/** Without savepoints, the group is rolled back and repeated one by one. */
class Unfinished extends Error {
  constructor(readonly reason: unknown) {
    super();
  }
}

/** A refusal is an outcome. Any other error ends the group, which may be repeated while its transaction `goesOn`. */
const outcomeOf = (attempt: () => Created | 'DRAW', goesOn: () => boolean = () => true): Outcome => {
  try {
    return { status: 'fulfilled', value: attempt() };
  } catch (reason) {
    if (reason instanceof AppError) return { status: 'rejected', reason };
    throw goesOn() ? new Unfinished(reason) : reason;
  }
};

const changesOf = (outcomes: readonly Outcome[]): LiveChange[] =>
  outcomes.flatMap((outcome) =>
    outcome.status === 'fulfilled' && outcome.value !== 'DRAW' ? outcome.value.changes : [],
  );

type Commit = (requests: readonly BookingRequest[]) => Promise<Outcome[]>;

const inSqlite = (context: Context): Commit => {
  let prepared: ((now: Date) => SqliteStatements) | null = null;
  return (requests) =>
    inSqliteTransaction(context.db, (database: SqliteDatabase, transaction) => {
      const now = context.clock();
      const statements = (prepared ??= sqliteStatements(database))(now);
      const outcomes = requests.map((request) =>
        outcomeOf(
          () => create(context, statements, request, now),
          () => database.inTransaction,
        ),
      );
      statements.finish();
      void context.bus.publish(transaction, changesOf(outcomes));
      return outcomes;
    });
};

const scopeOf = (context: Context, requests: readonly BookingRequest[], now: Date): GroupScope => {
  const unique = <T>(values: readonly (T | null)[]): T[] => [
    ...new Set(values.filter((value): value is T => value !== null)),
  ];
  const counters = requests.flatMap(({ draft, address }) =>
    draft.id === null ? [] : seatCounters(context, address, draft.id),
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

/** Two round trips for any number of requests. */
const inPostgres =
  (context: Context, inOneTransaction: typeof inPipelinedTransaction): Commit =>
  (requests) =>
    inOneTransaction(context.db, async (pipeline) => {
      const now = context.clock();
      const statements = await postgresStatements(pipeline, scopeOf(context, requests, now));
      const outcomes = requests.map((request) => outcomeOf(() => create(context, statements, request, now)));
      const write = statements.write();
      const publish = () => context.bus.publish(pipeline.transaction, changesOf(outcomes));
      return { result: outcomes, writes: write ? [write, publish()] : [] };
    });

/** `DRAW` if the request is to be drawn. Each response follows its commit (docs/decisions/0015). */
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
      // Usually a conflict with another server's transaction. Each request waits alone, and the next group does not
      // wait.
      return requests.map((request) => ({ status: 'fulfilled', value: alone(request) }));
    }
  }, GROUP_MOST);
};
