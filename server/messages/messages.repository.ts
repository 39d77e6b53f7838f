import { sql, type Insertable, type Selectable } from 'kysely';
import {
  messageFailureSchema,
  type Message,
  type MessageFailure,
  type MessageKind,
  type MessageState,
} from '#contract/messages/message.schema';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { lockName, phoneLock } from '#server/db/lock';
import type { Db, MessageTable } from '#server/db/tables';
import { fromNearerEnd, type Found, type Range } from '#server/http/page';
import type { Span } from '#server/limits/lastHour';
import { rateLimitTimestamp } from './rateLimitTimestamp';
import { isWorthSending, type MessageFacts } from './messageText';

/** Databases limit the parameters of a statement. */
const IDS_AT_ONCE = 1000;

export type MessageRow = Selectable<MessageTable>;

/** The database refuses a second message with the same `dedupKey`. */
export const insertMessages = async (db: Db, messages: readonly Insertable<MessageTable>[]): Promise<void> => {
  await db.insertInto('messages').values(messages).execute();
};

const COUNTED_AT = sql.raw<string>(rateLimitTimestamp('messages'));

/** Excludes messages dropped by the limit. */
const countedWithin = (db: Db, phone: string, { since, until }: Span) => {
  const counted = db
    .selectFrom('messages')
    .select(COUNTED_AT.as('at'))
    .where('messages.audience', '=', 'guest')
    .where(COUNTED_AT, '>', since)
    .where(COUNTED_AT, '<=', until)
    .where((eb) => eb.or([eb('messages.lastError', 'is', null), eb('messages.lastError', '<>', 'LIMIT')]));
  return counted
    .innerJoin('guests', 'guests.id', 'messages.guestId')
    .where('guests.phone', '=', phone)
    .unionAll(counted.innerJoin('waiting', 'waiting.id', 'messages.waitingId').where('waiting.phone', '=', phone));
};

/**
 * Of all bookings and waiting lists, without messages dropped by the limit. Locks the number to serialize its counts.
 */
export const countMessagesToPhone = async (db: Db, guestId: number, span: Span): Promise<number> => {
  const { phone } = await db.selectFrom('guests').select('phone').where('id', '=', guestId).executeTakeFirstOrThrow();
  await lockName(db, phoneLock(phone));
  const { total } = await db
    .selectFrom(countedWithin(db, phone, span).as('counted'))
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** Null if there are fewer. */
export const nthCounted = async (db: Db, phone: string, span: Span, nth: number): Promise<string | null> => {
  const row = await db
    .selectFrom(countedWithin(db, phone, span).as('counted'))
    .select('at')
    .orderBy('at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
};

/**
 * Oldest first, at most `most`. A message with an earlier attempt comes alone, because it may have crashed its process.
 */
const findDue = async (db: Db, now: string, most: number): Promise<number[]> => {
  const due = await db
    .selectFrom('messages')
    .select(['id', 'attempts'])
    .where('state', '=', 'QUEUED')
    .where('dueAt', '<=', now)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute();
  const again = due.findIndex(({ attempts }) => attempts > 0);
  return due.slice(0, again === -1 ? most : Math.max(again, 1)).map(({ id }) => id);
};

/**
 * Claims each message for one attempt, until an instant; of two workers only one gets it. An expired claim can be
 * claimed again. Empty if nothing is due.
 */
export const claimMessages = async (db: Db, now: string, until: string, most: number): Promise<MessageRow[]> => {
  for (;;) {
    const ids = await findDue(db, now, most);
    if (ids.length === 0) return [];
    const rows = await db
      .updateTable('messages')
      .set((eb) => ({ claimedUntil: until, attempts: eb('attempts', '+', 1) }))
      .where('id', 'in', ids)
      .where('state', '=', 'QUEUED')
      .where('dueAt', '<=', now)
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
      .returningAll()
      .execute();
    if (rows.length > 0) return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }
};

/**
 * Whether the guest of a booking cancelled with its trip was or may have been told: by telephone (the cancellation
 * removes ticks of earlier calls), or by a message with at least one attempt.
 */
export const wasToldOfCancellation = async (
  db: Db,
  { id, calledAt }: Pick<ManagedGuest, 'id' | 'calledAt'>,
): Promise<boolean> => {
  if (calledAt !== null) return true;
  const last = await db
    .selectFrom('messages')
    .select(['state', 'attempts'])
    .where('guestId', '=', id)
    .where('audience', '=', 'guest')
    .where('kind', 'in', ['TRIP_CANCELLED', 'CANCELLED'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && (last.state === 'SENT' || last.attempts > 0);
};

/** The facts of the last message about the booking's day, if it was not sent. */
export const findUnsentMove = async (
  db: Db,
  guestId: number,
): Promise<Pick<MessageFacts, 'movedFrom' | 'refundWithdrawn'> | null> => {
  const last = await db
    .selectFrom('messages')
    .select(['kind', 'state', 'facts'])
    .where('guestId', '=', guestId)
    .where('audience', '=', 'guest')
    .where('kind', 'in', ['MOVED', 'TRIP_RESTORED'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || last.state === 'SENT') return null;
  return last.kind === 'TRIP_RESTORED' ? { refundWithdrawn: true } : (JSON.parse(last.facts) as MessageFacts);
};

/** Drops the latest message only; earlier ones of the kind are still true. */
export const dropWaiting = async (db: Db, guestId: number, kind: MessageKind): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ state: 'DROPPED', lastError: null })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('messages')
        .select((row) => row.fn.max('id').as('id'))
        .where('guestId', '=', guestId)
        .where('kind', '=', kind),
    )
    .where('state', '=', 'QUEUED')
    .where('claimedUntil', 'is', null)
    .execute();
};

/** For messages without an attempt. */
export const giveBack = async (db: Db, rows: readonly MessageRow[]): Promise<void> => {
  for (const { id, attempts, claimedUntil } of rows)
    await db
      .updateTable('messages')
      .set({ claimedUntil: null, attempts: attempts - 1 })
      .where('id', '=', id)
      .where('state', '=', 'QUEUED')
      .where('attempts', '=', attempts)
      .where('claimedUntil', '=', claimedUntil)
      .execute();
};

/** For a message without an attempt. */
export const putOff = async (
  db: Db,
  { id, attempts }: Pick<MessageRow, 'id' | 'attempts'>,
  dueAt: string,
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ dueAt, claimedUntil: null, attempts: attempts - 1 })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .execute();
};

