import { MINUTE_MS } from '#contract/time.rules';
import { giveBackDeadlines } from '#server/bookings/deadlines/giveBackDeadlines';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { freeMessagesAhead } from '#server/messages/messages.repository';
import { giveBackHolds } from '#server/waiting/giveBackHolds';
import { lockAlive, storeAlive } from './alive.repository';
import { forgetAttempts } from './expired.repository';

/** Longer than the pause between two notes, and than the difference of several servers' clocks. */
const LOST_MS = 2 * MINUTE_MS;

/**
 * Notes that a server runs, and gives lost time back: deadlines and holds that ended while no server ran, or that the
 * clock has skipped, get the rest of their time. If the clock has gone back, what it has locked or put off while ahead
 * becomes free again. Run it every minute, before deadlines end; several servers lock the instant, so that time is
 * given back once.
 */
export const noteAlive = ({ db, ...context }: Pick<Context, 'db' | 'clock' | 'bus'>): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const to = context.clock();
    const last = await lockAlive(transaction);
    const from = last === null ? to : new Date(last);
    const passed = to.getTime() - from.getTime();
    if (passed > LOST_MS) {
      await giveBackDeadlines(context, transaction, { from, to });
      await giveBackHolds(transaction, { from, to });
    } else if (passed < -LOST_MS) {
      await forgetAttempts(transaction);
      await freeMessagesAhead(transaction, to.toISOString());
    }
    // The clock of another server is a little ahead.
    if (passed >= 0 || passed < -LOST_MS) await storeAlive(transaction, to.toISOString());
  });
