import { guestEditProblems } from '#contract/booking/booking.rules';
import { agreedPriceProblems, charterTotals, guestMemoProblem, type AgreedPrice } from '#contract/booking/guest.rules';
import type { AddGuest, ManagedGuest } from '#contract/booking/guest.schema';
import { cleanPhone } from '#contract/booking/phone.rules';
import type { YesNo } from '#contract/config/config.schema';
import { seoulToday } from '#contract/day/calendar.rules';
import { seatsLeft, seatsTaken } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import { earlierBookingSchema, type FieldProblem } from '#contract/errors';
import type { ChangeFacts } from '#contract/history/history.schema';
import { cleanName, cleanText } from '#contract/text.rules';
import type { Context } from '#server/context';
import { findDay, lockDay } from '#server/days/days.repository';
import { keyLock, lockName } from '#server/db/lock';
import { AppError } from '#server/errors';
import type { Operator } from '#server/history/recordChange';
import { act, type Action } from '../act.service';
import { findLogic, type PolicyRow } from '#server/content/settings/config.repository';
import { findBooking, type Booking } from '../bookings.repository';
import { findStoredRequest } from './idempotency.repository';
import { hashesOfValues } from './idempotency.service';
import { newBooking, storeBooking } from './newBooking';

export interface AddRequest {
  sent: AddGuest;
  key: string | null;
}

interface Added {
  name: string;
  tel: string;
  guestCount: number;
  memo: string;
  paid: boolean;
  charter: YesNo;
  /** In 10,000 won; null unless it is a charter. */
  agreed: AgreedPrice;
}

interface Taken {
  dayId: number;
  day: ReserveDay;
  policy: PolicyRow;
  added: Added;
  requestHash: string | null;
  earlier: null;
}

const readForm = (
  { name, tel, guestCount, memo = '', paid = 'N', charter = 'N', totalPrice, totalReservePrice }: AddGuest,
  day: ReserveDay,
): Added => {
  const agreed = { totalPrice: totalPrice ?? null, totalReservePrice: totalReservePrice ?? null };
  const added = {
    name: cleanName(name),
    tel: cleanPhone(tel),
    guestCount,
    memo: cleanText(memo),
    paid: paid === 'Y',
    charter,
    agreed: charter === 'Y' ? charterTotals(agreed, day) : agreed,
  };
  const problems: (FieldProblem | null)[] = [
    ...guestEditProblems(added, Infinity),
    guestMemoProblem(added.memo),
    ...agreedPriceProblems(agreed, charter, day),
  ];
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new AppError('VALIDATION', { problems: found });
  return added;
};

const agreedFacts = ({ charter, agreed: { totalPrice, totalReservePrice } }: Added): ChangeFacts => ({
  ...(charter === 'Y' && { charter }),
  ...(totalPrice !== null && { totalPrice }),
  ...(totalReservePrice !== null && { totalReservePrice }),
});

/** Throws EARLIER_BOOKING for a different request. */
const bookingOfKey = async (context: Context, db: Context['db'], { sent, key }: AddRequest) => {
  if (key === null) return { requestHash: null, earlier: null };
  // A concurrent request with the same key waits here, then finds the booking.
  await lockName(db, keyLock(key));
  const hashes = hashesOfValues(context.keys, [key, 'operator', sent]);
  const stored = await findStoredRequest(db, key);
  const earlier = stored && (await findBooking(db, stored.guestId));
  if (earlier && !hashes.includes(stored.requestHash ?? ''))
    throw new AppError('EARLIER_BOOKING', { booking: earlierBookingSchema.parse(earlier.guest) });
  return { requestHash: hashes[0] ?? null, earlier };
};

const add: Action<AddRequest, Taken | { dayId: number; earlier: Booking }, Context> = {
  find: async (context, db, request) => {
    const { requestHash, earlier } = await bookingOfKey(context, db, request);
    if (earlier) return { dayId: earlier.dayId, earlier };
    const day = await lockDay(db, request.sent.id);
    if (!day) throw new AppError('NOT_FOUND');
    const added = readForm(request.sent, day);
    return { dayId: day.id, day, policy: await findLogic(db), added, requestHash, earlier };
  },

  refusal: (subject, _, { clock }) => {
    if (subject.earlier) return null;
    if (subject.day.date < seoulToday(clock())) return new AppError('DAY_OVER');
    if (subject.day.state === 'CANCEL') return new AppError('DAY_CANCELLED');
    if (subject.day.charter === 'Y') return new AppError('DAY_CHARTERED');
    return subject.added.charter === 'Y' && seatsTaken(subject.day) > 0 ? new AppError('DAY_BOOKED') : null;
  },

  effects: (subject, { sent, key }, context) => {
    if (subject.earlier) return { unchanged: subject.earlier };
    const { dayId, day, policy, added, requestHash } = subject;
    const { name, tel: phone, guestCount, charter } = added;
    const made = newBooking({
      day,
      policy,
      now: context.clock(),
      key,
      requestHash,
      facts: agreedFacts(added),
      byTelephone: added,
      party: { name, phone, guestCount, passwordHash: null, passwordSalt: null },
    });
    return {
      seats: [{ dayId, delta: guestCount, charterOf: charter === 'Y' ? 0 : undefined }],
      write: (db) => storeBooking(context, db, made),
      history: made.history,
      ...(sent.message !== 'N' && { message: { kind: 'BOOKED', facts: { byOperator: true } } }),
    };
  },

  noSeats: async ({ dayId }, db) => {
    const day = await findDay(db, dayId);
    return day ? new AppError('SEATS_GONE', { seatsLeft: seatsLeft(day) }) : new AppError('NOT_FOUND');
  },
};

export const addBooking = async (context: Context, request: AddRequest, actor: Operator): Promise<ManagedGuest> =>
  (await act(context, add, request, actor)).guest;
