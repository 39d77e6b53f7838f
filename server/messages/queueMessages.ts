import type { MessageKind } from '../../contract/messages/message.schema';
import { UNDO_PERIOD_MS } from '../../contract/booking/guest.rules';
import { HOUR_MS } from '../../contract/time.rules';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import type { Actor } from '../history/recordChange';
import type { LiveChange } from '../live/bus';
import { insertMessages, countMessagesToPhone } from './messages.repository';
import type { MessageFacts } from './messageText';

/**
 * The message's key for the provider, which identifies repeated attempts. The timestamp distinguishes it from messages
 * of another database with the same ids, such as one restored from a backup.
 */
const dedupKeyOf = ({ id, at }: LiveChange, audience: string): string =>
  `${id}-${audience}-${Date.parse(at).toString(36)}`;

/** A confirmed payment can be undone in its toast; the message is sent after that time. */
const afterUndoPeriod = (at: string): string => new Date(Date.parse(at) + UNDO_PERIOD_MS).toISOString();

const hourBefore = (at: string): string => new Date(Date.parse(at) - HOUR_MS).toISOString();

/** Messages that the operator receives; payments are confirmed by the operator himself. */
const TO_OPERATOR: readonly MessageKind[] = ['BOOKED', 'EDITED', 'CANCELLED'];

/**
 * Queues the messages for a change of a booking, for its guest and, if enabled (ktAdmin), for the operator. Call it in
 * the transaction of the change, so that neither exists without the other. The row names the guest by id; the worker
 * composes the text when it sends it. For actions of visitors the messages to one number are limited per hour: beyond
 * that a message is stored as dropped with the reason, and not sent.
 */
export const queueMessages = async (
  { limits }: Pick<Context, 'limits'>,
  transaction: Db,
  {
    change,
    kind,
    guestId,
    actor,
    facts = {},
  }: { change: LiveChange; kind: MessageKind; guestId: number; actor: Actor; facts?: MessageFacts },
): Promise<void> => {
  const tooMany =
    actor.by === 'visitor' &&
    (await countMessagesToPhone(transaction, guestId, hourBefore(change.at))) >= limits.messagesPerPhoneHour;
  const { ktAdmin } = await findLogic(transaction);
  const audiences =
    ktAdmin === 'Y' && TO_OPERATOR.includes(kind) ? (['guest', 'operator'] as const) : (['guest'] as const);
  await insertMessages(
    transaction,
    audiences.map((audience) => ({
      dedupKey: dedupKeyOf(change, audience),
      kind,
      audience,
      guestId,
      facts: JSON.stringify(facts),
      dueAt: kind === 'PAID' ? afterUndoPeriod(change.at) : change.at,
      createdAt: change.at,
      claimedUntil: null,
      sentAt: null,
      ...(tooMany ? { state: 'DROPPED', lastError: 'LIMIT' } : { lastError: null }),
    })),
  );
};
