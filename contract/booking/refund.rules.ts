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

/** Specification 9. */
export const REFUND_STEPS = [
  { daysBefore: 7, percent: 100 },
  { daysBefore: 3, percent: 50 },
  { daysBefore: null, percent: 0 },
] as const;
export type RefundPercent = (typeof REFUND_STEPS)[number]['percent'];

export const refundPercent = (tripDate: DayDate, today: DayDate): RefundPercent => {
  const days = daysBetween(today, tripDate);
  return REFUND_STEPS.find(({ daysBefore }) => daysBefore === null || days >= daysBefore)?.percent ?? 0;
};

/** The last step (`from`) lasts until the trip and shows its first day; others show their last (`until`). */
export interface RefundRow {
  percent: RefundPercent;
  edge: 'until' | 'from';
  daysBefore: number;
  date: DayDate;
}
export const refundRows = (tripDate: DayDate): RefundRow[] =>
  REFUND_STEPS.map(({ daysBefore, percent }, index) => {
    // It starts on the day after the previous step ends.
    const edgeDays = daysBefore ?? (REFUND_STEPS[index - 1]?.daysBefore ?? 0) - 1;
    return {
      percent,
      edge: daysBefore === null ? 'from' : 'until',
      daysBefore: edgeDays,
      date: addDays(tripDate, -edgeDays),
    };
  });

/** In 10,000 won. `paid` is null if it was not recorded. */
export interface Paying {
  state: GuestState;
  guestCount: number;
  reservePrice: number;
  totalPrice?: number | null | undefined;
  totalReservePrice?: number | null | undefined;
  paid?: number | null | undefined;
  refund?: Refund | null | undefined;
}

export type Priced = Pick<Paying, 'guestCount' | 'totalPrice' | 'totalReservePrice'>;

export const feeOf = ({ guestCount, price, totalPrice }: Priced & { price: number }): number =>
  totalPrice ?? guestCount * price;

export const depositOf = ({
  guestCount,
  reservePrice,
  totalPrice,
  totalReservePrice,
}: Priced & Pick<Paying, 'reservePrice'>): number =>
  Math.min(totalReservePrice ?? guestCount * reservePrice, totalPrice ?? Infinity);

export const isWithoutDeposit = (booking: Paying): boolean =>
  booking.state !== 'CANCEL' && depositOf(booking) === 0 && !booking.paid;

/** Responses omit the sums of earlier refunds and the last confirmation; nothing here depends on them. */
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

/** The cancelled trip freed the deposit last. */
export const refundBeforeTrip = (booking: Paying): Refund | null =>
  toRefund(afterDeposit(moneyOf(booking), depositOf(booking), 0).refund);

/** Covers the deposit of an active booking, including its open refunds. */
export const standingPayment = (booking: Paying): number => {
  if (booking.state !== 'COMPLETE') return 0;
  const money = moneyOf(booking);
  return money.refund?.refundedAt ? coveredBy(money) : (money.paid ?? 0);
};

export const stillDue = (booking: Paying): number =>
  booking.state === 'CANCEL' ? 0 : Math.max(0, depositOf(booking) - coveredBy(moneyOf(booking)));

/** At the same deposit nothing changes: a paid refund can still be marked as open again. */
export const moneyAfter = (money: Money, before: Paying, after: Paying, percent: number): Money => {
  const deposit = depositOf(after);
  return before.state !== 'COMPLETE' || deposit === depositOf(before) ? money : afterDeposit(money, deposit, percent);
};

/** In 10,000 won. */
export interface ChangedPayment {
  paid: number;
  due: number;
  freed: number;
  back: number;
  agreed: number;
  open: number;
}

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

/** Null if different rates give no whole number. */
export const exactPercent = (whole: number, amount: number): number | null =>
  Number.isInteger((amount * 100) / whole) ? (amount * 100) / whole : null;

export const cancelPercent = (tripDate: DayDate, day: { state: DayState }, today: DayDate): RefundPercent =>
  day.state === 'CANCEL' ? 100 : refundPercent(tripDate, today);

export const editPercent = (
  tripDate: DayDate,
  tripState: DayState,
  choice: RefundChoice | undefined,
  today: DayDate,
): RefundPercent => (choice === 'full' ? 100 : cancelPercent(tripDate, { state: tripState }, today));

/** An open refund of an earlier change keeps its amount; `percent` is the share of the whole. */
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
