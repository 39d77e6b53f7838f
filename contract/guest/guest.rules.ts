import { depositOf, standingPayment, stillDue, type Paying } from '../booking/refund.rules';
import type { FieldProblem } from '../errors';
import { characters, hasForbiddenCharacter } from '../text.rules';
import type { Guest, GuestState } from './guest.schema';

/** Bookings on one page of the operator's list (specification 9). */
export const GUESTS_PER_PAGE = 20;

/** How long a confirmed payment, or a refund marked as paid, can be taken back without a question. */
export const TAKE_BACK_MS = 10_000;

/** The longest note on a booking, in characters. */
export const GUEST_MEMO_MAX = 50;

/** Why a note on a booking is refused, as it is to be stored; null when it is not. */
export const guestMemoProblem = (memo: string): FieldProblem<'memo'> | null => {
  if (characters(memo) > GUEST_MEMO_MAX) return { field: 'memo', code: 'TOO_LONG', max: GUEST_MEMO_MAX };
  return hasForbiddenCharacter(memo) ? { field: 'memo', code: 'CHARACTER_INVALID' } : null;
};

/**
 * What the operator can do with a booking (specification 4). A payment that was confirmed, and a refund that was marked
 * as paid, can be taken back: both are words about the bank, and a word can be wrong.
 */
export type GuestAction = 'complete' | 'unpay' | 'cancel' | 'edit' | 'delete';

/** A booking as far as its actions depend on it: a visitor's call does not name the refund. */
type ActedOn = Pick<Paying, 'state' | 'refund'> & Partial<Pick<Paying, 'guestCount' | 'reservePrice' | 'paid'>>;

/** Which actions a state allows; some of them only while money is due, or none has been paid back. */
export const GUEST_ACTIONS: Record<GuestState, readonly GuestAction[]> = {
  WATTING: ['complete', 'cancel', 'edit'],
  COMPLETE: ['complete', 'unpay', 'cancel', 'edit'],
  CANCEL: ['delete'],
};

/** Whether a booking that was cancelled, or edited to fewer people, has still to be paid back. */
export const owesRefund = ({ refund }: Pick<ActedOn, 'refund'>): boolean =>
  refund != null && refund.amount > 0 && refund.refundedAt === null;

/** Whether a refund that was marked as paid can be marked as open again. */
export const allowsUnrefund = ({ refund }: Pick<ActedOn, 'refund'>): boolean =>
  refund != null && refund.amount > 0 && refund.refundedAt !== null;

/**
 * Whether an action is possible; the buttons and the server both ask here. A payment is confirmed again where more
 * people have made something due.
 */
export const allowsGuestAction = (booking: ActedOn, action: GuestAction): boolean => {
  if (!GUEST_ACTIONS[booking.state].includes(action)) return false;
  if (action === 'unpay') return !booking.refund?.refundedAt;
  if (action === 'complete' && booking.state === 'COMPLETE') return extraDue(booking) > 0;
  return true;
};

/** What more people than were paid for have made due, in 10,000 won. */
export const extraDue = ({ guestCount, reservePrice, ...booking }: ActedOn): number =>
  booking.state !== 'COMPLETE' || guestCount === undefined || reservePrice === undefined
    ? 0
    : stillDue({ ...booking, guestCount, reservePrice });

/**
 * The deposits of a trip in 10,000 won: what was really paid and what is due, each at the price its booking was made at.
 * What is to be paid back of a booking that goes on is no deposit of the trip.
 */
export const depositTotals = (guests: readonly Paying[]): { paid: number; due: number } => ({
  paid: guests.reduce((sum, guest) => sum + Math.min(standingPayment(guest), depositOf(guest)), 0),
  due: guests.reduce((sum, guest) => sum + stillDue(guest), 0),
});

/** What a trip's bookings add up to; cancelled ones do not count. */
export const guestTotals = (guests: readonly Pick<Guest, 'state' | 'guestCount'>[]) => {
  const people = (state: GuestState) =>
    guests.filter((guest) => guest.state === state).reduce((sum, guest) => sum + guest.guestCount, 0);
  const paidCases = guests.filter((guest) => guest.state === 'COMPLETE').length;
  return {
    cases: guests.filter((guest) => guest.state !== 'CANCEL').length,
    paidCases,
    paidPeople: people('COMPLETE'),
    unpaidPeople: people('WATTING'),
  };
};

const workOrder = (guest: ActedOn): number => {
  if (guest.state === 'CANCEL') return owesRefund(guest) ? 2 : 3;
  return guest.state === 'WATTING' || extraDue(guest) > 0 ? 0 : 1;
};
/** The bookings of a trip as they are worked off: who has to pay first, who was cancelled last. */
export const inWorkOrder = <G extends ActedOn>(guests: readonly G[]): G[] =>
  [...guests].sort((one, other) => workOrder(one) - workOrder(other));

/** Trips this many days ahead are near: who has not paid yet is to be called. */
export const UNPAID_SOON_DAYS = 3;
