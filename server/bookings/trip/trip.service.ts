import type { ManagedGuest } from '#contract/booking/guest.schema';
import { afterCancel, type Money } from '#contract/booking/ledger.rules';
import { isOldTrip, RESTORE_PERIOD_MS, tripCounts, tripTotals } from '#contract/booking/trip.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import { dayMemoProblem, seatsLeft, stateAfterRequest } from '#contract/day/day.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type {
  CancelledTrip,
  CancelTrip,
  RestoreTrip,
  TripCancellation,
  TripRestoration,
} from '#contract/day/trip.schema';
import type { TripReason } from '#contract/day/tripReason.schema';
import { inWon } from '#contract/money.rules';
import { cleanText } from '#contract/text.rules';
import type { Context } from '#server/context';
import { findLogic } from '#server/content/settings/config.repository';
import { changeSeats, findDay, lockDay, setDayNotes, setDayState } from '#server/days/days.repository';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { recordChange, type Operator } from '#server/history/recordChange';
import { wasToldOfCancellation } from '#server/messages/messages.repository';
import { queueMessages } from '#server/messages/queueMessages';
import { offerFreedSeats, withdrawOffers } from '#server/waiting/offerFreedSeats';
import {
  bookingsOfDay,
  lockBookingsCancelledAt,
  lockBookingsOf,
  refundFacts,
  storedMoney,
  updateBooking,
  withMoney,
  WITHOUT_TICKS,
  type Booking,
  type BookingChange,
  type FormerPayment,
} from '../bookings.repository';
import { deadlineAgain } from '../deadlines/deadline';
import { findCancelledTrip, forgetCancelledTrip, storeCancelledTrip, type TripRow } from './trip.repository';

const untilOf = (at: string): string => new Date(Date.parse(at) + RESTORE_PERIOD_MS).toISOString();
const toTrip = ({ date }: ReserveDay, { at, reason }: Pick<TripRow, 'at' | 'reason'>): CancelledTrip => ({
  date,
  reason,
  at,
  until: untilOf(at),
});

export const formerPayment = ({ guest: { state, owedSince }, money }: Pick<Booking, 'guest' | 'money'>): string =>
  JSON.stringify({ state, owedSince, ...storedMoney(money) } satisfies FormerPayment);

/** Null if it was not cancelled with the trip, or was refunded since. */
export const revival = ({
  guest,
  money,
  beforeTripCancelled: former,
}: Booking): { guest: ManagedGuest; money: Money; change: BookingChange } | null => {
  if (guest.state !== 'CANCEL' || !former || guest.refund?.refundedAt) return null;
  const { state, owedSince, ...paid } = former;
  const back = former.refundedAt === null ? 0 : (former.refundWon ?? 0);
  const columns = {
    // Cancelled by an earlier release, which merged the open refund into the new one.
    ...storedMoney(money),
    paidBackWon: inWon(money.paidBack) - back,
    keptWon: 0,
    refundParts: null,
    ...paid,
  };
  const active = { state, owedSince, cancelledAt: null, cancelledBy: null };
  return {
    ...withMoney({ ...guest, ...active }, columns),
    change: { ...columns, ...active, calledAt: null, beforeTripCancelled: null },
  };
};

const cancelBooking = async (
  context: Context,
  db: Db,
  { guest, dayId, money }: Booking,
  { at, reason, actor }: { at: string; reason: TripReason; actor: Operator },
): Promise<void> => {
  const owed = guest.state === 'COMPLETE' ? storedMoney(afterCancel(money, 100)) : null;
  const cancelled = await updateBooking(db, guest, {
    state: 'CANCEL',
    cancelledAt: at,
    cancelledBy: 'operator',
    owedSince: null,
    // Earlier calls were not about the cancelled trip.
    ...WITHOUT_TICKS,
    ...owed,
    beforeTripCancelled: formerPayment({ guest, money }),
  });
  if (!cancelled) throw new AppError('CONFLICT');
  const change = await recordChange(context, db, {
    actor,
    action: 'CANCELLED',
    dayId,
    guestId: guest.id,
    before: { state: guest.state },
    after: { state: 'CANCEL', ...refundFacts(owed) },
  });
  await queueMessages(context, db, {
    kind: 'TRIP_CANCELLED',
    facts: { tripCancelled: true, tripReason: reason },
    change,
    actor,
    guestId: guest.id,
  });
};

