import type { MessageKind } from '#contract/messages/message.schema';
import { UNDO_PERIOD_MS } from '#contract/booking/guest.rules';
import { findLogic, type PolicyRow } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import type { Actor } from '#server/history/recordChange';
import type { LiveChange } from '#server/bus/bus';
import { lastHour } from '#server/limits/lastHour';
import { countMessagesToPhone, insertMessages } from './messages.repository';
import type { MessageFacts } from './messageText';

/**
 * Identifies repeated attempts to the provider. The timestamp distinguishes it from messages with the same ids in
 * another database, such as a restored backup.
 */
const dedupKeyOf = ({ id, at }: LiveChange, audience: string): string =>
  `${id}-${audience}-${Date.parse(at).toString(36)}`;

/** The message waits, because the toast can undo a confirmed payment. */
const afterUndoPeriod = (at: string): string => new Date(Date.parse(at) + UNDO_PERIOD_MS).toISOString();

/** Without payments, because the operator confirms them. */
const TO_OPERATOR: readonly MessageKind[] = ['BOOKED', 'EDITED', 'CANCELLED', 'DEADLINE_PASSED'];

interface MessageSubject {
  change: LiveChange;
  kind: MessageKind;
  guestId: number;
  facts?: MessageFacts;
}

/**
 * For the guest and, if enabled (ktAdmin), for the operator. `tooMany`: the guest's number has reached its hourly
 * limit; the operator still gets a message.
 */
export const messageRows = (
  { change, kind, guestId, facts = {} }: MessageSubject,
  { ktAdmin, tooMany }: Pick<PolicyRow, 'ktAdmin'> & { tooMany: boolean },
) => {
  // A booking that the operator made is not news to the operator.
  const toOperator = ktAdmin === 'Y' && TO_OPERATOR.includes(kind) && !facts.byOperator;
  const audiences = toOperator ? (['guest', 'operator'] as const) : (['guest'] as const);
  return audiences.map((audience) => {
    const isDropped = tooMany && audience === 'guest';
    return {
      dedupKey: dedupKeyOf(change, audience),
      kind,
      audience,
      guestId,
      facts: JSON.stringify(facts),
      dueAt: kind === 'PAID' ? afterUndoPeriod(change.at) : change.at,
      createdAt: change.at,
      claimedUntil: null,
      sentAt: null,
      state: isDropped ? ('DROPPED' as const) : ('QUEUED' as const),
      lastError: isDropped ? ('LIMIT' as const) : null,
    };
  });
};

/**
 * Call it in the transaction of the change, so that neither exists without the other. The row has the guest's id; the
 * worker composes the text at sending. Actions of visitors have an hourly limit per number; excess messages are stored
 * as dropped.
 */
export const queueMessages = async (
  { limits }: Pick<Context, 'limits'>,
  transaction: Db,
  { actor, ...subject }: MessageSubject & { actor: Actor },
): Promise<void> => {
  const { guestId, change } = subject;
  const tooMany =
    actor.by === 'visitor' &&
    (await countMessagesToPhone(transaction, guestId, lastHour(new Date(change.at)))) >= limits.messagesPerPhoneHour;
  const { ktAdmin } = await findLogic(transaction);
  await insertMessages(transaction, messageRows(subject, { ktAdmin, tooMany }));
};

/** Call it in the transaction that holds the seats. */
export const queueOffer = (
  transaction: Db,
  { change, waitingId, offer, dueAt }: { change: LiveChange; waitingId: number; offer: string; dueAt: string },
): Promise<void> => {
  const facts: MessageFacts = { offer };
  return insertMessages(transaction, [
    {
      kind: 'OFFER',
      audience: 'guest',
      guestId: null,
      waitingId,
      facts: JSON.stringify(facts),
      dedupKey: dedupKeyOf(change, 'offer'),
      dueAt,
      createdAt: change.at,
      claimedUntil: null,
      sentAt: null,
      lastError: null,
    },
  ]);
};

/** Databases limit the parameters of a statement. */
const ROWS_AT_ONCE = 400;

/** Call it in the transaction of the change. Without a limit per number, because the operator sends it. */
export const queueToParties = async (
  transaction: Db,
  { change, facts, guestIds }: { change: LiveChange; facts: MessageFacts; guestIds: readonly number[] },
): Promise<void> => {
  const rows = guestIds.map((guestId) => ({
    kind: 'NOTICE' as const,
    audience: 'guest' as const,
    guestId,
    facts: JSON.stringify(facts),
    dedupKey: dedupKeyOf(change, `notice${guestId}`),
    dueAt: change.at,
    createdAt: change.at,
    claimedUntil: null,
    sentAt: null,
    lastError: null,
  }));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await insertMessages(transaction, rows.slice(first, first + ROWS_AT_ONCE));
};
