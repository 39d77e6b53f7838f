import type { GuestState, Refund, RefundChoice } from './guest.schema';
import { addDays, daysBetween, type DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';

/** The refund policy (specification 9): with at least this many days before the trip, this share is refunded. */
export const REFUND_STEPS = [
  { daysBefore: 7, percent: 100 },
  { daysBefore: 3, percent: 50 },
  { daysBefore: null, percent: 0 },
] as const;
export type RefundPercent = (typeof REFUND_STEPS)[number]['percent'];

/** The share (in per cent) that a visitor who cancels on `today` is refunded. */
export const refundPercent = (tripDate: DayDate, today: DayDate): RefundPercent => {
  const days = daysBetween(today, tripDate);
  return REFUND_STEPS.find(({ daysBefore }) => daysBefore === null || days >= daysBefore)?.percent ?? 0;
};

/**
 * One row of the refund table with the trip's own dates. A step that ends (`until`) shows its last day; the last step
 * (`from`), which lasts until the trip, shows its first day. `daysBefore` is the distance of that day from the trip.
 */
export interface RefundRow {
  percent: RefundPercent;
  edge: 'until' | 'from';
  daysBefore: number;
  date: DayDate;
}
/** The refund table of a trip (specification 9), from the highest rate to none. */
export const refundRows = (tripDate: DayDate): RefundRow[] =>
  REFUND_STEPS.map(({ daysBefore, percent }, index) => {
    // The last step starts on the day after the previous one ends.
    const edgeDays = daysBefore ?? (REFUND_STEPS[index - 1]?.daysBefore ?? 0) - 1;
    return {
      percent,
      edge: daysBefore === null ? 'from' : 'until',
      daysBefore: edgeDays,
      date: addDays(tripDate, -edgeDays),
    };
  });

/** The properties of a booking that determine its payments, in 10,000 won. `paid` is null if it was not recorded. */
export interface Paying {
  state: GuestState;
  guestCount: number;
  reservePrice: number;
  /** Fee and deposit of the whole party, if agreed for a charter. */
  totalPrice?: number | null | undefined;
  totalReservePrice?: number | null | undefined;
  paid?: number | null | undefined;
  refund?: Refund | null | undefined;
}

/** The properties of a booking that determine its prices. */
export type Priced = Pick<Paying, 'guestCount' | 'totalPrice' | 'totalReservePrice'>;

/** The fee of a booking, at the price it was made at or agreed for the whole boat. */
export const feeOf = ({ guestCount, price, totalPrice }: Priced & { price: number }): number =>
  totalPrice ?? guestCount * price;

/** The deposit of a booking, at the price it was made at or agreed for the whole boat; never more than a total fee. */
export const depositOf = ({
  guestCount,
  reservePrice,
  totalPrice,
  totalReservePrice,
}: Priced & Pick<Paying, 'reservePrice'>): number =>
  Math.min(totalReservePrice ?? guestCount * reservePrice, totalPrice ?? Infinity);

/** Whether nothing is to be paid before the trip for an active booking, and nothing was. */
export const isWithoutDeposit = (booking: Paying): boolean =>
  booking.state !== 'CANCEL' && depositOf(booking) === 0 && !booking.paid;

/** The payments that still count for an active booking: all payments minus overpayments that were already refunded. */
export const standingPayment = (booking: Paying): number => {
  if (booking.state !== 'COMPLETE') return 0;
  const deposit = depositOf(booking);
  const paid = booking.paid ?? deposit;
  return booking.refund?.refundedAt ? Math.min(paid, deposit) : paid;
};

/** What a refund that was sent leaves with the operator, in 10,000 won: it no longer counts for the booking. */
const leftByRefund = (booking: Paying): number =>
  booking.state === 'COMPLETE' && booking.refund?.refundedAt
    ? Math.max(0, (booking.paid ?? 0) - standingPayment(booking) - booking.refund.amount)
    : 0;

/**
 * What a booking's earlier refunds have left with the operator once its payment is stored anew, after an edit, a move or
 * a cancellation: `kept` before it, and what its last refund left. In 10,000 won.
 */
export const keptAfter = (booking: Paying, kept: number): number => kept + leftByRefund(booking);

/**
 * The amount that is still due for a booking: its deposit, or the deposit of added people. 0 for a cancelled booking.
 */
export const stillDue = (booking: Paying): number =>
  booking.state === 'CANCEL' ? 0 : Math.max(0, depositOf(booking) - standingPayment(booking));

/** What was paid, overpaid and is due after a change, in 10,000 won, and the refund of what was overpaid. */
export interface ChangedPayment {
  paid: number;
  tooMuch: number;
  due: number;
  refund: { rate: number; amount: number } | null;
}

/**
 * The effect of an edit to `guestCount` people on the payments: an overpayment is refunded by `percent`, a shortfall
 * becomes due.
 */
export const paymentAfterEdit = (booking: Paying, guestCount: number, percent: number): ChangedPayment =>
  paymentAfter(booking, { guestCount }, percent);

/**
 * The effect of a move to a day with another deposit for each person, by the same rules. Null if the deposit stays the same:
 * then nothing changes, and an open refund stays as it was agreed.
 */
export const paymentAfterMove = (booking: Paying, reservePrice: number, percent: number): ChangedPayment | null =>
  depositOf({ ...booking, reservePrice }) === depositOf(booking)
    ? null
    : paymentAfter(booking, { reservePrice }, percent);

const paymentAfter = (
  booking: Paying,
  change: Partial<Pick<Paying, 'guestCount' | 'reservePrice'>>,
  percent: number,
): ChangedPayment => {
  const paid = standingPayment(booking);
  const edited = { ...booking, ...change, refund: null, paid };
  const tooMuch = booking.state === 'COMPLETE' ? Math.max(0, paid - depositOf(edited)) : 0;
  return {
    paid,
    tooMuch,
    due: stillDue(edited),
    refund: tooMuch > 0 ? { rate: percent, amount: (tooMuch * percent) / 100 } : null,
  };
};

/**
 * The share of an overpayment that is refunded after an edit: by the policy, or everything if the trip is cancelled.
 */
export const editPercent = (
  tripDate: DayDate,
  tripState: DayState,
  choice: RefundChoice | undefined,
  today: DayDate,
): RefundPercent => (choice === 'full' || tripState === 'CANCEL' ? 100 : refundPercent(tripDate, today));

/**
 * The refund of a booking that is cancelled on `today`, by visitor or operator: by the policy, or everything if the
 * trip itself was cancelled. An open refund of an earlier edit keeps its amount; `percent` is the share of the whole.
 */
export const refundOnCancel = (
  booking: Paying & { reserveDate: DayDate },
  day: { state: DayState },
  today: DayDate,
): { paid: number; percent: number; amount: number } => {
  const paid = standingPayment(booking);
  const percent = day.state === 'CANCEL' ? 100 : refundPercent(booking.reserveDate, today);
  const open = booking.refund && !booking.refund.refundedAt ? booking.refund.amount : null;
  if (open === null) return { paid, percent, amount: (paid * percent) / 100 };
  const amount = open + (Math.min(paid, depositOf(booking)) * percent) / 100;
  return { paid, percent: paid > 0 ? Math.round((amount / paid) * 100) : percent, amount };
};
