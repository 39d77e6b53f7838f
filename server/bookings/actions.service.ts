import { randomUUID } from 'node:crypto';
import { isSet, timeOfMark } from '../../contract/boarding/boarding.rules';
import type { Mark } from '../../contract/boarding/boarding.schema';
import { extendedDeadline } from '../../contract/booking/deadline.rules';
import {
  allowsGuestAction,
  awaitsDeposit,
  guestMemoProblem,
  owesRefund,
  UNDO_PERIOD_MS,
  type GuestAction,
} from '../../contract/booking/guest.rules';
import type { DepositStatement } from '../../contract/booking/booking.schema';
import type { CancelledBy, ManagedGuest, OwedRefund, UpdateGuestMemo } from '../../contract/booking/guest.schema';
import { afterCancel, afterConfirmation, afterUnpay, unpayProblem } from '../../contract/booking/ledger.rules';
import { cancelPercent, depositOf, refundOnCancel, stillDue } from '../../contract/booking/refund.rules';
import { seoulToday } from '../../contract/day/calendar.rules';
import { CHANGED } from '../../contract/history/history.rules';
import type { ChangeFacts } from '../../contract/history/history.schema';
import { inWon } from '../../contract/money.rules';
import { cleanText } from '../../contract/text.rules';
import { findLogic } from '../config/config.repository';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import { AppError } from '../errors';
import type { Operator } from '../history/recordChange';
import { dropWaiting, forgetMessagesTo } from '../messages/messages.repository';
import { act, charterOf, lockBookingAndDay, onBooking, type Action, type BookingAndDay } from './act.service';
import { refundFacts, removeBooking, storedMoney, toOwed, updateBooking, WITHOUT_PERSON } from './bookings.repository';
import { deadlineAgain, deadlineOf } from './deadline';
import { edit } from './edit.service';
import { move } from './move.service';
import { forgetRequest } from './idempotency.repository';
import { insertTick } from './ticks.repository';
import { formerPayment } from './trip.service';

/** A visitor's statement on the deposit of a booking, by its id. */
type Statement = Pick<DepositStatement, 'claimed' | 'payer'> & { id: number };

/** A booking by its id, and the sum that was seen before the action was confirmed, in 10,000 won. */
interface Seen {
  id: number;
  seen?: number | undefined;
}

/** SUM_CHANGED if another sum was seen than counts now. */
const sumRefusal = (seen: number | undefined, sum: number): AppError | null =>
  seen === undefined || seen === sum ? null : new AppError('SUM_CHANGED', { sum });

/**
 * Confirms a payment (specification 4): the deposit of an unpaid booking, or the amount due for people added to a paid
 * one, at the price of the time of booking.
 */
const complete = onBooking<Seen>(
  'complete',
  ({ guest, money }, _, { clock }) => {
    const more = guest.state === 'COMPLETE';
    const stored = storedMoney(afterConfirmation(money, depositOf(guest)));
    const { paidWon, paidBeforeWon } = stored;
    const [before, after]: [ChangeFacts, ChangeFacts] = more
      ? [{ paidWon: paidBeforeWon }, { paidWon }]
      : [{ state: guest.state }, { state: 'COMPLETE', paidWon }];
    const completedAt = more ? guest.completedAt : clock().toISOString();
    return {
      write: (db) => updateBooking(db, guest, { state: 'COMPLETE', ...stored, completedAt }),
      history: { action: 'PAID', before, after },
      message: { kind: 'PAID' },
    };
  },
  {
    refusal: ({ guest }, { seen }) =>
      allowsGuestAction(guest, 'complete') ? sumRefusal(seen, stillDue(guest)) : new AppError('CONFLICT'),
  },
);

/** Whether a payment that is undone was confirmed only a moment ago, so that nothing depends on it yet. */
const wasJustConfirmed = ({ completedAt }: ManagedGuest, now: Date): boolean =>
  completedAt !== null && now.getTime() - Date.parse(completedAt) <= UNDO_PERIOD_MS;

/**
 * The deadline of a booking that is unpaid again. One that passed while it counted as paid is set again; a booking that was
 * added as paid by mistake gets the one it would have had.
 */
