import type { GuestState, Refund, RefundChoice } from '../guest/guest.schema';
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

/** A booking as far as its money depends on it, in 10,000 won. `paid` is null where it was never kept. */
export interface Paying {
  state: GuestState;
  guestCount: number;
  reservePrice: number;
  paid?: number | null | undefined;
  refund?: Refund | null | undefined;
}

/** The deposit of a booking's people, at the price it was made at. */
export const depositOf = ({ guestCount, reservePrice }: Pick<Paying, 'guestCount' | 'reservePrice'>): number =>
  guestCount * reservePrice;

/**
 * What of the payments still stands for a booking that is not cancelled: all of them, but for what was too much and has
 * been paid back already.
 */
export const standingPayment = (booking: Paying): number => {
  if (booking.state !== 'COMPLETE') return 0;
  const deposit = depositOf(booking);
  const paid = booking.paid ?? deposit;
  return booking.refund?.refundedAt ? Math.min(paid, deposit) : paid;
};

/** What is still to be paid for a booking: its deposit, or what more people add to it. Nothing once it is cancelled. */
export const stillDue = (booking: Paying): number =>
  booking.state === 'CANCEL' ? 0 : Math.max(0, depositOf(booking) - standingPayment(booking));

/** What an edit to `guestCount` people makes of what was paid: too much comes back by `percent`, too little is due. */
export const paymentAfterEdit = (
  booking: Paying,
  guestCount: number,
  percent: number,
): { paid: number; tooMuch: number; due: number; refund: { rate: number; amount: number } | null } => {
  const paid = standingPayment(booking);
  const edited = { ...booking, guestCount, refund: null, paid };
  const tooMuch = booking.state === 'COMPLETE' ? Math.max(0, paid - depositOf(edited)) : 0;
  return {
    paid,
    tooMuch,
    due: stillDue(edited),
    refund: tooMuch > 0 ? { rate: percent, amount: (tooMuch * percent) / 100 } : null,
  };
};

/** The share that comes back of what fewer people do not need: the policy's, and everything where the trip is cancelled. */
export const editPercent = (
  tripDate: DayDate,
  tripState: DayState,
  choice: RefundChoice | undefined,
  today: DayDate,
): RefundPercent => (choice === 'full' || tripState === 'CANCEL' ? 100 : refundPercent(tripDate, today));

/**
 * What a visitor gets back who cancels on `today`, in 10,000 won: a share of what was paid, nothing where nothing was.
 * The deposit only stands in where what was paid is not known.
 */
export const refundAmount = (
  booking: Pick<Paying, 'state' | 'guestCount' | 'paid'> & { reserveDate: DayDate },
  reservePrice: number,
  today: DayDate,
): { paid: number; percent: RefundPercent; amount: number } => {
  const paid = booking.state === 'COMPLETE' ? (booking.paid ?? reservePrice * booking.guestCount) : 0;
  const percent = refundPercent(booking.reserveDate, today);
  return { paid, percent, amount: (paid * percent) / 100 };
};

/**
 * What a booking that is cancelled on `today` is owed, whoever cancels it: by the policy, and everything where the trip
 * itself was cancelled. What an edit has left open is owed as it was chosen then; `percent` is the share of it all.
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
