import type { GuestState, Refund, RefundChoice } from './guest.schema';
import { addDays, daysBetween, type DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';
import {
  afterCancel,
  afterDeposit,
  amountOf,
  coveredBy,
  NO_MONEY,
  openRefundOf,
  rateOf,
  type Money,
  type OpenRefund,
} from './ledger.rules';

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

/**
 * The money of a booking as an answer has it. `refund.parts` are only there if their rates differ. Answers do not have
 * what earlier refunds paid back or left, nor what the last confirmation added; nothing here depends on them.
 */
export const moneyOf = (booking: Paying): Money => {
  const { state, refund } = booking;
  if (state === 'WATTING') return NO_MONEY;
  const deposit = depositOf(booking);
  const paid = booking.paid ?? (state === 'COMPLETE' ? deposit : null);
  const freed = Math.max(0, (paid ?? 0) - (state === 'CANCEL' ? 0 : deposit));
  return {
    ...NO_MONEY,
    paid,
    refund: refund ? { parts: refund.parts ?? [{ freed, back: refund.amount }], refundedAt: refund.refundedAt } : null,
  };
};

/** The refund of a booking as an answer has it. */
export const toRefund = (refund: OpenRefund | null): Refund | null => {
  if (!refund) return null;
  const { parts, refundedAt } = refund;
  const rate = rateOf(parts);
  return {
    rate,
    amount: amountOf(parts),
    refundedAt,
    ...(parts.length > 1 && { parts: parts.map((part) => ({ ...part })) }),
  };
};

/** The refund that a booking had before it was cancelled with its trip: the deposit was freed last. */
export const refundBeforeTrip = (booking: Paying): Refund | null =>
  toRefund(afterDeposit(moneyOf(booking), depositOf(booking), 0).refund);

/** The payments of an active booking that count: those that cover its deposit, and what is refunded of them but was not yet. */
export const standingPayment = (booking: Paying): number => {
  if (booking.state !== 'COMPLETE') return 0;
  const money = moneyOf(booking);
  return money.refund?.refundedAt ? coveredBy(money) : (money.paid ?? 0);
};

/**
 * The amount that is still due for a booking: its deposit, or the deposit of added people. 0 for a cancelled booking.
 */
export const stillDue = (booking: Paying): number =>
  booking.state === 'CANCEL' ? 0 : Math.max(0, depositOf(booking) - coveredBy(moneyOf(booking)));

/**
 * The money of a booking after it has changed. Without a payment, or at the same deposit, nothing changes: a refund that was
 * paid can still be marked as open again.
 */
export const moneyAfter = (money: Money, before: Paying, after: Paying, percent: number): Money => {
  const deposit = depositOf(after);
  return before.state !== 'COMPLETE' || deposit === depositOf(before) ? money : afterDeposit(money, deposit, percent);
};

/** What an edit or a move does to the money of a paid booking, in 10,000 won. */
export interface ChangedPayment {
  /** The payments that count, as `standingPayment`. */
  paid: number;
  due: number;
  /** What this change frees of the payments, and pays back of it. */
  freed: number;
  back: number;
  /** What was agreed to be paid back before the change, and what is after it. */
  agreed: number;
  open: number;
}

/** What a change to another headcount or another deposit for each person does to the money of an active booking. */
export const paymentAfter = (
  booking: Paying,
  change: Partial<Pick<Paying, 'guestCount' | 'reservePrice'>>,
  percent: number,
): ChangedPayment => {
  const changed = { ...booking, ...change };
  const deposit = depositOf(changed);
  const before = moneyOf(booking);
  const money = moneyAfter(before, booking, changed, percent);
  const freed = money === before ? 0 : Math.max(0, coveredBy(before) - deposit);
  return {
    paid: booking.state === 'COMPLETE' ? (money.paid ?? 0) : 0,
    due: Math.max(0, deposit - coveredBy(money)),
    freed,
    back: (freed * percent) / 100,
    agreed: openRefundOf(before),
    open: openRefundOf(money),
  };
};

/** The share in per cent that `amount` is of `whole`; null if parts with different rates make it no whole number. */
export const exactPercent = (whole: number, amount: number): number | null =>
  Number.isInteger((amount * 100) / whole) ? (amount * 100) / whole : null;

/** The share of the deposit that is refunded if a booking is cancelled on `today`; all of it if the trip itself was. */
export const cancelPercent = (tripDate: DayDate, day: { state: DayState }, today: DayDate): RefundPercent =>
  day.state === 'CANCEL' ? 100 : refundPercent(tripDate, today);

/**
 * The share of an overpayment that is refunded after an edit: by the policy, or everything if the trip is cancelled.
 */
export const editPercent = (
  tripDate: DayDate,
  tripState: DayState,
  choice: RefundChoice | undefined,
  today: DayDate,
): RefundPercent => (choice === 'full' ? 100 : cancelPercent(tripDate, { state: tripState }, today));

/**
 * The refund of a booking that is cancelled on `today`, by visitor or operator: by the policy, or everything if the
 * trip itself was cancelled. An open refund of an earlier change keeps its amount; `percent` is the share of the whole.
 */
export const refundOnCancel = (
  booking: Paying & { reserveDate: DayDate },
  day: { state: DayState },
  today: DayDate,
): { paid: number; percent: number; amount: number } => {
  const percent = cancelPercent(booking.reserveDate, day, today);
  const money = booking.state === 'COMPLETE' ? afterCancel(moneyOf(booking), percent) : NO_MONEY;
  const paid = money.paid ?? 0;
  const { parts } = money.refund ?? { parts: [] };
  return { paid, percent: paid > 0 ? rateOf(parts) : percent, amount: amountOf(parts) };
};
