import type { BookingPolicy } from '../config/config.schema';
import { bookableMonths, cutoffHour } from '../config/config.rules';
import { characters, hasForbiddenCharacter } from '../text.rules';
import type { FieldProblem } from '../errors';
import {
  daysBetween,
  isDayDate,
  monthsBetween,
  seoulHour,
  seoulToday,
  yearMonthOf,
  type DayDate,
} from './calendar.rules';
import type { BulkUpdate, DayState, ReserveDay } from './day.schema';

/** Longest texts of a day, in characters (specification 5). */
export const FISH_MAX = 20;
export const DAY_MEMO_MAX = 50;

/** What becomes of the seats of a booking that is cancelled on `today`: only a day that takes bookings sells them again. */
export type SeatsAfterCancel = 'sold again' | 'reopen the day' | 'stay closed' | 'no trip';
export const seatsAfterCancel = (day: Pick<ReserveDay, 'state' | 'date'>, today: DayDate): SeatsAfterCancel => {
  if (day.state === 'CANCEL') return 'no trip';
  if (day.state === 'CLOSE' || day.date < today) return 'stay closed';
  return day.state === 'COMPLETE' ? 'reopen the day' : 'sold again';
};

/** Why a day's memo is refused, as it is to be stored; null when it is not. */
export const dayMemoProblem = (memo: string): FieldProblem<'memo'> | null => {
  if (characters(memo) > DAY_MEMO_MAX) return { field: 'memo', code: 'TOO_LONG', max: DAY_MEMO_MAX };
  return hasForbiddenCharacter(memo) ? { field: 'memo', code: 'CHARACTER_INVALID' } : null;
};

/** The states a day may be moved to; the operator's buttons and the server read this one table (specification 4). */
export const DAY_TRANSITIONS: Record<DayState, readonly DayState[]> = {
  OPEN: ['COMPLETE', 'CLOSE', 'CANCEL'],
  COMPLETE: ['OPEN', 'CLOSE', 'CANCEL'],
  CLOSE: ['OPEN', 'COMPLETE', 'CANCEL'],
  CANCEL: ['OPEN', 'COMPLETE', 'CLOSE'],
};

type Seats = Pick<ReserveDay, 'totalCount' | 'guestCount'>;
/** Seats that can still be sold, never negative. */
export const seatsLeft = ({ totalCount, guestCount }: Seats): number => Math.max(0, totalCount - guestCount);
/** Up to this many seats left, a card says so in amber. */
export const LAST_SEATS = 3;

/** What a calendar card offers: a day with seats that is OPEN, or the reason why not. */
export type DayOffer =
  { kind: 'bookable'; seatsLeft: number } | { kind: 'closed'; state: Exclude<DayState, 'OPEN'>; memo: string };

export const dayOffer = (day: Pick<ReserveDay, 'state' | 'memo'> & Seats): DayOffer => {
  const left = seatsLeft(day);
  if (day.state === 'OPEN' && left > 0) return { kind: 'bookable', seatsLeft: left };
  return { kind: 'closed', state: day.state === 'OPEN' ? 'COMPLETE' : day.state, memo: day.memo };
};

/** Why time forbids booking a day (specification 5). */
export type PeriodProblem = 'NOT_BOOKING_PERIOD' | 'BOOKING_TIME_PASSED';

/**
 * Whether a date can be booked at `now`: not before today, not today from the cut-off hour on, not beyond the
 * bookable months (the current one and the next N - 1). Answers null when it can.
 */
export const periodProblem = (date: DayDate, now: Date, logic: BookingPolicy): PeriodProblem | null => {
  const today = seoulToday(now);
  if (date < today) return 'NOT_BOOKING_PERIOD';
  if (date === today && seoulHour(now) >= cutoffHour(logic)) return 'BOOKING_TIME_PASSED';
  if (monthsBetween(yearMonthOf(today), yearMonthOf(date)) >= bookableMonths(logic)) return 'NOT_BOOKING_PERIOD';
  return null;
};

/** Whether visitors are told of a day: of one that lies beyond the bookable months nobody is told what is planned. */
export const isAnnounced = (date: DayDate, now: Date, logic: BookingPolicy): boolean =>
  date <= seoulToday(now) || periodProblem(date, now, logic) === null;

/** The public calendar hides the days that time has closed: before today, and today from the cut-off hour on. */
export const isHiddenByTime = (date: DayDate, now: Date, logic: BookingPolicy): boolean => {
  const today = seoulToday(now);
  return date < today || (date === today && seoulHour(now) >= cutoffHour(logic));
};

/** The state a day takes when its seats change: the last seat closes it, a seat that comes back opens it again. */
export const stateAfterSeats = (before: DayState, seats: Seats, delta: number): DayState => {
  if (before === 'OPEN' && delta > 0 && seatsLeft(seats) === 0) return 'COMPLETE';
  if (before === 'COMPLETE' && delta < 0) return 'OPEN';
  return before;
};

/**
 * The state a day takes when the operator changes how many it carries: a full COMPLETE day that gains seats opens, an
 * OPEN day whose last seat is booked closes. Everything else stays as it was set.
 */
