import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { blankGuestsBefore, forgetKeysBefore } from './privacy.repository';

/** The completion screen promises it: personal data go three days after departure (specification 9). */
const KEPT_DAYS = 3;
const KEYS_KEPT_MS = 3 * 86_400_000;

/**
 * Blanks the personal data of trips that departed more than three days ago. Running it twice, or in two processes, does
 * no harm. Answers how many bookings were blanked.
 */
export const erasePersonalData = ({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> =>
  inTransaction(db, async (transaction) => {
    const now = clock();
    await forgetKeysBefore(transaction, new Date(now.getTime() - KEYS_KEPT_MS).toISOString());
    return blankGuestsBefore(transaction, addDays(seoulToday(now), -KEPT_DAYS));
  });