export interface SentMessage {
  id: number;
  sentAt: string;
  sentText: string;
  sentTo: string | null;
  /** TIMEOUT if an earlier attempt got no response, so that the message may have been sent twice. */
  lastError: string | null;
}

/**
 * Stores the texts too, in one statement, even if another worker has claimed the messages. A message that was dropped
 * during the attempt, because the guest's data were erased, stays dropped and without text.
 */
export const markSent = async (db: Db, messages: readonly SentMessage[]): Promise<void> => {
  if (messages.length === 0) return;
  const rows = messages.map(
    ({ id, sentAt, sentText, sentTo, lastError }) =>
      sql`(cast(${id} as integer), cast(${sentAt} as text), cast(${sentText} as text), cast(${sentTo} as text),
        cast(${lastError} as text))`,
  );
  await sql`with sent (id, sent_at, sent_text, sent_to, last_error) as (values ${sql.join(rows)})
    update messages set state = 'SENT', claimed_until = null, last_error = sent.last_error,
      sent_at = sent.sent_at, sent_text = sent.sent_text, sent_to = sent.sent_to
    from sent where messages.id = sent.id and messages.state = 'QUEUED'`.execute(db);
};

/** No effect, and false, if another worker has started the next attempt. */
export const updateClaimed = async (
  db: Db,
  { id, attempts }: Pick<MessageRow, 'id' | 'attempts'>,
  outcome: { state: Exclude<MessageState, 'SENT'>; dueAt?: string; lastError: string | null },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ ...outcome, claimedUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0;
};

/**
 * For erased data: drops unsent messages, then deletes the texts of sent ones, in this order to cover a message sent in
 * between. Returns the number of dropped messages.
 */
export const forgetMessagesTo = async (db: Db, guestIds: readonly number[]): Promise<number> => {
  let dropped = 0;
  for (let first = 0; first < guestIds.length; first += IDS_AT_ONCE) {
    const ids = guestIds.slice(first, first + IDS_AT_ONCE);
    const result = await db
      .updateTable('messages')
      .set({ state: 'DROPPED', claimedUntil: null, lastError: null })
      .where('guestId', 'in', ids)
      .where('state', 'in', ['QUEUED', 'PARKED'])
      .executeTakeFirst();
    dropped += Number(result.numUpdatedRows);
    await db
      .updateTable('messages')
      .set({ sentText: null, sentTo: null })
      .where('guestId', 'in', ids)
      .where('state', '=', 'SENT')
      .execute();
  }
  return dropped;
};

/**
 * For messages created, attempted or claimed while the clock was ahead of `now`. Messages that were postponed before
 * keep their time.
 */
export const freeMessagesAhead = async (db: Db, now: string): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ dueAt: now, claimedUntil: null })
    .where('state', '=', 'QUEUED')
    .where((eb) =>
      eb.or([
        eb('createdAt', '>', now),
        eb('claimedUntil', '>', now),
        eb('dueAt', '>', now).and(eb.or([eb('attempts', '>', 0), eb('claimedUntil', 'is not', null)])),
      ]),
    )
    .execute();
};

/** The operator has informed the guest, or there is nothing to say. False if it is not parked. */
export const markResolved = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .updateTable('messages')
    .set({ state: 'DROPPED', claimedUntil: null, lastError: 'HANDLED' satisfies MessageFailure })
    .where('id', '=', id)
    .where('state', '=', 'PARKED')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Null if it is neither parked nor resolved. A claim that ends immediately distinguishes it from a message queued for
 * later.
 */