export const stateAfterCapacity = (before: DayState, seats: Seats, totalCount: number): DayState => {
  const left = seatsLeft({ totalCount, guestCount: seats.guestCount });
  if (before === 'COMPLETE' && seatsLeft(seats) === 0 && left > 0) return 'OPEN';
  if (before === 'OPEN' && seats.guestCount > 0 && left === 0) return 'COMPLETE';
  return before;
};

/** The state that holds after the operator asks for one: a full day stays COMPLETE when asked for OPEN. */
export const stateAfterRequest = (requested: DayState, seats: Seats): DayState =>
  requested === 'OPEN' && seatsLeft(seats) === 0 ? 'COMPLETE' : requested;

/** Limits and defaults of the bulk update (specification 5). Two digits hold the numbers; a range spans a year at most. */
export const BULK = {
  numberMax: 99,
  daysMax: 366,
  defaults: { totalCount: 20, price: 20, reservePrice: 10, days: 30 },
} as const;

/** What a bulk update plans for each day. */
export type DayPlan = Pick<ReserveDay, 'fish' | 'totalCount' | 'price' | 'reservePrice'>;
const PLANNED = ['fish', 'totalCount', 'price', 'reservePrice'] as const satisfies (keyof DayPlan)[];

/** What a bulk update asks of each day of its range. */
export type BulkAsked = Omit<BulkUpdate, 'stdate' | 'eddate'>;

/** The plan of a bulk update, or null where it is about states and memos alone. */
export const planOf = ({ fish, totalCount, price, reservePrice }: BulkAsked): DayPlan | null =>
  fish === undefined || totalCount === undefined || price === undefined || reservePrice === undefined
    ? null
    : { fish, totalCount, price, reservePrice };

/** What a bulk update can change of a day. */
export type BulkFacts = DayPlan & Pick<ReserveDay, 'state' | 'memo'>;

/** A day as a bulk update leaves it: what it does not name stays, and the state follows the seats or the operator. */
export const dayAfterBulk = (day: BulkFacts & Pick<ReserveDay, 'guestCount'>, update: BulkAsked): BulkFacts => {
  const { fish, totalCount, price, reservePrice } = planOf(update) ?? day;
  const state =
    update.state === undefined
      ? stateAfterCapacity(day.state, day, totalCount)
      : stateAfterRequest(update.state, { totalCount, guestCount: day.guestCount });
  return { fish, totalCount, price, reservePrice, state, memo: update.memo ?? day.memo };
};

/** Whether a bulk update would change nothing of a day: it is as asked already, its state included. */
export const isAsAsked = (day: BulkFacts & Pick<ReserveDay, 'guestCount'>, update: BulkAsked): boolean => {
  const after = dayAfterBulk(day, update);
  return (Object.keys(after) as (keyof BulkFacts)[]).every((fact) => after[fact] === day[fact]);
};

const isSmallNumber = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= BULK.numberMax;

/** A plan is given whole or not at all, and without one there is a state or a memo to change. */
const planProblems = (draft: BulkAsked): FieldProblem<keyof BulkUpdate>[] => {
  const missing = PLANNED.filter((field) => draft[field] === undefined);
  if (missing.length === PLANNED.length && (draft.state !== undefined || draft.memo !== undefined)) return [];
  const problems: FieldProblem<keyof BulkUpdate>[] = missing.map((field) => ({ field, code: 'VALUE_REQUIRED' }));
  const { fish = '' } = draft;
  if (hasForbiddenCharacter(fish)) problems.push({ field: 'fish', code: 'CHARACTER_INVALID' });
  else if (characters(fish.trim()) > FISH_MAX) problems.push({ field: 'fish', code: 'TOO_LONG', max: FISH_MAX });
  for (const field of ['totalCount', 'price', 'reservePrice'] as const) {
    const value = draft[field];
    if (value !== undefined && !isSmallNumber(value))
      problems.push({ field, code: 'NUMBER_INVALID', max: BULK.numberMax });
  }
  return problems;
};

/** The bulk update's checks, in the order of its fields; the server and the form both use them. */
export const bulkProblems = (draft: BulkUpdate): FieldProblem<keyof BulkUpdate>[] => {
  const problems: FieldProblem<keyof BulkUpdate>[] = [];
  const datesRead = isDayDate(draft.stdate) && isDayDate(draft.eddate);
  if (!isDayDate(draft.stdate)) problems.push({ field: 'stdate', code: 'DATE_INVALID' });
  if (!isDayDate(draft.eddate)) problems.push({ field: 'eddate', code: 'DATE_INVALID' });
  if (datesRead && draft.eddate < draft.stdate) problems.push({ field: 'eddate', code: 'RANGE_BACKWARD' });
  if (datesRead && daysBetween(draft.stdate, draft.eddate) >= BULK.daysMax)
    problems.push({ field: 'eddate', code: 'RANGE_TOO_LONG', max: BULK.daysMax });
  problems.push(...planProblems(draft));
  const memo = draft.memo === undefined ? null : dayMemoProblem(draft.memo.trim());
  return memo ? [...problems, memo] : problems;
};
