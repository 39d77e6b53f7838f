import { MINUTE_MS } from '#contract/time.rules';
import { giveBackDeadlines } from '#server/bookings/deadlines/giveBackDeadlines';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { freeMessagesAhead } from '#server/messages/messages.repository';
import { giveBackHolds } from '#server/waiting/giveBackHolds';
import { lockAlive, storeAlive } from './alive.repository';
import { forgetAttempts } from './expired.repository';

/** Longer than the interval between two records, and than the difference of servers' clocks. */
const LOST_MS = 2 * MINUTE_MS;

/**
 * Records that a server runs, and gives back lost time: deadlines and holds that ended while no server ran, or that the
 * clock skipped, get the rest of their time. After the clock moves back, locks and postponed messages of the time ahead
 * are released. Run it every minute, before deadlines end. Servers lock the instant, so that time is given back once.
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
    // Another server's clock is slightly ahead.
    if (passed >= 0 || passed < -LOST_MS) await storeAlive(transaction, to.toISOString());
  });
