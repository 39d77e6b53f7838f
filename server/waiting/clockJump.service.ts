import { HOUR_MS, MINUTE_MS } from '../../contract/time.rules';
import { holdUntil } from '../../contract/waiting/waiting.rules';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import { lockDaysById } from '../days/days.repository';
import { inTransaction } from '../db/unitOfWork';
import type { MessageFacts } from '../messages/messageText';
import { expireOffers } from './expire.service';
import type { OfferNeeds } from './offerTo';
import { settleSeats, withdraw } from './settleSeats';
import { daysOfOffers, findEntries, offersMadeAfter, updateEntry } from './waiting.repository';

type Needs = OfferNeeds & Pick<Context, 'db'>;

/** Smaller differences are corrections of a clock that is right. */
const JUMP_MS = MINUTE_MS;
/** What was made further ahead is from a wrong clock, as for messages (`mendClockJump`). */
const FARTHEST_MS = 3 * HOUR_MS;

/** Milliseconds that do not jump, since some instant. */
type Steady = () => number;

/**
 * Returns a function that tells how many milliseconds the clock has jumped ahead since its last call, negative if back: what
 * it has advanced more than time that does not jump. The time for which a machine sleeps counts as a jump, too.
 */
const jumpsOf = (clock: () => Date, steady: Steady): (() => number) => {
  const difference = (): number => clock().getTime() - steady();
  let last = difference();
  return () => {
    const before = last;
    last = difference();
    return last - before;
  };
};

/** After a jump ahead every open offer holds at least as long as one made now: guests could not use the skipped time. */
const holdOn = ({ db, clock }: Needs): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const policy = await findLogic(transaction);
    for (const day of await lockDaysById(transaction, await daysOfOffers(transaction))) {
      const until = holdUntil(clock(), day, policy)?.toISOString();
      for (const entry of await findEntries(transaction, day.id, ['OFFERED']))
        if (until !== undefined && until > (entry.holdUntil ?? ''))
          await updateEntry(transaction, entry, { holdUntil: until });
    }
  });

/**
 * Offers that were made while the clock was far ahead would hold until it is as late again: they are withdrawn, and the
 * seats offered again in the order of the line.
 */
const offerAgain = async (context: Needs): Promise<void> => {
  const farthest = new Date(context.clock().getTime() + FARTHEST_MS).toISOString();
  const found = await offersMadeAfter(context.db, farthest);
  if (found.length === 0) return;
  const made = new Set(found.map(({ facts }) => (JSON.parse(facts) as MessageFacts).offer));
  const dayIds = [...new Set(found.map(({ dayId }) => dayId))];
  await inTransaction(context.db, async (db) => {
    for (const day of await lockDaysById(db, dayIds)) {
      const entries = await findEntries(db, day.id, ['OFFERED']);
      const wrong = entries.filter(({ offerSalt }) => offerSalt !== null && made.has(offerSalt));
      if (wrong.length === 0) continue;
      await settleSeats(context, db, { day: await withdraw(context, db, day, wrong), before: day.state });
    }
  });
};

/** What is due of offers every minute, on a machine whose clock may jump (docs/adr/0055). */
export const offerFollower = (context: Needs, steady: Steady = () => performance.now()): (() => Promise<void>) => {
  const jumped = jumpsOf(context.clock, steady);
  let isToHold = false;
  return async () => {
    isToHold ||= jumped() > JUMP_MS;
    // An offer ends only after what a jump took from it has been given back.
    if (isToHold) await holdOn(context);
    isToHold = false;
    try {
      await offerAgain(context);
    } finally {
      await expireOffers(context);
    }
  };
};
