import { MESSAGES_PER_PAGE } from '#contract/messages/message.rules';
import type { Message, MessageList, MessageState } from '#contract/messages/message.schema';
import type { Context } from '#server/context';
import { longReads } from '#server/db/sqliteReader';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { readPage } from '#server/http/page';
import { findMessage, findMessages, markResolved, requeueMessage } from './messages.repository';

export const listMessages = async (
  { db }: Pick<Context, 'db'>,
  { state, page }: { state?: MessageState | undefined; page: number },
): Promise<MessageList> => {
  return readPage(page, MESSAGES_PER_PAGE, (range) => findMessages(longReads(db), state, range));
};

/**
 * Restores all attempts; the published change wakes the worker. Refuses a message that is no longer valid, because it
 * would never be sent.
 */
export const retryMessage = (context: Context, id: number, actor: Operator): Promise<Message> =>
  inTransaction(context.db, async (transaction) => {
    const row = await requeueMessage(transaction, id, context.clock().toISOString());
    const message = await findMessage(transaction, id);
    if (!message) throw new AppError('NOT_FOUND');
    if (!row || !message.holds) throw new AppError('CONFLICT');
    await recordChange(context, transaction, {
      actor,
      action: 'MESSAGE_RETRIED',
      ...(row.guestId !== null && { guestId: row.guestId }),
    });
    return message;
  });

/** Does not depend on the booking. The message can still be sent later. */
export const resolveMessage = (context: Context, id: number, actor: Operator): Promise<Message> =>
  inTransaction(context.db, async (transaction) => {
    const done = await markResolved(transaction, id);
    const message = await findMessage(transaction, id);
    if (!message) throw new AppError('NOT_FOUND');
    if (!done) throw new AppError('CONFLICT');
    await recordChange(context, transaction, {
      actor,
      action: 'MESSAGE_HANDLED',
      ...(message.guestId !== null && { guestId: message.guestId }),
    });
    return message;
  });
