import { followDeadlines } from '#server/bookings/deadlines/overdue.service';
import type { Context } from '#server/context';
import { expireOffers } from '#server/waiting/expire.service';
import { noteAlive } from './lostTime.service';

/**
 * Every minute and at start: ends expired offers and deadlines, after giving back lost time. With a frozen clock lost
 * time cannot be measured.
 */
export const followTimes = async (
  context: Pick<Context, 'db' | 'clock' | 'bus' | 'keys' | 'limits'>,
  { frozen, failed }: { frozen: boolean; failed: (error: unknown) => void },
): Promise<void> => {
  try {
    if (!frozen) await noteAlive(context);
  } catch (error) {
    return failed(error);
  }
  for (const follow of [expireOffers, followDeadlines]) await follow(context).catch(failed);
};
