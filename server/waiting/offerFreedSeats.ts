import { seoulToday } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { seatsLeft } from '#contract/day/day.rules';
import { usesWaiting } from '#contract/config/config.rules';
import { closedForOffers, holdUntil } from '#contract/waiting/waiting.rules';
import type { WaitingState } from '#contract/waiting/waiting.schema';
import { findLogic } from '#server/content/settings/config.repository';
import { changeSeats, lockDaysById, type SeatMove } from '#server/days/days.repository';
import { recordSeatMove } from '#server/days/recordSeatMove';
import type { Db } from '#server/db/tables';
import { AppError } from '#server/errors';
import { recordChange, SYSTEM, type Actor } from '#server/history/recordChange';
import { factsOf, offerTo, turnInTime, type OfferNeeds } from './offerTo';
import { daysOfWaiting, findEntries, markSkipped, updateEntry, type WaitingRow } from './waiting.repository';

const offerToLine = async (context: OfferNeeds, db: Db, day: ReserveDay): Promise<ReserveDay> => {
  const waiting = await findEntries(db, day.id, ['WAITING']);
  if (waiting.length === 0) return day;
  const policy = await findLogic(db);
  const now = context.clock();
  if (!usesWaiting(policy) || !holdUntil(now, day, policy)) return day;
  const { offered, skipped } = await turnInTime(context, db, waiting, seatsLeft(day), { trip: day, policy });
  await markSkipped(
    db,
    skipped.map(({ id }) => id),
    now.toISOString(),
  );
  let after = day;
  for (const entry of offered) {
    const move = await offerTo(context, db, entry, { trip: day, policy, actor: SYSTEM });
    if (!move) throw new AppError('CONFLICT');
    after = move.day;
  }
  return after;
};

/** The entry returns to its place in line (WAITING). Call it with the day locked. */
const endOffer = async (
  db: Db,
  entry: WaitingRow,
  state: Exclude<WaitingState, 'OFFERED' | 'ACCEPTED'>,
): Promise<SeatMove> => {
  const ended = await updateEntry(db, entry, { state, holdUntil: null });
  const move = ended && (await changeSeats(db, entry.dayId, 0, { by: 'operator', held: -entry.guestCount }));
  if (!move) throw new AppError('CONFLICT');
  return move;
};

/** OFFERED entries return to their places in line; their links stop working. Call it with the day locked. */
export const withdraw = async (
  context: OfferNeeds,
  db: Db,
  day: ReserveDay,
  entries: readonly WaitingRow[],
): Promise<ReserveDay> => {
  let after = day;
  for (const entry of entries) {
    after = (await endOffer(db, entry, 'WAITING')).day;
    await recordChange(context, db, {
      actor: SYSTEM,
      action: 'WAITING_WITHDRAWN',
      dayId: day.id,
      after: factsOf(entry),
    });
  }
  return after;
};

/** For a day that is cancelled or closed. Call it with the day locked. */
export const withdrawOffers = async (context: OfferNeeds, db: Db, day: ReserveDay): Promise<ReserveDay> =>
  day.heldCount === 0 ? day : withdraw(context, db, day, await findEntries(db, day.id, ['OFFERED']));

/**
 * Call it whenever seats may have been freed, in the same transaction and with the day locked, so that the waiting list
 * gets them first. Records the change of state since `before`.
 */
export const offerFreedSeats = async (
  context: OfferNeeds,
  db: Db,
  { day: freed, before }: SeatMove,
): Promise<ReserveDay> => {
  let day = freed;
  if (closedForOffers(day)) day = await withdrawOffers(context, db, day);
  if (day.state === 'OPEN' && seatsLeft(day) > 0) day = await offerToLine(context, db, day);
  await recordSeatMove(context, db, { day, before });
  return day;
};

/** Call it in the transaction that changes the policy, because seats may have been freed while offers were off. */
export const offerFreedSeatsOfAll = async (context: OfferNeeds, db: Db): Promise<void> => {
  const waited = await daysOfWaiting(db, seoulToday(context.clock()));
  for (const day of await lockDaysById(db, waited)) await offerFreedSeats(context, db, { day, before: day.state });
};

/** Offers all seats together, so that an entry that fits into all of them is not skipped. */
export const passOn = async (
  context: OfferNeeds,
  db: Db,
  entries: readonly WaitingRow[],
  { state, actor }: { state: 'DECLINED' | 'EXPIRED' | 'REMOVED'; actor: Actor },
): Promise<void> => {
  const moves: SeatMove[] = [];
  for (const entry of entries) {
    moves.push(await endOffer(db, entry, state));
    await recordChange(context, db, {
      actor,
      action: `WAITING_${state}`,
      dayId: entry.dayId,
      before: factsOf(entry),
    });
  }
  const first = moves[0];
  const last = moves.at(-1);
  if (first && last) await offerFreedSeats(context, db, { day: last.day, before: first.before });
};

/** Throws CONFLICT if the entry has left. Call it with the day and the entry locked. */
export const leaveLine = async (
  context: OfferNeeds,
  db: Db,
  entry: WaitingRow,
  { state, actor }: { state: 'DECLINED' | 'REMOVED'; actor: Actor },
): Promise<void> => {
  if (entry.state === 'OFFERED') return passOn(context, db, [entry], { state, actor });
  if (entry.state !== 'WAITING' || !(await updateEntry(db, entry, { state }))) throw new AppError('CONFLICT');
  await recordChange(context, db, {
    actor,
    action: `WAITING_${state}`,
    dayId: entry.dayId,
    before: factsOf(entry),
  });
};
