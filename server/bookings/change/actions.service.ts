import { randomUUID } from 'node:crypto';
import { afterBoarding, isAnyoneAboard, isSet, placesAboard } from '#contract/boarding/boarding.rules';
import type { Mark } from '#contract/boarding/boarding.schema';
import { extendedDeadline } from '#contract/booking/deadline.rules';
import {
  allowsGuestAction,
  awaitsDeposit,
  guestMemoProblem,
  owesRefund,
  UNDO_PERIOD_MS,
  type GuestAction,
} from '#contract/booking/guest.rules';
import type { DepositStatement } from '#contract/booking/booking.schema';
import type { CancelledBy, ManagedGuest, OwedRefund, UpdateGuestMemo } from '#contract/booking/guest.schema';
import { afterCancel, afterConfirmation, afterUnpay, keptOf, unpayProblem } from '#contract/booking/ledger.rules';
import { cancelPercent, depositOf, refundOnCancel, stillDue } from '#contract/booking/refund.rules';
import { seoulToday } from '#contract/day/calendar.rules';
import { CHANGED } from '#contract/history/history.rules';
import type { ChangeFacts } from '#contract/history/history.schema';
import { inWon } from '#contract/money.rules';
import { cleanText } from '#contract/text.rules';
import { findLogic } from '#server/content/settings/config.repository';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { AppError } from '#server/errors';
import type { Operator } from '#server/history/recordChange';
import { dropWaiting, forgetMessagesTo } from '#server/messages/messages.repository';
import { act, charterOf, lockBookingAndDay, onBooking, type Action, type BookingAndDay } from '../act.service';
import {
  aboardColumns,
  NOBODY_ABOARD,
  refundFacts,
  removeBooking,
  storedMoney,
  toOwed,
  updateBooking,
  WITHOUT_PERSON,
} from '../bookings.repository';
import { deadlineAgain, deadlineOf } from '../deadlines/deadline';
import { edit } from './edit.service';
import { move } from './move.service';
import { forgetRequest } from '../make/idempotency.repository';
import { insertTick } from '../aboard/ticks.repository';
import { formerPayment } from '../trip/trip.service';

type Statement = Pick<DepositStatement, 'claimed' | 'payer'> & { id: number };

/** `seen` is the sum before the confirmation, in 10,000 won. */
interface Seen {
  id: number;
  seen?: number | undefined;
}

const sumRefusal = (seen: number | undefined, sum: number): AppError | null =>
  seen === undefined || seen === sum ? null : new AppError('SUM_CHANGED', { sum });

/** Specification 4. At the booking's own price. */
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

const wasJustConfirmed = ({ completedAt }: ManagedGuest, now: Date): boolean =>
  completedAt !== null && now.getTime() - Date.parse(completedAt) <= UNDO_PERIOD_MS;

/** Renews a deadline that passed while the booking counted as paid. A booking added as paid gets its first. */
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

/** The refund follows the current policy. On a cancelled day the operator's cancellation counts as the trip's. */
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
      write: (db) => updateBooking(db, guest, { state: 'CANCEL', ...NOBODY_ABOARD, ...left, ...former, ...owed }),
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

const refundRefusal = ({ guest, day }: BookingAndDay, seen: number | undefined, now: Date): AppError | null =>
  sumRefusal(seen, refundOnCancel(guest, day, seoulToday(now)).amount);

const cancel = onBooking<Seen>('cancel', cancelEffects('operator'), {
  refusal: (booking, { seen }, { clock }) =>
    allowsGuestAction(booking.guest, 'cancel') ? refundRefusal(booking, seen, clock()) : new AppError('CONFLICT'),
});

/** Possible until the day of the trip is over. Not for people aboard, who must stay on the passenger list. */
export const cancelOwn = onBooking<Seen>('cancel', cancelEffects('visitor'), {
  find: (_context, db, { id }) => lockBookingAndDay(db, id, { missing: 'BOOKING_NOT_FOUND' }),
  refusal: (booking, { seen }, { clock }) => {
    const { guest } = booking;
    if (guest.state === 'CANCEL') return new AppError('ALREADY_CANCELLED');
    if (guest.date < seoulToday(clock())) return new AppError('TRIP_DEPARTED');
    return isAnyoneAboard(guest) ? new AppError('ABOARD') : refundRefusal(booking, seen, clock());
  },
});

