import { randomInt } from 'node:crypto';
import { formatBookingNumber } from '../../contract/booking/booking.rules';
import type { Guest } from '../../contract/booking/guest.schema';
import { usesReserveFind } from '../../contract/config/config.rules';
import { isCollecting } from '../../contract/day/fairStart.rules';
import { opensLater, openingOf } from '../../contract/day/opening.rules';
import { periodProblem, seatsLeft, shownState } from '../../contract/day/day.rules';
import type { Prices, ReserveDay } from '../../contract/day/day.schema';
import { findLogic, type BookingRules } from '../config/config.repository';
import type { Context } from '../context';
import { findDay, lockDay } from '../days/days.repository';
import { keyLock, lockName } from '../db/lock';
import { awaitsDraw } from '../draw/draw.repository';
import { AppError } from '../errors';
import { VISITOR } from '../history/recordChange';
import { act, type Action } from './act.service';
import { findBooking, hasBooked, insertBooking, type Booking } from './bookings.repository';
import { deadlineOf, rebookedSince } from './deadline';
import { draftProblems, type BookingDraft } from './draft';
import { keepRequest } from './idempotency.repository';
import { findEarlierBooking, hashesOfRequest } from './idempotency.service';
import { earlierDeadlines } from './limits.repository';
import { checkAddressLimits, findEntryRefusal, findPhoneRefusal } from './limits.service';
import { hashBookingPassword } from './password';

/** Draws twelve random digits, formatted as 4-4-4. */
export const drawBookingNumber = (): string => formatBookingNumber(String(randomInt(10 ** 12)).padStart(12, '0'));

/** A visitor's form, the idempotency key of the request, and the address it came from. */
export interface BookingRequest {
  draft: BookingDraft;
  key: string | null;
  address: string;
}

/** Rolls a booking back that would be ahead of those who are drawn. */
class DrawAhead extends Error {}

interface NewBooking {
  dayId: number;
  day: ReserveDay;
  logic: BookingRules;
  guestCount: number;
  requestHash: string | null;
  earlier: null;
}

/** Why a day has no seats: it does not accept bookings, or has fewer left than requested. */
export const noSeats = (day: ReserveDay): AppError => {
  if (shownState(day) === 'CHARTER') return new AppError('DAY_CHARTERED');
  const left = seatsLeft(day);
  const full = day.state === 'COMPLETE' && left === 0;
  if (day.state === 'OPEN' || full) return new AppError('SEATS_GONE', { seatsLeft: left });
  return new AppError(day.state === 'CANCEL' ? 'DAY_CANCELLED' : 'DAY_CLOSED');
};

/** That a day has other prices than the visitor agreed to; null if it has the same, or none were sent. */
export const priceRefusal = ({ price, reservePrice }: Prices, seen: BookingDraft['seen']): AppError | null =>
  !seen || (seen.price === price && seen.reservePrice === reservePrice)
    ? null
    : new AppError('PRICE_CHANGED', { seen, prices: { price, reservePrice } });

/** Why visitors cannot book a day that takes bookings: its time has not come. Null if it has. */
export const notYetOpen = (day: ReserveDay, now: Date): AppError | null => {
  const opensAt = openingOf(day, now);
  return opensAt === null ? null : new AppError('NOT_YET_OPEN', { opensAt });
};

/**
 * Validates in the order of the form, then headcount, day, period, opening, state, seats and prices. Writes seats, booking,
 * idempotency key, history and messages within the limits of one client. A repeated key returns the first booking.
 */