const deadlineOfUnpaid = async (
  db: Db,
  { guest, day: { date, departAt } }: BookingAndDay,
  now: Date,
): Promise<{ payBy?: string | null }> => {
  const { reservePrice, createdAt, completedAt, payBy } = guest;
  const day = { date, departAt, reservePrice };
  if (payBy === null && completedAt === createdAt)
    return { payBy: deadlineOf({ ...guest, day }, await findLogic(db), now) };
  return wasJustConfirmed(guest, now) ? {} : { payBy: deadlineAgain(guest, day, await findLogic(db), now) };
};

/** Undoes the last confirmation of a payment that was confirmed by mistake. Its message is not sent if it still waits. */
const unpay = onBooking<Seen>(
  'unpay',
  (booking, _, { clock }) => {
    const { guest } = booking;
    const money = afterUnpay(booking.money);
    const stored = storedMoney(money);
    const isUnpaid = money.paid === null;
    return {
      write: async (db) => {
        await dropWaiting(db, guest.id, 'PAID');
        const unpaid = isUnpaid && {
          state: 'WATTING' as const,
          completedAt: null,
          ...(await deadlineOfUnpaid(db, booking, clock())),
        };
        return updateBooking(db, guest, { ...stored, ...unpaid });
      },
      history: {
        action: 'UNPAID',
        before: { state: guest.state, paidWon: storedMoney(booking.money).paidWon },
        after: { state: isUnpaid ? 'WATTING' : guest.state, paidWon: stored.paidWon },
      },
    };
  },
  {
    refusal: ({ guest, money }, { seen }) => {
      if (!allowsGuestAction(guest, 'unpay')) return new AppError('CONFLICT');
      const problem = unpayProblem(money);
      return problem ? new AppError(problem) : sumRefusal(seen, guest.paid ?? 0);
    },
  },
);

/**
 * Cancels a booking and releases its seats, for visitors, operator and system alike; a full day opens again. Stores the
 * refund by the current policy. One that the operator cancels on a cancelled day is cancelled with its trip.
 */
export const cancelEffects =
  (cancelledBy: CancelledBy): Action<{ id: number }, BookingAndDay>['effects'] =>
  ({ guest, day, money }, _, { clock }) => {
    const now = clock();
    const percent = cancelPercent(guest.reserveDate, day, seoulToday(now));
    const owed = guest.state === 'COMPLETE' ? storedMoney(afterCancel(money, percent)) : null;
    const left = { cancelledAt: now.toISOString(), cancelledBy, owedSince: null };
    const isWithTrip = day.state === 'CANCEL' && cancelledBy === 'operator';
    const former = isWithTrip ? { beforeTripCancelled: formerPayment({ guest, money }) } : {};
    return {
      seats: [{ dayId: day.id, delta: -guest.guestCount, charterOf: charterOf(guest) }],
      write: (db) => updateBooking(db, guest, { state: 'CANCEL', boardedAt: null, ...left, ...former, ...owed }),
      history: {
        action: 'CANCELLED',
        before: { state: guest.state },
        after: { state: 'CANCEL', ...refundFacts(owed) },
      },
      message:
        cancelledBy === 'system'
          ? { kind: 'DEADLINE_PASSED' }
          : { kind: 'CANCELLED', facts: day.state === 'CANCEL' ? { tripCancelled: true } : {} },
    };
  };

/** SUM_CHANGED if a cancellation refunds another sum than was seen. */
const refundRefusal = ({ guest, day }: BookingAndDay, seen: number | undefined, now: Date): AppError | null =>
  sumRefusal(seen, refundOnCancel(guest, day, seoulToday(now)).amount);

const cancel = onBooking<Seen>('cancel', cancelEffects('operator'), {
  refusal: (booking, { seen }, { clock }) =>
    allowsGuestAction(booking.guest, 'cancel') ? refundRefusal(booking, seen, clock()) : new AppError('CONFLICT'),
});

/**
 * The cancellation by the visitor, who has proven booking number and password: possible until the date of the trip has
 * passed, paid or not. Not by a party that is aboard: the passenger list would lose people who are at sea.
 */
