import { seatsLeft } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { MessageState } from '#contract/messages/message.schema';
import { closedForOffers } from '#contract/waiting/waiting.rules';
import type { WaitingEntry } from '#contract/waiting/waiting.schema';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import { recordSeatMove } from '#server/days/recordSeatMove';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import type { Operator } from '#server/history/recordChange';
import { offerTo } from './offerTo';
import { leaveLine } from './offerFreedSeats';
import { findEntries, findEntry, lastMessages, lockEntry, type WaitingRow } from './waiting.repository';

/** Only a delivered offer has an end. */
const toEntry = (row: WaitingRow, message: MessageState | undefined): WaitingEntry => {
  const { id, number, name, phone, guestCount, state, createdAt, holdUntil, skippedAt, guestId } = row;
  const until = message === 'SENT' ? holdUntil : null;
  const undelivered = state === 'OFFERED' && (message === 'PARKED' || message === 'DROPPED');
  return { id, number, name, phone, guestCount, state, createdAt, until, undelivered, skippedAt, guestId };
};

export const listWaiting = async ({ db }: Context, dayId: number): Promise<WaitingEntry[]> => {
  if (!(await findDay(db, dayId))) throw new AppError('NOT_FOUND');
  const messages = await lastMessages(db, dayId);
  return (await findEntries(db, dayId)).map((row) => toEntry(row, messages.get(row.id)));
};

const lockEntryAndDay = async (db: Db, id: number): Promise<{ entry: WaitingRow; day: ReserveDay }> => {
  const seen = await findEntry(db, id);
  const day = seen && (await lockDay(db, seen.dayId));
  const entry = day && (await lockEntry(db, id));
  if (!day || !entry) throw new AppError('NOT_FOUND');
  return { entry, day };
};

/** Null if enough seats are free. */
const offerRefusal = (day: ReserveDay, guestCount: number): AppError | null => {
  const closed = closedForOffers(day);
  if (closed) return new AppError(closed);
  return seatsLeft(day) < guestCount ? new AppError('SEATS_GONE', { seatsLeft: seatsLeft(day) }) : null;
};

/** Also before earlier entries. */
export const offerByHand = (context: Context, id: number, actor: Operator): Promise<WaitingEntry> =>
  inTransaction(context.db, async (db) => {
    const { entry, day } = await lockEntryAndDay(db, id);
    if (entry.state !== 'WAITING') throw new AppError('CONFLICT');
    const refusal = offerRefusal(day, entry.guestCount);
    if (refusal) throw refusal;
    const move = await offerTo(context, db, entry, { trip: day, policy: await findLogic(db), actor });
    if (!move) throw new AppError('BOOKING_TIME_PASSED');
    await recordSeatMove(context, db, move);
    return toEntry({ ...entry, ...(await findEntry(db, id)) }, 'QUEUED');
  });

export const removeEntry = (context: Context, id: number, actor: Operator): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const { entry } = await lockEntryAndDay(db, id);
    await leaveLine(context, db, entry, { state: 'REMOVED', actor });
  });