/** The caller has checked key or password. A repeated claim does not change its time. */
export const stateDeposit = onBooking<Statement>(
  'complete',
  (booking, { payer = booking.guest.payer, claimed }, { clock }) => {
    const { guest } = booking;
    const was = guest.claimedAt === null ? 'N' : 'Y';
    const isChanged = claimed !== undefined && claimed !== was;
    if (!isChanged && payer === guest.payer) return { unchanged: booking };
    const claimedAt = claimed === 'Y' ? clock().toISOString() : null;
    const claim = claimed === 'Y' ? 'CLAIMED' : 'UNCLAIMED';
    return {
      write: (db) => updateBooking(db, guest, { payer, ...(isChanged && { claimedAt }) }),
      history: {
        action: isChanged ? claim : 'PAYER',
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

/** NO_LATER_DEADLINE if the deadline is already the cut-off or the departure. */
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

/** `seen` protects a note that was saved meanwhile. */
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
    // A retry after a lost response.
    refusal: ({ guest }, { seen, memo }) =>
      seen === undefined || seen === guest.memo || cleanText(memo) === guest.memo ? null : new AppError('CONFLICT'),
  },
);

const callEffects =
  (action: Mark): Action<{ id: number; at?: string }, BookingAndDay>['effects'] =>
  (booking, { at }, { clock }) => {
    const { guest } = booking;
    if ((guest.calledAt !== null) === isSet(action)) return { unchanged: booking };
    const now = clock().toISOString();
    return {
      write: async (db) => {
        // A tick without a key is stored too, so that an earlier offline tick cannot overrule it.
        if (at === undefined) await insertTick(db, { key: randomUUID(), guestId: guest.id, mark: action, at: now });
        return updateBooking(db, guest, { calledAt: isSet(action) ? (at ?? now) : null });
      },
      history: { action },
    };
  };
const called = (name: GuestAction, action: Mark) => onBooking<{ id: number; at?: string }>(name, callEffects(action));

/** `places` of the party, from 1. */
const boarded = (name: GuestAction, mark: Mark) =>
  onBooking<{ id: number; at: string; places: readonly number[] }>(name, (booking, { at, places }) => {
    const { guest } = booking;
    const before = placesAboard(guest).length;
    const after = afterBoarding(guest, { places, mark, at });
    const aboard = placesAboard(after).length;
    if (before === aboard) return { unchanged: booking };
    const { guestCount } = guest;
    const isPart = guestCount > 1 && Math.abs(aboard - before) < guestCount;
    return {
      write: (db) => updateBooking(db, guest, aboardColumns(after)),
      history: { action: mark, ...(isPart && { before: { aboard: before }, after: { aboard } }) },
    };
  });

const refundMarkEffects =
  (action: 'REFUNDED' | 'UNREFUNDED'): Action<{ id: number }, BookingAndDay>['effects'] =>
  ({ guest }, _, { clock }) => ({
    write: (db) => updateBooking(db, guest, { refundedAt: action === 'REFUNDED' ? clock().toISOString() : null }),
    history: { action, after: { refundWon: inWon(guest.refund?.amount ?? 0) } },
  });
const refundMark = (name: 'refund' | 'unrefund', action: 'REFUNDED' | 'UNREFUNDED') =>
  onBooking<Seen>(name, refundMarkEffects(action), {
    find: (_context, db, { id }) => lockBookingAndDay(db, id, { debts: true }),
    refusal: ({ guest }, { seen }) =>
      allowsGuestAction(guest, name) ? sumRefusal(seen, guest.refund?.amount ?? 0) : new AppError('CONFLICT'),
  });

/**
 * Specification 4. Without personal data, an open refund stays as a debt until it is marked as refunded, and money that
 * was not refunded stays for the statistics.
 */
const remove = onBooking<Seen>(
  'delete',
  (booking, _, { clock }) => {
    const { guest, money } = booking;
    const owed = owesRefund(guest);
    return {
      write: async (db) => {
        const removed =
          owed || keptOf(money) > 0
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

export const guestActions = {
  complete,
  unpay,
  edit,
  move,
  memo,
  cancel,
  extend,
  call: called('call', 'CALLED'),
  uncall: called('uncall', 'UNCALLED'),
  board: boarded('board', 'BOARDED'),
  unboard: boarded('unboard', 'UNBOARDED'),
  refund: refundMark('refund', 'REFUNDED'),
  unrefund: refundMark('unrefund', 'UNREFUNDED'),
  delete: remove,
} satisfies Record<GuestAction, unknown>;

export const operate = async <Input, Subject extends BookingAndDay>(
  context: Context,
  action: Action<Input, Subject>,
  input: Input,
  actor: Operator,
): Promise<ManagedGuest> => (await act(context, action, input, actor)).guest;

export const markRefund = async (
  context: Context,
  action: 'refund' | 'unrefund',
  input: Seen,
  actor: Operator,
): Promise<OwedRefund> => toOwed(await act(context, guestActions[action], input, actor));
