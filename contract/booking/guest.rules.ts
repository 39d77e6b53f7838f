import { depositOf, standingPayment, stillDue, type Paying } from './refund.rules';
import type { YesNo } from '../config/config.schema';
import type { DayDate } from '../day/calendar.rules';
import { seatsLeft, seatsTaken } from '../day/day.rules';
import type { ReserveDay } from '../day/day.schema';
import type { FieldProblem } from '../errors';
import { characters, hasForbiddenCharacter } from '../text.rules';
import type { FoundGuest, Guest, GuestState } from './guest.schema';

/** Bookings on one page of the operator's list (specification 9). */
export const GUESTS_PER_PAGE = 20;

/** Period in which a confirmed payment or a refund mark can be undone without confirmation, in milliseconds. */
export const UNDO_PERIOD_MS = 10_000;

/** Longest note on a booking, in characters. */
export const GUEST_MEMO_MAX = 50;

/** Validates a note on a booking in its stored form; null if it is valid. */
export const guestMemoProblem = (memo: string): FieldProblem<'memo'> | null => {
  if (characters(memo) > GUEST_MEMO_MAX) return { field: 'memo', code: 'TOO_LONG', max: GUEST_MEMO_MAX };
  return hasForbiddenCharacter(memo) ? { field: 'memo', code: 'CHARACTER_INVALID' } : null;
};

/**
 * The operator's actions on a booking (specification 4). The confirmation of a payment and the mark of a refund can be
 * undone, because they are statements about a bank account and can be mistaken.
 */
export type GuestAction =
  | 'complete'
  | 'unpay'
  | 'cancel'
  | 'edit'
  | 'move'
  | 'memo'
  | 'call'
  | 'uncall'
  | 'board'
  | 'unboard'
  | 'extend'
  | 'refund'
  | 'unrefund'
  | 'delete';

/** The properties of a booking on which its actions depend. A visitor's booking has no refund, an erased one no name. */
type ActedOn = Pick<Paying, 'state' | 'refund'> & { name?: string; tripCancelled?: YesNo } & Partial<
    Pick<Paying, 'guestCount' | 'reservePrice' | 'totalPrice' | 'totalReservePrice' | 'paid'>
  > & { payBy?: string | null };

/** The actions allowed in each state; some have further preconditions, such as money due or no refund sent. */
export const GUEST_ACTIONS: Record<GuestState, readonly GuestAction[]> = {
  WATTING: ['complete', 'extend', 'cancel', 'edit', 'move', 'memo', 'call', 'uncall', 'board', 'unboard'],
  COMPLETE: [
    ...(['complete', 'unpay', 'cancel', 'edit', 'move', 'memo', 'call', 'uncall', 'board', 'unboard'] as const),
    ...(['refund', 'unrefund'] as const),
  ],
  CANCEL: ['move', 'memo', 'call', 'uncall', 'refund', 'unrefund', 'delete'],
};

/** Whether a booking that was cancelled, or edited to fewer people, has an open refund. */
export const owesRefund = ({ refund }: Pick<ActedOn, 'refund'>): boolean =>
  refund != null && refund.amount > 0 && refund.refundedAt === null;

/**
 * Whether an action is allowed; used by the buttons and by the server. A payment can be confirmed again if added people
 * have made an amount due.
 */
export const allowsGuestAction = (booking: ActedOn, action: GuestAction): boolean => {
  const { state, refund } = booking;
  if (!GUEST_ACTIONS[state].includes(action)) return false;
  // Who travels is not known any more.
  if (action === 'move' && booking.name === '') return false;
  if (action === 'move' && state === 'CANCEL') return booking.tripCancelled === 'Y' && !refund?.refundedAt;
  if (action === 'complete' && state === 'COMPLETE') return extraDue(booking) > 0;
  if (action === 'extend') return booking.payBy != null;
  if (action === 'refund') return owesRefund(booking);
  if (action === 'unrefund') return refund != null && refund.amount > 0 && refund.refundedAt !== null;
  return true;
};

/** Whether a visitor can say something of the deposit: it is due, and the date of the trip has not passed. */
export const awaitsDeposit = (
  booking: Pick<FoundGuest, 'state' | 'date' | 'guestCount' | 'reservePrice' | 'totalReservePrice'>,
  today: DayDate,
): boolean => booking.state === 'WATTING' && depositOf(booking) > 0 && booking.date >= today;

/**
 * The highest headcount of a booking: its own and the remaining seats of its day, or all seats for a charter. A cancelled
 * booking holds no seats and cannot grow.
 */
export const maxHeadcount = (
  { state, guestCount, charter }: Pick<FoundGuest, 'state' | 'guestCount' | 'charter'>,
  day: Pick<ReserveDay, 'totalCount' | 'guestCount' | 'heldCount' | 'charter'>,
): number => {
  if (state === 'CANCEL') return guestCount;
  return charter === 'Y' ? day.totalCount : guestCount + seatsLeft(day);
};

