import { HOUR_MS } from '../../contract/time.rules';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { bringMessagesForward } from '../messages/messages.repository';
import { forgetAttemptsAfter } from './expired.repository';

/** Longer than any lock, any delay of a message and any claim: what lies further ahead was written by a wrong clock. */
const FARTHEST_MS = 3 * HOUR_MS;

/**
 * After the machine's clock went back: deletes the counters and locks, and makes the messages due and free, that were
 * written while it was ahead. Otherwise they would wait until it is as late again. Run it every minute; mostly there is
 * nothing to do.
 */
export const mendClockJump = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const farthest = new Date(now.getTime() + FARTHEST_MS).toISOString();
    await forgetAttemptsAfter(transaction, farthest);
    await bringMessagesForward(transaction, { now: now.toISOString(), farthest });
  });
