import type { Context } from '../context';
import { lockDay } from '../days/days.repository';
import { inTransaction } from '../db/unitOfWork';
import { SYSTEM } from '../history/recordChange';
import { passOn, type OfferNeeds } from './settleSeats';
import { daysOfPassedOffers, findEntries } from './waiting.repository';

/**
 * Ends the offers whose time is over, and offers their seats to the next. Run it every minute; on several servers each
 * offer ends once, because its day is locked. Returns how many ended.
 */
export const expireOffers = async (context: OfferNeeds & Pick<Context, 'db'>): Promise<number> => {
  const now = context.clock().toISOString();
  let ended = 0;
  for (const dayId of await daysOfPassedOffers(context.db, now))
    ended += await inTransaction(context.db, async (db) => {
      await lockDay(db, dayId);
      const offered = await findEntries(db, dayId, ['OFFERED']);
      const passed = offered.filter(({ holdUntil: until }) => until !== null && until <= now);
      await passOn(context, db, passed, { state: 'EXPIRED', actor: SYSTEM });
      return passed.length;
    });
  return ended;
};