export const cancelOwn = onBooking<Seen>('cancel', cancelEffects('visitor'), {
  find: (_context, db, { id }) => lockBookingAndDay(db, id, { missing: 'BOOKING_NOT_FOUND' }),
  refusal: (booking, { seen }, { clock }) => {
    const { guest } = booking;
    if (guest.state === 'CANCEL') return new AppError('ALREADY_CANCELLED');
    if (guest.date < seoulToday(clock())) return new AppError('TRIP_DEPARTED');
    return guest.boardedAt === null ? refundRefusal(booking, seen, clock()) : new AppError('ABOARD');
  },
});

/**
 * What the visitor, who has proven the booking, says of its deposit: under which name it is paid, and that it has been
 * paid. A claim that is repeated keeps its time.
 */
export const stateDeposit = onBooking<Statement>(
  'complete',
  (booking, { payer = booking.guest.payer, claimed }, { clock }) => {
    const { guest } = booking;
    const was = guest.claimedAt === null ? 'N' : 'Y';
    const isChanged = claimed !== undefined && claimed !== was;
    if (!isChanged && payer === guest.payer) return { unchanged: booking };
    const claimedAt = claimed === 'Y' ? clock().toISOString() : null;
    return {
      write: (db) => updateBooking(db, guest, { payer, ...(isChanged && { claimedAt }) }),
      history: {
        action: isChanged ? (claimed === 'Y' ? 'CLAIMED' : 'UNCLAIMED') : 'PAYER',
        ...(payer !== guest.payer && { after: { payer: CHANGED } }),
      },
    };
  },
  {
    find: (_context, db, { id }) => lockBookingAndDay(db, id, { missing: 'BOOKING_NOT_FOUND' }),
    refusal: ({ guest }, _, { clock }) =>
      awaitsDeposit(guest, seoulToday(clock())) ? null : new AppError('NO_DEPOSIT_DUE', { state: guest.state }),
  },
);

/**
 * A day more for the deposit. Refused with NO_LATER_DEADLINE if the deadline lies at the cut-off or the departure
 * already.
 */
const extend: Action<{ id: number }, BookingAndDay & { later: Date | null }> = {
  find: async ({ clock }, db, { id }) => {
    const booking = await lockBookingAndDay(db, id);
    const { guest, day } = booking;
    const later = guest.payBy === null ? null : extendedDeadline(guest.payBy, clock(), day, await findLogic(db));
    return { ...booking, later };
  },
  refusal: ({ guest, later }) => {
    if (!allowsGuestAction(guest, 'extend')) return new AppError('CONFLICT');
    return later ? null : new AppError('NO_LATER_DEADLINE');
  },
  effects: (booking) => {
    const { guest, later } = booking;
    if (!later) return { unchanged: booking };
    const payBy = later.toISOString();
    return {
      write: (db) => updateBooking(db, guest, { payBy }),
      history: { action: 'EXTENDED', before: { payBy: guest.payBy }, after: { payBy } },
    };
  },
};

/** Saves the operator's note. If the note that was displayed is sent, a note that was saved since is not overwritten. */
const memo = onBooking<UpdateGuestMemo>(
  'memo',
  (booking, sent) => {
    const { guest } = booking;
    const note = cleanText(sent.memo);
    if (note === guest.memo) return { unchanged: booking };
    return {
      write: (db) => updateBooking(db, guest, { memo: note }),
      history: { action: 'GUEST_MEMO', after: { memo: CHANGED } },
    };
  },
  {
    find: (_context, db, { id, memo }) => {
      const problem = guestMemoProblem(cleanText(memo));
      if (problem) throw new AppError('VALIDATION', { problems: [problem] });
      return lockBookingAndDay(db, id);
    },
    // A note that is saved already is sent again because the answer was lost.
    refusal: ({ guest }, { seen, memo }) =>
      seen === undefined || seen === guest.memo || cleanText(memo) === guest.memo ? null : new AppError('CONFLICT'),
  },
);

/** A tick of a booking, by its id; `at` is when it was made, by default now. */
export type TickOf = { id: number; at?: string };

