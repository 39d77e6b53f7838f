import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import { IDLE_MS, TOTAL_MS } from '../auth/refreshToken';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { recordChange, SYSTEM } from '../history/recordChange';
import { forgetMessagesTo } from '../messages/messages.repository';
import { forgetAttemptsUntil, forgetKeysBefore, forgetLogins, forgetTicketsUntil } from './expired.repository';
import { blankGuestsBefore, emptyLog, forgetRequestsBefore } from './privacy.repository';

/** The completion screen promises it: personal data go on the third day after departure (specification 9). */
const KEPT_DAYS = 3;
const KEYS_KEPT_MS = 3 * 86_400_000;

type Needs = Pick<Context, 'db' | 'clock' | 'bus'>;

/** What was blanked. */
export interface Erased {
  guests: number;
  /** Messages to them that had not been sent. */
  messages: number;
}

/**
 * Blanks the personal data of trips that departed three days ago or earlier, wherever they stand: in the bookings,
 * in what was sent of them (what was not sent yet is made of them, and so is given up), and in what is kept of the
 * requests. The history holds none. Running it twice, or in two processes, does no harm.
 */
export const erasePersonalData = async (context: Needs): Promise<Erased> => {
  const erased = await inTransaction(context.db, async (transaction) => {
    // A trip on 5 December: in the night to 8 December.
    const kept = addDays(seoulToday(context.clock()), 1 - KEPT_DAYS);
    await forgetRequestsBefore(transaction, kept);
    const blanked = await blankGuestsBefore(transaction, kept);
    if (blanked.length === 0) return { guests: 0, messages: 0 };
    const done = { guests: blanked.length, messages: await forgetMessagesTo(transaction, blanked) };
    await recordChange(context, transaction, { actor: SYSTEM, action: 'ERASED', after: done });
    return done;
  });
  await emptyLog(context.db);
  return erased;
};

/** What was cleared away because its time is over. */
export interface Cleared {
  logins: number;
  keys: number;
  throttles: number;
  tickets: number;
}

/** Clears what is past its time: logins, idempotency keys, counted attempts, unused tickets. */
export const clearExpired = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Cleared> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
    return {
      logins: await forgetLogins(transaction, { startedBefore: ago(TOTAL_MS), issuedBefore: ago(IDLE_MS) }),
      keys: await forgetKeysBefore(transaction, ago(KEYS_KEPT_MS)),
      throttles: await forgetAttemptsUntil(transaction, now.toISOString()),
      tickets: await forgetTicketsUntil(transaction, now.toISOString()),
    };
  });
