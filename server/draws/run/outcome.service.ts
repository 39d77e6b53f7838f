import { drawInstant, isCollecting } from '#contract/day/fairStart.rules';
import type { Collected } from '#contract/day/draw.schema';
import type { Guest } from '#contract/booking/guest.schema';
import type { ErrorCode } from '#contract/errors';
import { HOUR_MS } from '#contract/time.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import { findDay } from '#server/days/days.repository';
import { findDrawEntry, findDrawRefusal } from '../draw.repository';
import { AppError } from '#server/errors';
import { findBooking } from '#server/bookings/bookings.repository';
import { noSeats } from '#server/bookings/make/decideBooking';
import type { Draws } from './followDraws';
import { findStoredRequest } from '#server/bookings/make/idempotency.repository';
import { atFirst, withoutOthers } from '#server/bookings/make/idempotency.service';

/** A draw may end between two steps of one request. */
const ATTEMPTS = 5;

interface Asked {
  dayId: number;
  key: string;
}

/** Equals the first response, without later notes and moves. */
const bookingOf = async ({ db }: Context, { dayId, key }: Asked): Promise<Guest | null> => {
  const stored = await findStoredRequest(db, key);
  const booking = stored && (await findBooking(db, stored.guestId));
  if (!booking) return null;
  return withoutOthers(db, atFirst(stored, booking, await findDay(db, dayId)));
};

/** `due` if its draw is due. */
const placeOf = async ({ db, clock }: Context, { dayId, key }: Asked): Promise<Collected | 'due' | null> => {
  const entry = await findDrawEntry(db, key);
  const day = await findDay(db, dayId);
  if (!day || entry?.dayId !== dayId) return null;
  const policy = await findLogic(db);
  const drawAt = day.opensAt === entry.opensAt && isCollecting(day, policy, clock()) ? drawInstant(day, policy) : null;
  if (drawAt === null) return 'due';
  return { number: entry.number, drawAt: drawAt.toISOString(), date: day.date, guestCount: entry.guestCount };
};

const refusalOf = async ({ db }: Context, { dayId, key }: Asked): Promise<AppError> => {
  const refused = await findDrawRefusal(db, key);
  const day = await findDay(db, dayId);
  if (!day || refused?.dayId !== dayId) return new AppError('NOT_DRAWN');
  if (refused.code === 'SEATS_GONE') return noSeats(day);
  if (refused.code === 'PHONE_TOO_OFTEN') return new AppError(refused.code, { retryAfter: HOUR_MS / 1_000 });
  return new AppError(refused.code as Exclude<ErrorCode, 'VALIDATION'>);
};

/** Requires only the key (docs/decisions/0021). Throws the refusal, or NOT_DRAWN for an unknown key. */
export const outcomeOf = async (
  context: Context,
  draws: Draws,
  asked: Asked,
): Promise<{ guest: Guest } | { collected: Collected }> => {
  if (!(await findDay(context.db, asked.dayId))) throw new AppError('NOT_DRAWN');
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const guest = await bookingOf(context, asked);
    if (guest) return { guest };
    const place = await placeOf(context, asked);
    // Served between the two queries, or dropped.
    if (place === null) {
      const served = await bookingOf(context, asked);
      if (served) return { guest: served };
      throw await refusalOf(context, asked);
    }
    if (place !== 'due') {
      draws.expect(asked.dayId, new Date(place.drawAt));
      return { collected: place };
    }
    await draws.now(asked.dayId);
  }
  throw new AppError('UNAVAILABLE');
};
