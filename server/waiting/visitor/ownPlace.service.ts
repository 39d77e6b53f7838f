import { usesReserveFind } from '#contract/config/config.rules';
import { isHiddenByTime } from '#contract/day/day.rules';
import { placeProblems } from '#contract/waiting/waiting.rules';
import type { OwnPlace, OwnWaiting } from '#contract/waiting/waiting.schema';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { VISITOR } from '#server/history/recordChange';
import { keysFor } from '#server/keys/keys';
import { leaveLine } from '../offerFreedSeats';
import { findEntryInLine, lockEntry, type WaitingRow } from '../waiting.repository';
import { countLookup } from '#server/bookings/lists/lookup.service';
import { checkBookingPassword } from '#server/bookings/password';

/** Throws FIND_OFF, VALIDATION, LOOKUP_LOCKED or WAITING_NOT_FOUND. Counted like lookups, by day and number. */
const identify = async (
  context: Context,
  { id: dayId, tel, password }: OwnWaiting,
  address: string,
  purpose: 'find' | 'end',
): Promise<WaitingRow> => {
  const { db, keys } = context;
  if (!usesReserveFind(await findLogic(db))) throw new AppError('FIND_OFF');
  const problems = placeProblems({ tel, password });
  if (problems.length > 0) throw new AppError('VALIDATION', { problems });
  const succeeded = await countLookup(context, `waiting ${dayId} ${tel}`, address);

  // Same work without an entry, so that the response time reveals nothing.
  const entry = await findEntryInLine(db, dayId, tel);
  const { passwordHash, passwordSalt } = entry ?? { passwordHash: null, passwordSalt: null };
  const stored = passwordHash !== null && passwordSalt !== null ? { passwordHash, passwordSalt } : null;
  if (checkBookingPassword(keysFor(keys, 'bookingPassword'), stored, password) === 'wrong' || !entry)
    throw new AppError('WAITING_NOT_FOUND');
  await inTransaction(db, (transaction) => succeeded(transaction, purpose));
  return entry;
};

/** Throws DAY_CANCELLED or BOOKING_TIME_PASSED if the day's seats are no longer offered. */
export const findOwnPlace = async (context: Context, sent: OwnWaiting, address: string): Promise<OwnPlace> => {
  const { dayId, number, guestCount, state, holdUntil } = await identify(context, sent, address, 'find');
  const day = await findDay(context.db, dayId);
  if (!day) throw new AppError('WAITING_NOT_FOUND');
  if (day.state === 'CANCEL') throw new AppError('DAY_CANCELLED');
  if (isHiddenByTime(day, context.clock(), await findLogic(context.db))) throw new AppError('BOOKING_TIME_PASSED');
  return { number, date: day.date, guestCount, until: state === 'OFFERED' ? holdUntil : null };
};

/** Locks the day, then the entry. */
const lockAgain = async (db: Db, { id, dayId }: WaitingRow): Promise<WaitingRow> => {
  await lockDay(db, dayId);
  const entry = await lockEntry(db, id);
  if (!entry) throw new AppError('WAITING_NOT_FOUND');
  return entry;
};

export const leaveOwnPlace = async (context: Context, sent: OwnWaiting, address: string): Promise<void> => {
  const found = await identify(context, sent, address, 'end');
  await inTransaction(context.db, async (db) =>
    leaveLine(context, db, await lockAgain(db, found), { state: 'DECLINED', actor: VISITOR }),
  );
};
