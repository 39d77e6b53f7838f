import { usesReserveFind } from '#contract/config/config.rules';
import { periodProblem } from '#contract/day/day.rules';
import { opensLater } from '#contract/day/opening.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { FieldProblem } from '#contract/errors';
import { joinProblem } from '#contract/waiting/waiting.rules';
import type { WaitingPlace } from '#contract/waiting/waiting.schema';
import type { BookingRequest } from '#server/bookings/make/decideBooking';
import { draftProblems } from '#server/bookings/make/draft';
import { hashesOfRequest } from '#server/bookings/make/idempotency.service';
import { checkAddressLimits, lockPhone, phoneRefusal } from '#server/bookings/make/limits.service';
import { hashBookingPassword } from '#server/bookings/password';
import { phoneUse } from '#server/bookings/make/phoneFacts';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import { keyLock, lockName } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, VISITOR } from '#server/history/recordChange';
import { factsOf } from '../offerTo';
import { findEntryOfKey, insertEntry, isInLine, nextNumber, type WaitingRow } from '../waiting.repository';

const toPlace = ({ number, guestCount }: WaitingRow, { date }: Pick<ReserveDay, 'date'>): WaitingPlace => ({
  number,
  guestCount,
  date,
});

/** Throws ALREADY_WAITING for a different request with the same key. */
const placeOfKey = async (db: Db, key: string, hashes: readonly string[]): Promise<WaitingPlace | null> => {
  // A concurrent request with the same key waits here, then finds the entry.
  await lockName(db, keyLock(key));
  const earlier = await findEntryOfKey(db, key);
  if (!earlier) return null;
  if (!hashes.includes(earlier.requestHash ?? '')) throw new AppError('ALREADY_WAITING');
  const day = await findDay(db, earlier.dayId);
  return day && toPlace(earlier, day);
};

/** A party larger than the boat would wait in vain. */
const sizeProblem = (guestCount: number, { totalCount: max }: ReserveDay): FieldProblem[] =>
  guestCount > max ? [{ field: 'guestCount', code: 'HEADCOUNT_INVALID', max }] : [];

/** A retry with the same key returns the first place. */
export const joinWaiting = (context: Context, { draft, key, address }: BookingRequest): Promise<WaitingPlace> =>
  inTransaction(context.db, async (db) => {
    const hashes = key === null ? [] : hashesOfRequest(context.keys, key, draft);
    const earlier = key === null ? null : await placeOfKey(db, key, hashes);
    if (earlier) return earlier;

    const policy = await findLogic(db);
    const { id: dayId, guestCount, name, tel: phone } = draft;
    const problems = draftProblems(draft, usesReserveFind(policy));
    if (problems.length > 0 || dayId === null || guestCount === null) throw new AppError('VALIDATION', { problems });
    const day = await lockDay(db, dayId);
    if (!day) throw new AppError('NOT_FOUND');
    const now = context.clock();
    const refusal = periodProblem(day, now, policy) ?? joinProblem(day, policy);
    if (refusal) throw new AppError(refusal);
    const opensAt = opensLater(day, now);
    if (opensAt !== null) throw new AppError('NOT_YET_OPEN', { opensAt });
    const tooLarge = sizeProblem(guestCount, day);
    if (tooLarge.length > 0) throw new AppError('VALIDATION', { problems: tooLarge });
    const boatLoad = day.totalCount;
    await checkAddressLimits(context, db, { phone, address, dayId, guestCount, boatLoad });
    // Checked after the address: only an actual entry may reveal that a number was not in line.
    if (await isInLine(db, dayId, phone)) throw new AppError('ALREADY_WAITING');
    const use = phoneUse(await lockPhone(db, phone, dayId, now), null, now);
    const ofPhone = phoneRefusal(context, use, boatLoad, now);
    if (ofPhone) throw ofPhone;

    const entry = await insertEntry(db, {
      ...(usesReserveFind(policy)
        ? hashBookingPassword(context.keys.bookingPassword, draft.password)
        : { passwordHash: null, passwordSalt: null }),
      dayId,
      name,
      phone,
      guestCount,
      key,
      number: await nextNumber(db, dayId),
      state: 'WAITING',
      createdAt: now.toISOString(),
      requestHash: hashes[0] ?? null,
    });
    await recordChange(context, db, { actor: VISITOR, action: 'WAITING_JOINED', dayId, after: factsOf(entry) });
    return toPlace(entry, day);
  });
