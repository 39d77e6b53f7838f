import { usesReserveFind } from '#contract/config/config.rules';
import { periodProblem, seatsLeft, shownState, stateAfterSeats } from '#contract/day/day.rules';
import type { DayState, Prices, ReserveDay } from '#contract/day/day.schema';
import { isCollecting } from '#contract/day/fairStart.rules';
import { openingOf } from '#contract/day/opening.rules';
import type { Context } from '#server/context';
import { AppError } from '#server/errors';
import { lastHour } from '#server/limits/lastHour';
import type { Counter } from '#server/limits/limits';
import type { BookingFacts } from './bookingStatements';
import type { Booking } from '../bookings.repository';
import { draftProblems, type BookingDraft } from './draft';
import { firstResponse, hashesOfRequest } from './idempotency.service';
import { phoneRefusal, seatCounters, withSeats } from './limits.service';
import { newBooking, type NewBooking } from './newBooking';
import { hashBookingPassword } from '../password';
import { hasBooked, phoneUse } from './phoneFacts';

export interface BookingRequest {
  draft: BookingDraft;
  key: string | null;
  address: string;
}

export const noSeats = (day: ReserveDay): AppError => {
  if (shownState(day) === 'CHARTER') return new AppError('DAY_CHARTERED');
  const left = seatsLeft(day);
  const full = day.state === 'COMPLETE' && left === 0;
  if (day.state === 'OPEN' || full) return new AppError('SEATS_GONE', { seatsLeft: left });
  return new AppError(day.state === 'CANCEL' ? 'DAY_CANCELLED' : 'DAY_CLOSED');
};

/** Null if the prices are equal, or if the visitor sent none. */
export const priceRefusal = ({ price, reservePrice }: Prices, seen: BookingDraft['seen']): AppError | null =>
  !seen || (seen.price === price && seen.reservePrice === reservePrice)
    ? null
    : new AppError('PRICE_CHANGED', { seen, prices: { price, reservePrice } });

export const notYetOpen = (day: ReserveDay, now: Date): AppError | null => {
  const opensAt = openingOf(day, now);
  return opensAt === null ? null : new AppError('NOT_YET_OPEN', { opensAt });
};

export interface Accepted {
  made: NewBooking;
  day: ReserveDay;
  state: DayState;
  counters: readonly Counter[];
  tooMany: boolean;
}

/** `repeated`: the booking that this request has already made. `DRAW`: valid, and takes part in the lottery. */
export type Decision = Accepted | { repeated: Booking } | 'DRAW';

/** Writes nothing (specification 5, 7). Throws the first refusal. */
export const decideBooking = (
  context: Pick<Context, 'keys' | 'limits'>,
  facts: BookingFacts,
  { draft, key, address }: BookingRequest,
  now: Date,
): Decision => {
  const hashes = () => (key === null ? [] : hashesOfRequest(context.keys, key, draft));
  const stored = key === null ? null : facts.storedRequest(key);
  const earlier = stored && facts.booking(stored.guestId);
  if (earlier) {
    const asked = draft.id === null ? null : facts.day(draft.id);
    return { repeated: firstResponse(stored, earlier, hashes(), draft, asked) };
  }

  const policy = facts.policy();
  const problems = draftProblems(draft, usesReserveFind(policy));
  const { id: dayId, guestCount, name, tel: phone } = draft;
  if (problems.length > 0 || dayId === null || guestCount === null) throw new AppError('VALIDATION', { problems });
  const day = facts.day(dayId);
  if (!day) throw new AppError('NOT_FOUND');
  const period = periodProblem(day, now, policy);
  if (period) throw new AppError(period);
  const notYet = notYetOpen(day, now);
  if (notYet) throw notYet;
  if (day.state !== 'OPEN' || seatsLeft(day) < guestCount) throw noSeats(day);

  // Collected requests were checked for price and address when they arrived.
  const isDrawn = isCollecting(day, policy, now) || facts.awaitsDraw(dayId);
  const otherPrice = isDrawn ? null : priceRefusal(day, draft.seen);
  if (otherPrice) throw otherPrice;
  const boatLoad = day.totalCount;
  const counted = (key: string) => facts.countedSeats(key, now.toISOString());
  const withThis = (countersDay: number | null) =>
    withSeats(seatCounters(context, address, countersDay), counted, { guestCount, boatLoad }, now);
  const counters = isDrawn ? [] : withThis(dayId);
  // Only a request that could get seats learns whether its number has booked.
  const known = facts.phone(phone, dayId);
  const ofNumber =
    draft.askDuplicate && hasBooked(known, dayId)
      ? new AppError('DUPLICATE_BOOKING')
      : phoneRefusal(context, phoneUse(known, { dayId, guestCount }, now), boatLoad, now);
  // An address over its limit does not learn it in a lottery either.
  if (ofNumber && isDrawn) withThis(null);
  if (ofNumber) throw ofNumber;
  if (isDrawn) return 'DRAW';

  const password = usesReserveFind(policy)
    ? hashBookingPassword(context.keys.bookingPassword, draft.password)
    : { passwordHash: null, passwordSalt: null };
  const request = { key, requestHash: hashes()[0] ?? null };
  return {
    made: newBooking({ day, party: { name, phone, guestCount, ...password }, policy, now, known, ...request }),
    day,
    counters,
    state: stateAfterSeats(day.state, { ...day, guestCount: day.guestCount + guestCount }, guestCount),
    tooMany: facts.messagesWithin(phone, lastHour(now)) >= context.limits.messagesPerPhoneHour,
  };
};