export const requeueMessage = async (db: Db, id: number, dueAt: string): Promise<MessageRow | null> =>
  (await db
    .updateTable('messages')
    .set((eb) => ({
      state: 'QUEUED' as const,
      attempts: 0,
      dueAt,
      claimedUntil: dueAt,
      // It may have been sent: the provider is asked first, or gets it only once.
      lastError: eb.case().when('lastError', '=', NO_RESPONSE).then(NO_RESPONSE).else(null).end(),
    }))
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'PARKED'),
        eb('state', '=', 'DROPPED').and('lastError', '=', 'HANDLED' satisfies MessageFailure),
      ]),
    )
    .returningAll()
    .executeTakeFirst()) ?? null;

const messagesIn = (db: Db, state: MessageState | undefined) =>
  db.selectFrom('messages').$if(state !== undefined, (query) => query.where('messages.state', '=', state ?? 'QUEUED'));

export const countMessages = async (db: Db, state?: MessageState): Promise<number> => {
  const { total } = await messagesIn(db, state)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** An attempt without a response: the message may have been sent. */
export const NO_RESPONSE = 'TIMEOUT' satisfies MessageFailure;

/** The name of a failure, a space and the provider's code, as `lastError` stores them. */
export const writtenFailure = (failure: MessageFailure, detail: string | null): string =>
  detail === null ? failure : `${failure} ${detail}`;
const readFailure = (lastError: string | null): Pick<Message, 'failure' | 'failureDetail'> => {
  const [name, detail] = (lastError ?? '').split(' ');
  return { failure: messageFailureSchema.safeParse(name).data ?? null, failureDetail: detail ?? null };
};

/** With the guest's current name, and the columns that decide whether the message is still valid. */
const messagesWithGuest = (db: Db) =>
  db
    .selectFrom('messages')
    // A deleted booking is only a debt without a guest.
    .leftJoin('guests', (join) => join.onRef('guests.id', '=', 'messages.guestId').on('guests.deletedAt', 'is', null))
    .leftJoin('waiting', 'waiting.id', 'messages.waitingId')
    .leftJoin('days', (join) => join.on('days.id', '=', (eb) => eb.fn.coalesce('guests.dayId', 'waiting.dayId')))
    .selectAll('messages')
    .select(['guests.number', 'guests.phone', 'guests.state as guestState', 'guests.claimedAt', 'days.date'])
    .select('guests.cancelledAt')
    .select((eb) => eb.fn.coalesce('guests.name', 'waiting.name').as('name'))
    .select(['waiting.state as waitingState', 'waiting.offerSalt']);

export const findMessage = async (db: Db, id: number): Promise<Message | null> => {
  const row = await messagesWithGuest(db).where('messages.id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
};

/** Newest first. */
export const findMessages = async (db: Db, state: MessageState | undefined, range: Range): Promise<Found<Message>> => {
  const total = await countMessages(db, state);
  const { direction, limit, offset } = fromNearerEnd(range, total);
  const page = messagesIn(db, state)
    .select('messages.id')
    .orderBy('messages.id', direction)
    .limit(limit)
    .offset(offset);
  const rows = await messagesWithGuest(db).where('messages.id', 'in', page).orderBy('messages.id', 'desc').execute();
  return { list: rows.map(toMessage), total };
};

const isStillValid = (message: MessageWithGuest): boolean =>
  message.waitingId === null ? isStillTrue(message) : isStillOffered(message);

/** Does not check the time; the worker does. */
const isStillOffered = ({ waitingState, offerSalt, facts }: MessageWithGuest): boolean =>
  waitingState === 'OFFERED' && (JSON.parse(facts) as MessageFacts).offer === offerSalt;

const isStillTrue = ({
  kind,
  audience,
  facts,
  createdAt,
  name,
  phone,
  guestState,
  date,
  claimedAt,
  cancelledAt,
}: MessageWithGuest): boolean =>
  name !== null &&
  phone !== null &&
  guestState !== null &&
  date !== null &&
  isWorthSending({
    kind,
    audience,
    facts: JSON.parse(facts) as MessageFacts,
    createdAt,
    guest: { name, phone, state: guestState, date, claimedAt, cancelledAt },
  });

type MessageWithGuest = Awaited<ReturnType<ReturnType<typeof messagesWithGuest>['executeTakeFirstOrThrow']>>;
const toMessage = (row: MessageWithGuest): Message => ({
  id: row.id,
  kind: row.kind,
  audience: row.audience,
  guestId: row.guestId,
  guestNumber: row.number,
  guestName: row.name === '' ? null : row.name,
  date: row.date,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.createdAt,
  dueAt: row.dueAt,
  sentAt: row.sentAt,
  sentText: row.sentText,
  sentTo: row.sentTo,
  ...readFailure(row.lastError),
  holds: isStillValid(row),
});
