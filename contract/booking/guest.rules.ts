import { depositOf, standingPayment, stillDue, type Paying } from './refund.rules';
import type { YesNo } from '../config/config.schema';
import type { DayDate } from '../day/calendar.rules';
import { seatsLeft, seatsTaken } from '../day/day.rules';
import type { ReserveDay } from '../day/day.schema';
import type { FieldProblem } from '../errors';
import { characters, hasForbiddenCharacter } from '../text.rules';
import type { FoundGuest, Guest, GuestState } from './guest.schema';

export const GUESTS_PER_PAGE = 20;

/** Within this period, undoing a payment or a refund mark needs no confirmation. */
export const UNDO_PERIOD_MS = 10_000;

export const GUEST_MEMO_MAX = 50;

/** `memo` is in its stored form. */
export const guestMemoProblem = (memo: string): FieldProblem<'memo'> | null => {
  if (characters(memo) > GUEST_MEMO_MAX) return { field: 'memo', code: 'TOO_LONG', max: GUEST_MEMO_MAX };
  return hasForbiddenCharacter(memo) ? { field: 'memo', code: 'CHARACTER_INVALID' } : null;
};

/** Specification 4. A payment or a refund mark can be undone: the operator may have misread the bank account. */
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

type ActedOn = Pick<Paying, 'state' | 'refund'> & { name?: string; tripCancelled?: YesNo } & Partial<
    Pick<Paying, 'guestCount' | 'reservePrice' | 'totalPrice' | 'totalReservePrice' | 'paid'>
  > & { payBy?: string | null };

export const GUEST_ACTIONS: Record<GuestState, readonly GuestAction[]> = {
  WATTING: ['complete', 'extend', 'cancel', 'edit', 'move', 'memo', 'call', 'uncall', 'board', 'unboard'],
  COMPLETE: [
    'complete',
    'unpay',
    'cancel',
    'edit',
    'move',
    'memo',
    'call',
    'uncall',
    'board',
    'unboard',
    'refund',
    'unrefund',
  ],
  CANCEL: ['move', 'memo', 'call', 'uncall', 'refund', 'unrefund', 'delete'],
};

export const owesRefund = ({ refund }: Pick<ActedOn, 'refund'>): boolean =>
  refund != null && refund.amount > 0 && refund.refundedAt === null;

/** Added people owe an amount, so a payment can be confirmed again. */
export const allowsGuestAction = (booking: ActedOn, action: GuestAction): boolean => {
  const { state, refund } = booking;
  if (!GUEST_ACTIONS[state].includes(action)) return false;
  // Its personal data are erased.
  if (action === 'move' && booking.name === '') return false;
  if (action === 'move' && state === 'CANCEL') return booking.tripCancelled === 'Y' && !refund?.refundedAt;
  if (action === 'complete' && state === 'COMPLETE') return extraDue(booking) > 0;
  if (action === 'extend') return booking.payBy != null;
  if (action === 'refund') return owesRefund(booking);
  if (action === 'unrefund') return refund != null && refund.amount > 0 && refund.refundedAt !== null;
  return true;
};

export const awaitsDeposit = (
  booking: Pick<FoundGuest, 'state' | 'date' | 'guestCount' | 'reservePrice' | 'totalReservePrice'>,
  today: DayDate,
): boolean => booking.state === 'WATTING' && depositOf(booking) > 0 && booking.date >= today;

/** A cancelled booking cannot grow. */
export const maxHeadcount = (
  { state, guestCount, charter }: Pick<FoundGuest, 'state' | 'guestCount' | 'charter'>,
  day: Pick<ReserveDay, 'totalCount' | 'guestCount' | 'heldCount' | 'charter'>,
): number => {
  if (state === 'CANCEL') return guestCount;
  return charter === 'Y' ? day.totalCount : guestCount + seatsLeft(day);
};

export type MoveProblem = 'SAME_DAY' | 'DAY_OVER' | 'DAY_CANCELLED' | 'DAY_CHARTERED' | 'DAY_BOOKED' | 'SEATS_GONE';

/** Like a booking by the operator it ignores the booking period and other day states. */
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

/** In 10,000 won. */
export const TOTAL_PRICE_MAX = 9_999;

export type AgreedPrice = Pick<FoundGuest, 'totalPrice' | 'totalReservePrice'>;

const totalProblem = (
  field: keyof AgreedPrice,
  value: number | null,
  max: number,
): FieldProblem<keyof AgreedPrice> | null =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= max)
    ? null
    : { field, code: 'NUMBER_INVALID', max };

/** In 10,000 won. */
export const charterTotals = (
  { totalPrice, totalReservePrice }: AgreedPrice,
  { totalCount, price, reservePrice }: Pick<ReserveDay, 'totalCount' | 'price' | 'reservePrice'>,
): { totalPrice: number; totalReservePrice: number } => {
  const fee = totalPrice ?? totalCount * price;
  return { totalPrice: fee, totalReservePrice: Math.min(totalReservePrice ?? totalCount * reservePrice, fee) };
};

/** Only a charter has total prices, and its deposit is at most the fee. */
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

/** In 10,000 won. */
export const extraDue = ({ guestCount, reservePrice, ...booking }: ActedOn): number =>
  booking.state !== 'COMPLETE' || guestCount === undefined || reservePrice === undefined
    ? 0
    : stillDue({ ...booking, guestCount, reservePrice });

/** In 10,000 won. Excludes open refunds of active bookings. */
export const depositTotals = (guests: readonly Paying[]): { paid: number; due: number } => ({
  paid: guests.reduce((sum, guest) => sum + Math.min(standingPayment(guest), depositOf(guest)), 0),
  due: guests.reduce((sum, guest) => sum + stillDue(guest), 0),
});

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
export const inWorkOrder = <G extends ActedOn>(guests: readonly G[]): G[] =>
  [...guests].sort((one, other) => workOrder(one) - workOrder(other));

/** In days: the operator calls the guests before the trip. */
export const UNPAID_SOON_DAYS = 3;
