import { guestEditProblems } from '../../contract/booking/booking.rules';
import { guestMemoProblem } from '../../contract/booking/guest.rules';
import type { AddGuest, ManagedGuest } from '../../contract/booking/guest.schema';
import { cleanPhone } from '../../contract/booking/phone.rules';
import { depositOf } from '../../contract/booking/refund.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { seatsLeft } from '../../contract/day/day.rules';
import type { ReserveDay } from '../../contract/day/day.schema';
import { earlierBookingSchema, type FieldProblem } from '../../contract/errors';
import { inWon } from '../../contract/money.rules';
import { cleanName } from '../../contract/text.rules';
import type { Context } from '../context';
import { findDay, lockDay } from '../days/days.repository';
import { keyLock, lockName } from '../db/lock';
import { AppError } from '../errors';
import type { Operator } from '../history/recordChange';
import { act, type Action } from './act.service';
import { findBooking, insertBooking, type Booking } from './bookings.repository';
import { findKeptRequest, keepRequest } from './idempotency.repository';
import { hashesOfValues } from './idempotency.service';

/** The operator's form, and the idempotency key of the request. */
export interface AddRequest {
  sent: AddGuest;
  key: string | null;
}

/** The form as it is stored. */
interface Added {
  name: string;
  tel: string;
  guestCount: number;
  memo: string;
  paid: boolean;
}

interface NewBooking {
  dayId: number;
  day: ReserveDay;
  added: Added;
  requestHash: string | null;
  earlier: null;
}

const readForm = ({ name, tel, guestCount, memo = '', paid = 'N' }: AddGuest): Added => {
  const added = { name: cleanName(name), tel: cleanPhone(tel), guestCount, memo: cleanName(memo), paid: paid === 'Y' };
  const problems: (FieldProblem | null)[] = [...guestEditProblems(added, Infinity), guestMemoProblem(added.memo)];
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new AppError('VALIDATION', { problems: found });
  return added;
};

/** The booking that a repeated request has made, as it is now. Throws EARLIER_BOOKING for a different request. */
const bookingOfKey = async (context: Context, db: Context['db'], { sent, key }: AddRequest) => {
  if (key === null) return { requestHash: null, earlier: null };
  // Of two simultaneous requests with the same key, the second waits here and then finds the first one's booking.
  await lockName(db, keyLock(key));
  const hashes = hashesOfValues(context.keys, [key, 'operator', sent]);
  const kept = await findKeptRequest(db, key);
  const earlier = kept && (await findBooking(db, kept.guestId));
  if (earlier && !hashes.includes(kept.requestHash ?? ''))
    throw new AppError('EARLIER_BOOKING', { booking: earlierBookingSchema.parse(earlier.guest) });
  return { requestHash: hashes[0] ?? null, earlier };
};

/**
 * A booking that the operator takes: in every state of the day except CANCEL, regardless of the booking period, limited
 * by the seats alone. The limits that protect against strangers do not apply.
 */
const add: Action<AddRequest, NewBooking | { dayId: number; earlier: Booking }> = {
  find: async (context, db, request) => {
    const { requestHash, earlier } = await bookingOfKey(context, db, request);
    if (earlier) return { dayId: earlier.dayId, earlier };
    const added = readForm(request.sent);
    const day = await lockDay(db, request.sent.id);
    if (!day) throw new AppError('NOT_FOUND');
    return { dayId: day.id, day, added, requestHash, earlier };
  },

  refusal: (subject, _, { clock }) => {
    if (subject.earlier) return null;
    if (subject.day.date < seoulToday(clock())) return new AppError('DAY_OVER');
    return subject.day.state === 'CANCEL' ? new AppError('DAY_CANCELLED') : null;
  },

  effects: (subject, { sent, key }, context) => {
    if (subject.earlier) return { unchanged: subject.earlier };
    const { dayId, day, added, requestHash } = subject;
    const { name, tel: phone, guestCount, memo, paid } = added;
    const { price, reservePrice } = day;
    const createdAt = context.clock().toISOString();
    const state = paid ? 'COMPLETE' : 'WATTING';
    const paidWon = paid ? inWon(depositOf({ guestCount, reservePrice })) : null;
    return {
      seats: guestCount,
      write: async (db) => {
        const id = await insertBooking(
          db,
          {
            ...{ dayId, name, phone, guestCount, memo, price, reservePrice, createdAt, state, paidWon },
            completedAt: paid ? createdAt : null,
            passwordHash: null,
            passwordSalt: null,
          },
          context.drawBookingNumber,
        );
        if (key !== null) await keepRequest(db, { key, guestId: id, createdAt, requestHash, guestCount });
        return findBooking(db, id);
      },
      history: { action: 'BOOKED', after: { guestCount, state, ...(paid && { paidWon }) } },
      ...(sent.message !== 'N' && { message: { kind: 'BOOKED', facts: { byOperator: true } } }),
    };
  },

  noSeats: async ({ dayId }, db) => {
    const day = await findDay(db, dayId);
    return day ? new AppError('SEATS_GONE', { seatsLeft: seatsLeft(day) }) : new AppError('NOT_FOUND');
  },
};

/** Adds a booking that the operator takes (`POST /api/manage/guest/create`). */
export const addBooking = async (context: Context, request: AddRequest, actor: Operator): Promise<ManagedGuest> =>
  (await act(context, add, request, actor)).guest;