/** Why a booking cannot be moved to a day. */
export type MoveProblem = 'SAME_DAY' | 'DAY_OVER' | 'DAY_CANCELLED' | 'DAY_CHARTERED' | 'DAY_BOOKED' | 'SEATS_GONE';

/**
 * Whether a booking can be moved to another day: ahead, sailing, with enough seats, and empty for a charter. Regardless
 * of the booking period and of a day's other states, as for a booking that the operator adds. Returns null if it can.
 */
export const moveProblem = (
  { date, guestCount, charter }: Pick<FoundGuest, 'date' | 'guestCount' | 'charter'>,
  to: Pick<ReserveDay, 'date' | 'state' | 'totalCount' | 'guestCount' | 'heldCount' | 'charter'>,
  today: DayDate,
): MoveProblem | null => {
  if (to.date === date) return 'SAME_DAY';
  if (to.date < today) return 'DAY_OVER';
  if (to.state === 'CANCEL') return 'DAY_CANCELLED';
  if (to.charter === 'Y') return 'DAY_CHARTERED';
  if (charter === 'Y' && seatsTaken(to) > 0) return 'DAY_BOOKED';
  return seatsLeft(to) < guestCount ? 'SEATS_GONE' : null;
};

/** The highest total that can be agreed for a charter, in 10,000 won. */
export const TOTAL_PRICE_MAX = 9_999;

/** What was agreed for the whole boat; null where the price for each person applies. */
export type AgreedPrice = Pick<FoundGuest, 'totalPrice' | 'totalReservePrice'>;

const totalProblem = (
  field: keyof AgreedPrice,
  value: number | null,
  max: number,
): FieldProblem<keyof AgreedPrice> | null =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= max)
    ? null
    : { field, code: 'NUMBER_INVALID', max };

/** The totals of a charter on a day, in 10,000 won: as agreed, else those of all seats; the deposit is at most the fee. */
export const charterTotals = (
  { totalPrice, totalReservePrice }: AgreedPrice,
  { totalCount, price, reservePrice }: Pick<ReserveDay, 'totalCount' | 'price' | 'reservePrice'>,
): { totalPrice: number; totalReservePrice: number } => {
  const fee = totalPrice ?? totalCount * price;
  return { totalPrice: fee, totalReservePrice: Math.min(totalReservePrice ?? totalCount * reservePrice, fee) };
};

/** Validates the total prices of a booking on a day: only a charter has them, and the deposit is at most the fee. */
export const agreedPriceProblems = (
  { totalPrice, totalReservePrice }: AgreedPrice,
  charter: YesNo,
  day: Pick<ReserveDay, 'totalCount' | 'price' | 'reservePrice'>,
): FieldProblem<keyof AgreedPrice>[] => {
  if (charter === 'N')
    return Object.entries({ totalPrice, totalReservePrice })
      .filter(([, value]) => value !== null)
      .map(([field]) => ({ field: field as keyof AgreedPrice, code: 'VALUE_INVALID' }));
  const fee = totalProblem('totalPrice', totalPrice, TOTAL_PRICE_MAX);
  const most = fee ? TOTAL_PRICE_MAX : charterTotals({ totalPrice, totalReservePrice }, day).totalPrice;
  return [fee, totalProblem('totalReservePrice', totalReservePrice, most)].filter((problem) => problem !== null);
};

/** The amount due for people added after the payment, in 10,000 won. */
export const extraDue = ({ guestCount, reservePrice, ...booking }: ActedOn): number =>
  booking.state !== 'COMPLETE' || guestCount === undefined || reservePrice === undefined
    ? 0
    : stillDue({ ...booking, guestCount, reservePrice });

/**
 * The deposits of a trip in 10,000 won: what was paid and what is due, each at the price its booking was made at. Open
 * refunds of active bookings are not counted as deposits.
 */
export const depositTotals = (guests: readonly Paying[]): { paid: number; due: number } => ({
  paid: guests.reduce((sum, guest) => sum + Math.min(standingPayment(guest), depositOf(guest)), 0),
  due: guests.reduce((sum, guest) => sum + stillDue(guest), 0),
});

/** Totals of a trip's bookings; cancelled ones are not counted. */
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
/** The bookings of a trip in the order of work: amounts due first, cancelled bookings last. */
export const inWorkOrder = <G extends ActedOn>(guests: readonly G[]): G[] =>
  [...guests].sort((one, other) => workOrder(one) - workOrder(other));

/** Unpaid bookings of trips within this number of days are listed, so that the operator can call the guests. */
export const UNPAID_SOON_DAYS = 3;
