import type { GuestState } from '../guest/guest.schema';
import { addDays, daysBetween, type DayDate } from '../day/calendar.rules';
import type { DayState } from '../day/day.schema';

/** The refund policy (specification 9): from this many days before the trip on, this share comes back. */
export const REFUND_STEPS = [
  { daysBefore: 7, percent: 100 },
  { daysBefore: 3, percent: 50 },
  { daysBefore: null, percent: 0 },
] as const;
export type RefundPercent = (typeof REFUND_STEPS)[number]['percent'];

/** The share (in percent) that a visitor gets back who cancels on `today`. */
export const refundPercent = (tripDate: DayDate, today: DayDate): RefundPercent => {
  const days = daysBetween(today, tripDate);
  return REFUND_STEPS.find(({ daysBefore }) => daysBefore === null || days >= daysBefore)?.percent ?? 0;
};

/**
 * One row of the refund table with the trip's own dates: a step that ends (`until`) with its last day, the last step
 * (`from`), which lasts until the trip, with its first. `daysBefore` is how far from the trip that day is.
 */
export interface RefundRow {
  percent: RefundPercent;
  edge: 'until' | 'from';
  daysBefore: number;
  date: DayDate;
}
export const refundRows = (tripDate: DayDate): RefundRow[] =>
  REFUND_STEPS.map(({ daysBefore, percent }, index) => {
    // The last step begins on the day after the one before it has ended.
    const edgeDays = daysBefore ?? (REFUND_STEPS[index - 1]?.daysBefore ?? 0) - 1;
    return {
      percent,
      edge: daysBefore === null ? 'from' : 'until',
      daysBefore: edgeDays,
      date: addDays(tripDate, -edgeDays),
    };
  });

/** A booking as far as its refund depends on it. `paid` is what was paid in 10,000 won, where that is known. */
interface Refundable {
  state: GuestState;
  guestCount: number;
  reserveDate: DayDate;
  paid?: number | null | undefined;
}

/**
 * What a visitor gets back who cancels on `today`, in 10,000 won: a share of what was paid, nothing where nothing was.
 * The price and the headcount may have changed since the payment; they only stand in where it is not known.
 */
export const refundAmount = (
  booking: Refundable,
  reservePrice: number,
  today: DayDate,
): { paid: number; percent: RefundPercent; amount: number } => {
  const paid = booking.state === 'COMPLETE' ? (booking.paid ?? reservePrice * booking.guestCount) : 0;
  const percent = refundPercent(booking.reserveDate, today);
  return { paid, percent, amount: (paid * percent) / 100 };
};

/**
 * What a booking that is cancelled on `today` is owed, whoever cancels it: by the policy, and everything where the trip
 * itself was cancelled.
 */
export const refundOnCancel = (
  booking: Refundable,
  day: { state: DayState; reservePrice: number },
  today: DayDate,
): ReturnType<typeof refundAmount> => {
  const policy = refundAmount(booking, day.reservePrice, today);
  return day.state === 'CANCEL' ? { ...policy, percent: 100, amount: policy.paid } : policy;
};
