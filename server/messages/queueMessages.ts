import type { MessageKind } from '../../contract/messages/message.schema';
import { TAKE_BACK_MS } from '../../contract/guest/guest.rules';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import type { Actor } from '../history/recordChange';
import type { LiveChange } from '../live/bus';
import { insertMessages, messagesToPhoneOf } from './messages.repository';
import type { MessageFacts } from './messageText';

const HOUR_MS = 3_600_000;

/**
 * Names a message for the provider, so that one that is sent again is known again. The instant keeps it apart from the
 * messages of another database that counts the same way, as one restored from a backup does.
 */
const dedupKeyOf = ({ id, at }: LiveChange, audience: string): string =>
  `${id}-${audience}-${Date.parse(at).toString(36)}`;

/** A confirmed payment can be taken back from its toast: until then nobody is told. */
const afterTakingBack = (at: string): string => new Date(Date.parse(at) + TAKE_BACK_MS).toISOString();

const hourBefore = (at: string): string => new Date(Date.parse(at) - HOUR_MS).toISOString();

/** What the operator wants to hear of: a payment he has confirmed himself. */
const TO_OPERATOR: readonly MessageKind[] = ['BOOKED', 'EDITED', 'CANCELLED'];

/**
 * Puts what happened to a booking into the outbox, for its guest and, while the operator wants it (ktAdmin), for the
 * operator. Call it in the transaction of the change: then a message exists exactly where the change does. It names the
 * guest by id; the worker makes the text when it sends. What visitors do themselves is told to one number so many times
 * an hour: beyond that the message is kept as dropped, with the reason, and nobody is told.
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
    (await messagesToPhoneOf(transaction, guestId, hourBefore(change.at))) >= limits.messagesPerPhoneHour;
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
      dueAt: kind === 'PAID' ? afterTakingBack(change.at) : change.at,
      createdAt: change.at,
      claimedUntil: null,
      sentAt: null,
      ...(tooMany ? { state: 'DROPPED', lastError: 'LIMIT' } : { lastError: null }),
    })),
  );
};