const create: Action<BookingRequest, NewBooking | { dayId: number; earlier: Booking }, Context> = {
  find: async ({ keys }, db, { draft, key }) => {
    // Of two simultaneous requests with the same key, the second waits here and then finds the first one's booking.
    if (key !== null) await lockName(db, keyLock(key));
    const hashes = key === null ? [] : hashesOfRequest(keys, key, draft);
    const earlier = key === null ? null : await findEarlierBooking(db, key, hashes, draft);
    if (earlier) return { dayId: earlier.dayId, earlier };

    const logic = await findLogic(db);
    const problems = draftProblems(draft, usesReserveFind(logic));
    const { id: dayId, guestCount } = draft;
    if (problems.length > 0 || dayId === null || guestCount === null) throw new AppError('VALIDATION', { problems });
    const day = await findDay(db, dayId);
    if (!day) throw new AppError('NOT_FOUND');
    return { dayId, day, logic, guestCount, requestHash: hashes[0] ?? null, earlier };
  },

  refusal: (subject, _, { clock }) => {
    if (subject.earlier) return null;
    const now = clock();
    const period = periodProblem(subject.day, now, subject.logic);
    return period ? new AppError(period) : notYetOpen(subject.day, now);
  },

  effects: (subject, { draft, key, address }, context) => {
    if (subject.earlier) return { unchanged: subject.earlier };
    const { dayId, day, logic, guestCount, requestHash } = subject;
    const { name, tel: phone } = draft;
    const now = context.clock();
    const createdAt = now.toISOString();
    return {
      seats: [{ dayId, delta: guestCount }],
      write: async (db, taken) => {
        const notYet = taken && opensLater(taken, now);
        if (notYet) throw new AppError('NOT_YET_OPEN', { opensAt: notYet });
        const boatLoad = (taken ?? day).totalCount;
        // Requests that are drawn agree to the price, and are counted for their address, as they are collected.
        const isDrawn = isCollecting(taken ?? day, logic, now) || (await awaitsDraw(db, dayId));
        const otherPrice = isDrawn ? null : priceRefusal(taken ?? day, draft.seen);
        if (otherPrice) throw otherPrice;
        if (!isDrawn) await checkAddressLimits(context, db, { phone, address, dayId, guestCount, boatLoad });
        // Checked after the seats were taken and the address has passed; the refusal rolls that back. Only an actual
        // booking can therefore reveal that a number has not booked yet.
        const ofEntry = isDrawn ? await findEntryRefusal(context, db, { address, guestCount, boatLoad }) : null;
        if (draft.askDuplicate && (await hasBooked(db, dayId, phone)))
          throw ofEntry ?? new AppError('DUPLICATE_BOOKING');
        const password = usesReserveFind(logic)
          ? hashBookingPassword(context.keys.bookingPassword, draft.password)
          : { passwordHash: null, passwordSalt: null };
        // Those of the day whose seats were taken: it may have been changed since it was read.
        const { price, reservePrice } = taken ?? day;
        const earlier = await earlierDeadlines(db, { dayId, phone, since: rebookedSince(now) });
        const payBy = deadlineOf({ day: taken ?? day, guestCount }, logic, now, earlier);
        const id = await insertBooking(
          db,
          {
            ...password,
            ...{ dayId, name, phone, guestCount, price, reservePrice, createdAt },
            state: 'WATTING',
            memo: '',
            completedAt: null,
            payBy,
          },
          context.drawBookingNumber,
        );
        const ofPhone = await findPhoneRefusal(context, db, phone, boatLoad);
        // An address that has asked for its share does not learn it for a draw either.
        if (ofPhone) throw ofEntry ?? ofPhone;
        if (isDrawn) throw new DrawAhead();
        const asAnswered = { createdAt, guestCount, price, reservePrice, payBy };
        if (key !== null) await keepRequest(db, { key, guestId: id, requestHash, ...asAnswered });
        return findBooking(db, id);
      },
      history: { action: 'BOOKED', after: { guestCount, state: 'WATTING' } },
      message: { kind: 'BOOKED' },
    };
  },

  noSeats: async (subject, db) => {
    // Locked, so that the answer agrees with itself: it must not say that there are none and name enough of them.
    const day = await lockDay(db, subject.dayId);
    if (!day) return new AppError('NOT_FOUND');
    const isFree = !subject.earlier && shownState(day) === 'OPEN' && seatsLeft(day) >= subject.guestCount;
    return isFree ? null : noSeats(day);
  },
};

/**
 * Creates a booking (specification 5, 7). `DRAW` if the request is to be drawn with others: it is valid, and nothing is
 * written.
 */
export const createBooking = async (context: Context, request: BookingRequest): Promise<Guest | 'DRAW'> => {
  try {
    return (await act(context, create, request, VISITOR)).guest;
  } catch (error) {
    if (error instanceof DrawAhead) return 'DRAW';
    throw error;
  }
};
