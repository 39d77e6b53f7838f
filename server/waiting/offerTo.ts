import { lastInstantOf, type Trip } from '#contract/booking/deadline.rules';
import { holdUntil, sendAt, turnOf, type Turn } from '#contract/waiting/waiting.rules';
import type { PolicyRow } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { changeSeats, type SeatMove } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { AppError } from '#server/errors';
import { recordChange, SYSTEM, type Actor } from '#server/history/recordChange';
import { generateSalt, hashOfSalt } from '#server/keys/linkToken';
import { queueOffer } from '#server/messages/queueMessages';
import { sendableFrom } from '#server/messages/sendableFrom';
import { updateEntry, type WaitingRow } from './waiting.repository';

export type OfferNeeds = Pick<Context, 'clock' | 'bus' | 'keys' | 'limits'>;

export const factsOf = ({ number: waiting, guestCount }: WaitingRow) => ({ waiting, guestCount });

/** The operator's message is sent immediately; others count against the number's hourly limit. */
export interface OfferTerms {
  trip: Trip;
  policy: PolicyRow;
  actor: Actor;
}

/** Null if the trip takes no bookings by then. */
const holdFor = async (
  context: OfferNeeds,
  db: Db,
  { phone }: WaitingRow,
  { trip, policy, actor }: OfferTerms,
): Promise<{ from: Date; until: Date } | null> => {
  const from = actor.by === 'operator' ? context.clock() : await sendableFrom(context, db, phone);
  const until = holdUntil(from, trip, policy);
  return until && { from, until };
};

/**
 * Call it with the day locked. The hold begins with the delivery (`beginHold`). Null without enough seats, after the
 * cut-off or the departure.
 */
export const offerTo = async (
  context: OfferNeeds,
  db: Db,
  entry: WaitingRow,
  terms: OfferTerms,
): Promise<SeatMove | null> => {
  const hold = await holdFor(context, db, entry, terms);
  if (!hold) return null;
  const { from, until } = hold;
  const { actor } = terms;
  const move = await changeSeats(db, entry.dayId, 0, { by: 'operator', held: entry.guestCount });
  if (!move) return null;
  const offerSalt = generateSalt();
  const offered = await updateEntry(db, entry, {
    state: 'OFFERED',
    offerSalt,
    tokenHash: hashOfSalt(context.keys, 'waitingOffer', offerSalt),
    holdUntil: lastInstantOf(terms.trip, terms.policy).toISOString(),
  });
  if (!offered) throw new AppError('CONFLICT');
  const change = await recordChange(context, db, {
    actor,
    action: 'WAITING_OFFERED',
    dayId: entry.dayId,
    after: factsOf(entry),
  });
  await queueOffer(db, {
    change,
    waitingId: entry.id,
    offer: offerSalt,
    dueAt: sendAt(from, until).toISOString(),
  });
  return move;
};

/** The message would come too late: the entry is skipped and does not lose its place. */
export const turnInTime = async (
  context: OfferNeeds,
  db: Db,
  waiting: readonly WaitingRow[],
  seats: number,
  terms: Omit<OfferTerms, 'actor'>,
): Promise<Turn<WaitingRow>> => {
  const turn = turnOf(waiting, seats);
  const late = new Set<WaitingRow>();
  for (const entry of turn.offered)
    if (!(await holdFor(context, db, entry, { ...terms, actor: SYSTEM }))) late.add(entry);
  if (late.size === 0) return turn;
  const inTime = waiting.filter((entry) => !late.has(entry));
  return turnInTime(context, db, inTime, seats, terms);
};
