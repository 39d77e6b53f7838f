import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import { eraseBookingsBefore } from '#server/bookings/bookings.repository';
import { forgetRequestsBefore } from '#server/bookings/make/idempotency.repository';
import { forgetTicksBefore } from '#server/bookings/aboard/ticks.repository';
import { IDLE_MS, TOTAL_MS } from '#server/auth/refreshToken';
import { DAY_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { eraseDrawEntriesBefore } from '#server/draws/draw.repository';
import { recordChange, SYSTEM } from '#server/history/recordChange';
import { forgetMessagesTo } from '#server/messages/messages.repository';
import { forgetNoticesBefore } from '#server/messages/notices/notices.repository';
import { forgetAttemptsUntil, forgetKeysBefore, forgetLogins, forgetTicketsUntil } from './expired.repository';
import { eraseEntriesBefore } from '#server/waiting/waiting.repository';
import { firstKept } from '#contract/day/retention.rules';
import { emptyLog } from './privacy.repository';

const KEYS_RETENTION_MS = 3 * DAY_MS;

type Needs = Pick<Context, 'db' | 'clock' | 'bus'>;

/** Counts. */
export interface Erased {
  guests: number;
  /** Unsent ones that were dropped. */
  messages: number;
}

/** Bookings per transaction: a few milliseconds, so that other requests are served in between. */
const AT_ONCE = 50;

const eraseSome = (context: Needs, firstDate: DayDate): Promise<Erased> =>
  inTransaction(context.db, async (transaction) => {
    const blanked = await eraseBookingsBefore(transaction, firstDate, AT_ONCE);
    if (blanked.length === 0) return { guests: 0, messages: 0 };
    const done = { guests: blanked.length, messages: await forgetMessagesTo(transaction, blanked) };
    await recordChange(context, transaction, { actor: SYSTEM, action: 'ERASED', after: done });
    return done;
  });

/**
 * Of trips at least three days ago: in bookings, waiting lists, stored requests and messages (unsent ones are dropped,
 * because their text needs the data). The history has none. Idempotent, and safe in two processes at once. Runs several
 * transactions, each recorded in the history.
 */
export const erasePersonalData = async (context: Needs): Promise<Erased> => {
  const firstDate = firstKept(seoulToday(context.clock()));
  const erased: Erased = { guests: 0, messages: 0 };
  await inTransaction(context.db, async (transaction) => {
    await forgetRequestsBefore(transaction, firstDate);
    await forgetNoticesBefore(transaction, firstDate);
    await forgetTicksBefore(transaction, firstDate);
    await eraseEntriesBefore(transaction, firstDate);
    await eraseDrawEntriesBefore(transaction, firstDate);
  });
  for (let some = await eraseSome(context, firstDate); some.guests > 0; some = await eraseSome(context, firstDate)) {
    erased.guests += some.guests;
    erased.messages += some.messages;
  }
  await emptyLog(context.db);
  return erased;
};

/** Counts. */
export interface Cleared {
  logins: number;
  keys: number;
  throttles: number;
  tickets: number;
}

/** Logins, idempotency keys, attempt counters, unused tickets. */
export const clearExpired = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Cleared> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
    return {
      logins: await forgetLogins(transaction, { startedBefore: ago(TOTAL_MS), issuedBefore: ago(IDLE_MS) }),
      keys: await forgetKeysBefore(transaction, ago(KEYS_RETENTION_MS)),
      throttles: await forgetAttemptsUntil(transaction, now.toISOString()),
      tickets: await forgetTicketsUntil(transaction, now.toISOString()),
    };
  });
