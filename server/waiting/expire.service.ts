import type { Context } from '#server/context';
import { lockDay } from '#server/days/days.repository';
import { inTransaction } from '#server/db/unitOfWork';
import { SYSTEM } from '#server/history/recordChange';
import type { OfferNeeds } from './offerTo';
import { passOn } from './offerFreedSeats';
import { daysOfPassedOffers, findEntries } from './waiting.repository';

const expireOn = (context: OfferNeeds & Pick<Context, 'db'>, dayId: number, now: string): Promise<number> =>
  inTransaction(context.db, async (db) => {
    await lockDay(db, dayId);
    const offered = await findEntries(db, dayId, ['OFFERED']);
    const passed = offered.filter(({ holdUntil: until }) => until !== null && until <= now);
    await passOn(context, db, passed, { state: 'EXPIRED', actor: SYSTEM });
    return passed.length;
  });

/** Run it every minute. The day's lock ends each offer once. Throws errors at the end. */
export const expireOffers = async (context: OfferNeeds & Pick<Context, 'db'>): Promise<number> => {
  const now = context.clock().toISOString();
  const failures: unknown[] = [];
  let ended = 0;
  for (const dayId of await daysOfPassedOffers(context.db, now))
    try {
      ended += await expireOn(context, dayId, now);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, 'offers whose time is over could not be ended');
  return ended;
};
