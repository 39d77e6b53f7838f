import type { Insertable, Selectable } from 'kysely';
import {
  messageFailureSchema,
  type Message,
  type MessageFailure,
  type MessageState,
} from '../../contract/messages/message.schema';
import { lockName, phoneLock } from '../db/lock';
import type { Db, MessageTable } from '../db/tables';
import type { Found, Range } from '../page';
import { isWorthSending } from './messageText';

/** Ids of one statement, within the databases' limit of parameters. */
const IDS_AT_ONCE = 1000;

export type MessageRow = Selectable<MessageTable>;

export const insertMessages = async (db: Db, messages: readonly Insertable<MessageTable>[]): Promise<void> => {
  await db.insertInto('messages').values(messages).execute();
};

/**
 * Number of messages queued for a guest's telephone number since an instant, for all bookings, without those dropped by
 * the limit. Locks the number, so that its messages are counted one after the other.
 */
export const countMessagesToPhone = async (db: Db, guestId: number, since: string): Promise<number> => {
  const { phone } = await db.selectFrom('guests').select('phone').where('id', '=', guestId).executeTakeFirstOrThrow();
  await lockName(db, phoneLock(phone));
  const { total } = await db
    .selectFrom('messages')
    .innerJoin('guests', 'guests.id', 'messages.guestId')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('guests.phone', '=', phone)
    .where('messages.audience', '=', 'guest')
    .where('messages.createdAt', '>', since)
    .where((eb) => eb.or([eb('messages.lastError', 'is', null), eb('messages.lastError', '<>', 'LIMIT')]))
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** The id of the message that has waited longest among those that are due and not claimed, or null. */
const findDue = async (db: Db, now: string): Promise<number | null> => {
  const row = await db
    .selectFrom('messages')
    .select('id')
    .where('state', '=', 'QUEUED')
    .where('dueAt', '<=', now)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .orderBy('dueAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
};

/**
 * Claims the next due message for one attempt, until an instant; of two concurrent workers only one gets it. An expired
 * claim, whose worker has ended, can be claimed again. Null if nothing is due.
 */
export const claimMessage = async (db: Db, now: string, until: string): Promise<MessageRow | null> => {
  for (;;) {
    const id = await findDue(db, now);
    if (id === null) return null;
    const row = await db
      .updateTable('messages')
      .set((eb) => ({ claimedUntil: until, attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .where('state', '=', 'QUEUED')
      .where('dueAt', '<=', now)
      .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
      .returningAll()
      .executeTakeFirst();
    if (row) return row;
  }
};

/**
 * Marks a message as sent, whichever worker holds it now, and stores its text. A message that was dropped during the
 * attempt, because the guest's data were erased, stays dropped and without text.
 */
export const markSent = async (
  db: Db,
  id: number,
  sent: { sentAt: string; sentText: string; sentTo: string | null },
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ ...sent, state: 'SENT', claimedUntil: null, lastError: null })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .execute();
};

/** Stores the outcome of a failed attempt; no effect if another worker has started the next one. */
export const settleFailure = async (
  db: Db,
  { id, attempts }: Pick<MessageRow, 'id' | 'attempts'>,
  outcome: { state: Exclude<MessageState, 'SENT'>; dueAt?: string; lastError: string | null },
): Promise<void> => {
  await db
    .updateTable('messages')
    .set({ ...outcome, claimedUntil: null })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .where('attempts', '=', attempts)
    .execute();
};

/**
 * Drops the unsent messages to these guests, and deletes the text of sent ones: their data are erased. In this order,
 * so that a message sent in between is covered. Returns the number of dropped messages.
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
 * Marks a parked message as resolved: the operator has told the guest, or there is nothing to tell. False if it is not
 * parked.
 */
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

/** Queues a parked or resolved message again; null if it is neither. */
export const requeueMessage = async (db: Db, id: number, dueAt: string): Promise<MessageRow | null> =>
  (await db
    .updateTable('messages')
    .set({ state: 'QUEUED', attempts: 0, dueAt, claimedUntil: null, lastError: null })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'PARKED'),
        eb('state', '=', 'DROPPED').and('lastError', '=', 'HANDLED' satisfies MessageFailure),
      ]),
    )
    .returningAll()
    .executeTakeFirst()) ?? null;

export const countMessages = async (db: Db, state: MessageState): Promise<number> => {
  const { total } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(total);
};

/** `lastError` is the name of a failure, followed by a space and the provider's code. */
export const writtenFailure = (failure: MessageFailure, detail: string | null): string =>
  detail === null ? failure : `${failure} ${detail}`;
const readFailure = (lastError: string | null): Pick<Message, 'failure' | 'failureDetail'> => {
  const [name, detail] = (lastError ?? '').split(' ');
  return { failure: messageFailureSchema.safeParse(name).data ?? null, failureDetail: detail ?? null };
};

const listed = (db: Db, state: MessageState | undefined) => {
  const messages = db
    .selectFrom('messages')
    // Of a deleted booking only its debt is left, which has no guest.
    .leftJoin('guests', (join) => join.onRef('guests.id', '=', 'messages.guestId').on('guests.deletedAt', 'is', null))
    .leftJoin('days', 'days.id', 'guests.dayId');
  return state === undefined ? messages : messages.where('messages.state', '=', state);
};

/** Adds the guest's current name, and the columns that decide whether the message is still valid. */
const selectWithGuest = (found: ReturnType<typeof listed>) =>
  found
    .selectAll('messages')
    .select(['guests.number', 'guests.name', 'guests.phone', 'guests.state as guestState', 'days.date']);

/** One message as the operator sees it, or null. */
export const findMessage = async (db: Db, id: number): Promise<Message | null> => {
  const row = await selectWithGuest(listed(db, undefined)).where('messages.id', '=', id).executeTakeFirst();
  return row ? toMessage(row) : null;
};

/** One page of messages, newest first, and the total number. */
export const findMessages = async (
  db: Db,
  state: MessageState | undefined,
  { limit, offset }: Range,
): Promise<Found<Message>> => {
  const found = listed(db, state);
  const { total } = await found.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await selectWithGuest(found).orderBy('messages.id', 'desc').limit(limit).offset(offset).execute();
  return { list: rows.map(toMessage), total: Number(total) };
};

const isStillValid = ({ kind, audience, name, phone, guestState }: MessageWithGuest): boolean =>
  name !== null &&
  phone !== null &&
  guestState !== null &&
  isWorthSending({ kind, audience, guest: { name, phone, state: guestState } });

type MessageWithGuest = Awaited<ReturnType<ReturnType<typeof selectWithGuest>['executeTakeFirstOrThrow']>>;
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