const changeAllSeats = async (db: Db, day: ReserveDay, guests: readonly ManagedGuest[], sign: 1 | -1) => {
  const people = guests.reduce((sum, { guestCount }) => sum + guestCount, 0);
  if (people === 0) return;
  const isCharter = guests.some(({ charter }) => charter === 'Y');
  const charterOf = isCharter ? { charterOf: sign === 1 ? 0 : people } : {};
  const moved = await changeSeats(db, day.id, sign * people, { by: 'operator', ...charterOf });
  if (!moved) throw sign === 1 ? new AppError('SEATS_GONE', { seatsLeft: seatsLeft(day) }) : new AppError('CONFLICT');
};

const checkedMemo = (sent: string): string => {
  const memo = cleanText(sent);
  const problem = dayMemoProblem(memo);
  if (problem) throw new AppError('VALIDATION', { problems: [problem] });
  return memo;
};

const closeDay = async (db: Db, day: ReserveDay, memo: string): Promise<void> => {
  if (day.state !== 'CANCEL' && !(await setDayState(db, day, 'CANCEL'))) throw new AppError('CONFLICT');
  if (memo !== day.memo) await setDayNotes(db, day.id, { memo });
};

const reread = async (db: Db, id: number): Promise<ReserveDay> => {
  const day = await findDay(db, id);
  if (!day) throw new Error('a day that is locked is not there');
  return day;
};

const offerFreedSeatsOf = async (context: Context, db: Db, id: number): Promise<ReserveDay> => {
  const day = await reread(db, id);
  return offerFreedSeats(context, db, { day, before: day.state });
};

/** Like every action, locks bookings before the day, including bookings made meanwhile. */
export const cancelTrip = (
  context: Context,
  { id, reason, memo: sent, seen }: CancelTrip,
  actor: Operator,
): Promise<TripCancellation> =>
  inTransaction(context.db, async (db) => {
    await lockBookingsOf(db, id);
    const day = await lockDay(db, id);
    if (!day) throw new AppError('NOT_FOUND');
    const memo = sent === undefined ? day.memo : checkedMemo(sent);
    const now = context.clock();
    if (day.date < seoulToday(now)) throw new AppError('TRIP_DEPARTED');
    const booked = await lockBookingsOf(db, id);
    const guests = booked.map(({ guest }) => guest);
    const totals = tripTotals(guests);
    const counts = tripCounts(guests);
    if ((seen && isOldTrip(seen, counts)) || (day.state === 'CANCEL' && guests.length === 0))
      throw new AppError('CONFLICT', { trip: counts });

    // After a restoration the held seats are free and offered again.
    const free = await withdrawOffers(context, db, day);
    await closeDay(db, free, memo);
    const { at } = await recordChange(context, db, {
      actor,
      action: 'TRIP_CANCELLED',
      dayId: id,
      before: { state: day.state },
      after: { state: 'CANCEL', reason },
    });
    await changeAllSeats(db, free, guests, -1);
    for (const booking of booked) await cancelBooking(context, db, booking, { at, reason, actor });
    // A full day stays OPEN until its bookings are back, because some may have left.
    const state = free.state === 'COMPLETE' && seatsLeft(free) === 0 ? 'OPEN' : free.state;
    await storeCancelledTrip(db, { dayId: id, at, reason, state, memo: day.memo, memoAfter: memo });
    return { ...totals, day: await reread(db, id), trip: toTrip(day, { at, reason }) };
  });

export const readCancelledTrip = async ({ db, clock }: Context, id: number): Promise<CancelledTrip | null> => {
  const day = await findDay(db, id);
  if (!day) throw new AppError('NOT_FOUND');
  const row = await findCancelledTrip(db, id);
  if (!row || day.state !== 'CANCEL') return null;
  // Without such bookings nothing can be undone: all stayed active, or were refunded or moved since.
  const cancelled = (await bookingsOfDay(db, id)).filter(({ guest }) => guest.cancelledAt === row.at);
  if (row.state === 'CANCEL' && !cancelled.some((booking) => revival(booking) !== null)) return null;
  const trip = toTrip(day, row);
  return trip.until > clock().toISOString() ? trip : null;
};

