import type { LostTime } from '#contract/booking/deadline.rules';
import { holdAfterLoss } from '#contract/waiting/waiting.rules';
import { findLogic } from '#server/content/settings/config.repository';
import { lockDaysById } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { daysOfPassedOffers, findEntries, updateEntry } from './waiting.repository';

/** Offers could not be accepted during lost time. */
export const giveBackHolds = async (db: Db, lost: LostTime): Promise<void> => {
  const gone = lost.from.toISOString();
  const back = lost.to.toISOString();
  const policy = await findLogic(db);
  for (const day of await lockDaysById(db, await daysOfPassedOffers(db, back)))
    for (const entry of await findEntries(db, day.id, ['OFFERED'])) {
      const { holdUntil: until } = entry;
      if (until === null || until <= gone || until > back) continue;
      const moved = holdAfterLoss(until, lost, day, policy);
      if (moved) await updateEntry(db, entry, { holdUntil: moved.toISOString() });
    }
};
