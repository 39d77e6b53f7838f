import type { MessageKind } from '../../contract/messages/message.schema';
import { TAKE_BACK_MS } from '../../contract/guest/guest.rules';
import { findLogic } from '../config/config.repository';
import type { Db } from '../db/tables';
import type { LiveChange } from '../live/bus';
import { insertMessages } from './messages.repository';
import type { MessageFacts } from './messageText';

/**
 * Names a message for the provider, so that one that is sent again is known again. The instant keeps it apart from the
 * messages of another database that counts the same way, as one restored from a backup does.
 */
const dedupKeyOf = ({ id, at }: LiveChange, audience: string): string =>
  `${id}-${audience}-${Date.parse(at).toString(36)}`;

/** A confirmed payment can be taken back from its toast: until then nobody is told. */
const afterTakingBack = (at: string): string => new Date(Date.parse(at) + TAKE_BACK_MS).toISOString();

/**
 * Puts what happened to a booking into the outbox, for its guest and, while the operator wants it (ktAdmin), for the
 * operator. Call it in the transaction of the change: then a message exists exactly where the change does. It names the
 * guest by id; the worker makes the text when it sends.
 */
export const queueMessages = async (
  transaction: Db,
  {
    change,
    kind,
    guestId,
    facts = {},
  }: { change: LiveChange; kind: MessageKind; guestId: number; facts?: MessageFacts },
): Promise<void> => {
  const { ktAdmin } = await findLogic(transaction);
  const audiences = ktAdmin === 'Y' ? (['guest', 'operator'] as const) : (['guest'] as const);
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
      lastError: null,
    })),
  );
};