/** A deadline that ended while the trip was cancelled is set again; one that had passed before stays. */
const deadlineOfRestored = async (db: Db, guest: ManagedGuest, day: ReserveDay, now: Date): Promise<string | null> => {
  const { payBy, cancelledAt } = guest;
  const hasEnded = payBy !== null && payBy > (cancelledAt ?? '') && payBy <= now.toISOString();
  const { date, departAt } = day;
  const { reservePrice } = guest;
  return hasEnded ? deadlineAgain(guest, { date, departAt, reservePrice }, await findLogic(db), now) : payBy;
};

const restoreBooking = async (
  context: Context,
  db: Db,
  { day, ...booking }: Booking & { day: ReserveDay },
  actor: Operator,
): Promise<void> => {
  const { guest, dayId } = booking;
  const revived = revival(booking);
  if (!revived) throw new AppError('CONFLICT');
  const isUnpaid = revived.guest.state === 'WATTING';
  const payBy = isUnpaid ? await deadlineOfRestored(db, guest, day, context.clock()) : guest.payBy;
  if (!(await updateBooking(db, guest, { ...revived.change, payBy }))) throw new AppError('CONFLICT');
  const isLater = payBy !== guest.payBy;
  const change = await recordChange(context, db, {
    actor,
    action: 'RESTORED',
    dayId,
    guestId: guest.id,
    before: { state: 'CANCEL', ...(isLater && { payBy: guest.payBy }) },
    after: { state: revived.guest.state, ...(isLater && { payBy }) },
  });
  if (await wasToldOfCancellation(db, guest)) {
    const facts = { noticeDate: guest.date };
    await queueMessages(context, db, { kind: 'TRIP_RESTORED', facts, change, actor, guestId: guest.id });
  }
};

/**
 * Within ten minutes. Bookings that were refunded, moved or deleted since stay as they are, and so does a changed memo.
 */
export const restoreTrip = (context: Context, { id }: RestoreTrip, actor: Operator): Promise<TripRestoration> =>
  inTransaction(context.db, async (db) => {
    const seen = await findCancelledTrip(db, id);
    if (seen) await lockBookingsCancelledAt(db, id, seen.at);
    const day = await lockDay(db, id);
    if (!day) throw new AppError('NOT_FOUND');
    const trip = await findCancelledTrip(db, id);
    if (!trip || trip.at !== seen?.at || day.state !== 'CANCEL') throw new AppError('CONFLICT');
    if (untilOf(trip.at) <= context.clock().toISOString()) throw new AppError('RESTORE_TOO_LATE');

    const cancelled = await lockBookingsCancelledAt(db, id, trip.at);
    const revived = cancelled.filter((booking) => revival(booking) !== null);
    const wasCancelled = trip.state === 'CANCEL';
    if (wasCancelled && revived.length === 0) throw new AppError('CONFLICT');
    const guests = revived.map(({ guest }) => guest);
    await changeAllSeats(db, day, guests, 1);
    const filled = await reread(db, id);
    const state = stateAfterRequest(trip.state, filled);
    if (state !== 'CANCEL' && !(await setDayState(db, filled, state))) throw new AppError('CONFLICT');
    if (day.memo === trip.memoAfter && day.memo !== trip.memo) await setDayNotes(db, id, { memo: trip.memo });
    // An already cancelled day keeps its reason.
    if (!wasCancelled) await forgetCancelledTrip(db, id);
    await recordChange(context, db, {
      actor,
      action: 'TRIP_RESTORED',
      dayId: id,
      before: { state: 'CANCEL' },
      after: { state },
    });
    for (const booking of revived) await restoreBooking(context, db, { ...booking, day }, actor);
    return {
      day: await offerFreedSeatsOf(context, db, id),
      restored: revived.length,
      kept: cancelled.length - revived.length,
    };
  });
