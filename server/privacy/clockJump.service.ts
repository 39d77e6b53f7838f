import { onceAwake } from '../../contract/booking/deadline.rules';
import { isOnlyByDay } from '../../contract/messages/message.rules';
import { HOUR_MS, MINUTE_MS } from '../../contract/time.rules';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { bringMessagesForward, findPutOff, type MessageRow } from '../messages/messages.repository';
import { forgetAttemptsAfter } from './expired.repository';

/** Longer than any lock, any delay after a failed attempt and any claim: what lies further ahead is from a wrong clock. */
const FARTHEST_MS = 3 * HOUR_MS;
/** What was made later than this is from a wrong clock: those of several servers differ by seconds at most. */
const SOON_MS = MINUTE_MS;

type PutOff = Pick<MessageRow, 'kind' | 'createdAt' | 'dueAt' | 'claimedUntil' | 'attempts'>;

const isForLater = ({ createdAt, dueAt, claimedUntil, attempts }: PutOff): boolean =>
  attempts === 0 && claimedUntil === null && Date.parse(dueAt) - Date.parse(createdAt) > FARTHEST_MS;

/** Whether the worker has put a message off until this morning. */
const isForMorning = ({ kind, dueAt, claimedUntil }: PutOff, now: Date): boolean =>
  isOnlyByDay(kind) && claimedUntil === null && new Date(dueAt) <= onceAwake(now);

/**
 * After the machine's clock went back: deletes the counters and locks, and makes the messages due and free, that were
 * written while it was ahead. Otherwise they would wait until it is as late again. A message that was queued for later
 * on purpose, a reminder for example, keeps its time: it lies long after the message was made, and there was no attempt to
 * send it; so does one that is only sent by day, until the next morning. Run it every minute; mostly there is nothing to do.
 */
export const mendClockJump = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const after = (ms: number): string => new Date(now.getTime() + ms).toISOString();
    const [soon, farthest] = [after(SOON_MS), after(FARTHEST_MS)];
    await forgetAttemptsAfter(transaction, farthest);
    const putOff = (await findPutOff(transaction, { soon, farthest })).filter(
      (message) => !isForLater(message) && !isForMorning(message, now),
    );
    await bringMessagesForward(
      transaction,
      putOff.map(({ id }) => id),
      now.toISOString(),
    );
  });