/** Sets or removes the mark that the guest was called about the trip, or that the party is aboard. */
const tickEffects =
  (action: Mark): Action<TickOf, BookingAndDay>['effects'] =>
  (booking, { at }, { clock }) => {
    const { guest } = booking;
    const time = timeOfMark(action);
    if ((guest[time] !== null) === isSet(action)) return { unchanged: booking };
    const now = clock().toISOString();
    return {
      write: async (db) => {
        // A tick without a key of its own is known too: one that was made earlier, without a signal, does not overrule it.
        if (at === undefined) await insertTick(db, { key: randomUUID(), guestId: guest.id, mark: action, at: now });
        return updateBooking(db, guest, { [time]: isSet(action) ? (at ?? now) : null });
      },
      history: { action },
    };
  };
const tick = (name: GuestAction, action: Mark) => onBooking<TickOf>(name, tickEffects(action));

/** Sets or removes the mark that a refund was paid; also of a deleted booking. */
const markEffects =
  (action: 'REFUNDED' | 'UNREFUNDED'): Action<{ id: number }, BookingAndDay>['effects'] =>
  ({ guest }, _, { clock }) => ({
    write: (db) => updateBooking(db, guest, { refundedAt: action === 'REFUNDED' ? clock().toISOString() : null }),
    history: { action, after: { refundWon: inWon(guest.refund?.amount ?? 0) } },
  });
const mark = (name: 'refund' | 'unrefund', action: 'REFUNDED' | 'UNREFUNDED') =>
  onBooking<Seen>(name, markEffects(action), {
    find: (_context, db, { id }) => lockBookingAndDay(db, id, { debts: true }),
    refusal: ({ guest }, { seen }) =>
      allowsGuestAction(guest, name) ? sumRefusal(seen, guest.refund?.amount ?? 0) : new AppError('CONFLICT'),
  });

/**
 * Deletes a cancelled booking permanently (specification 4). Its request and its messages are forgotten too. If a refund
 * is open, the debt stays with trip and headcount but without personal data, until it is marked as refunded.
 */
const remove = onBooking<Seen>(
  'delete',
  (booking, _, { clock }) => {
    const { guest } = booking;
    const owed = owesRefund(guest);
    return {
      write: async (db) => {
        const removed = owed
          ? await updateBooking(db, guest, { ...WITHOUT_PERSON, deletedAt: clock().toISOString() })
          : await removeBooking(db, guest);
        if (!removed) return null;
        await forgetRequest(db, guest.id);
        await forgetMessagesTo(db, [guest.id]);
        return booking;
      },
      history: {
        action: 'DELETED',
        before: { state: guest.state, guestCount: guest.guestCount },
        ...(owed && { after: { refundWon: inWon(guest.refund?.amount ?? 0) } }),
      },
    };
  },
  {
    refusal: ({ guest }, { seen }) =>
      allowsGuestAction(guest, 'delete')
        ? sumRefusal(seen, owesRefund(guest) ? (guest.refund?.amount ?? 0) : 0)
        : new AppError('CONFLICT'),
  },
);

/** The operator's actions on a booking: what each of them changes. `act` carries them out. */
export const guestActions = {
  complete,
  unpay,
  edit,
  move,
  memo,
  cancel,
  extend,
  call: tick('call', 'CALLED'),
  uncall: tick('uncall', 'UNCALLED'),
  board: tick('board', 'BOARDED'),
  unboard: tick('unboard', 'UNBOARDED'),
  refund: mark('refund', 'REFUNDED'),
  unrefund: mark('unrefund', 'UNREFUNDED'),
  delete: remove,
} satisfies Record<GuestAction, unknown>;

/** Carries out an action of the operator, and returns the booking; a deleted one in its last state. */
export const operate = async <Input, Subject extends BookingAndDay>(
  context: Context,
  action: Action<Input, Subject>,
  input: Input,
  actor: Operator,
): Promise<ManagedGuest> => (await act(context, action, input, actor)).guest;

/** Sets or removes the mark of a refund. */
export const markRefund = async (
  context: Context,
  action: 'refund' | 'unrefund',
  input: Seen,
  actor: Operator,
): Promise<OwedRefund> => toOwed(await act(context, guestActions[action], input, actor));
