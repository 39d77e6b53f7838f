import { bookingProblems, telProblem, type BookingDraft, type BookingField } from '../booking/booking.rules';
import { usesWaiting } from '../config/config.rules';
import type { ConfigLogic } from '../config/config.schema';
import {
  beforeTrip,
  sinceMidnight,
  NIGHT,
  startOf,
  type LostTime,
  type Trip,
  type TripPolicy,
} from '../booking/deadline.rules';
import { addDays, seoulToday } from '../day/calendar.rules';
import { isSoldOut, seatsLeft, shownState } from '../day/day.rules';
import type { ReserveDay } from '../day/day.schema';
import type { FieldProblem } from '../errors';
import { MINUTE_MS } from '../time.rules';
import type { WaitingEntry } from './waiting.schema';

export const DEFAULT_HOLD_MINUTES = 60;

type WaitingPolicy = TripPolicy & Pick<ConfigLogic, 'useWaiting' | 'holdMinutes'>;

/** 08:00 at night, else `now`. */
const nextDaytime = (now: number): number => {
  const date = seoulToday(new Date(now));
  const time = sinceMidnight(now);
  if (time < NIGHT.until) return startOf(date) + NIGHT.until;
  return time >= NIGHT.from ? startOf(addDays(date, 1)) + NIGHT.until : now;
};

/** How long offered seats are held, without the night. */
export const holdMinutesOf = ({ holdMinutes }: Pick<ConfigLogic, 'holdMinutes'>): number =>
  holdMinutes ?? DEFAULT_HOLD_MINUTES;
const holdMs = (policy: WaitingPolicy): number => holdMinutesOf(policy) * MINUTE_MS;

/**
 * For seats offered at `now`: `holdMinutes` (or `left` milliseconds) later, without the night (22:00 to 08:00 in
 * Seoul), and never past the cut-off of the trip or its departure. Null after either.
 */
export const holdUntil = (now: Date, trip: Trip, policy: WaitingPolicy, left = holdMs(policy)): Date | null => {
  let instant = nextDaytime(now.getTime());
  for (;;) {
    const tillNight = NIGHT.from - sinceMidnight(instant);
    if (left <= tillNight) break;
    left -= tillNight;
    instant = nextDaytime(instant + tillNight);
  }
  return beforeTrip(new Date(instant + left), trip, policy, now);
};

/** Adds the time that was left at the stop to the restart. */
export const holdAfterLoss = (until: string, { from, to }: LostTime, trip: Trip, policy: WaitingPolicy): Date | null =>
  holdUntil(to, trip, policy, Math.min(Date.parse(until) - from.getTime(), holdMs(policy)));

/** Immediately; at night at 08:00, unless the hold ends before. */
export const sendAt = (now: Date, until: Date): Date => {
  const morning = new Date(nextDaytime(now.getTime()));
  return morning < until ? morning : now;
};

/** In the order of their numbers. */
export interface Turn<Entry> {
  offered: Entry[];
  /** Next in line, but the party is larger than the seats left. */
  skipped: Entry[];
}

/** A party that does not fit is skipped and does not lose its place. */
export const turnOf = <Entry extends Pick<WaitingEntry, 'guestCount'>>(
  waiting: readonly Entry[],
  seats: number,
): Turn<Entry> => {
  const turn: Turn<Entry> = { offered: [], skipped: [] };
  let left = seats;
  for (const entry of waiting) {
    if (left === 0) break;
    if (entry.guestCount > left) turn.skipped.push(entry);
    else {
      turn.offered.push(entry);
      left -= entry.guestCount;
    }
  }
  return turn;
};

/** Like a booking, but the consent covers messages about seats. */
export const waitingProblems = (
  draft: BookingDraft,
  { useReserveFind }: { useReserveFind: boolean },
): FieldProblem<BookingField>[] =>
  bookingProblems(draft, { useReserveFind }).map((problem) =>
    problem.field === 'consent' ? { ...problem, code: 'WAITING_CONSENT_REQUIRED' } : problem,
  );

/** In the order of the form. */
export const placeProblems = (draft: { tel: string; password: string }): FieldProblem<'tel' | 'password'>[] =>
  [
    telProblem(draft.tel),
    draft.password === '' ? ({ field: 'password', code: 'PASSWORD_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);

/** The reason why no seats are offered or accepted, even if some are free; null without one. */
export const closedForOffers = (
  day: Pick<ReserveDay, 'state' | 'charter'>,
): 'DAY_CANCELLED' | 'DAY_CHARTERED' | 'DAY_CLOSED' | null => {
  const shown = shownState(day);
  if (shown === 'CANCEL') return 'DAY_CANCELLED';
  if (shown === 'CHARTER') return 'DAY_CHARTERED';
  return shown === 'CLOSE' ? 'DAY_CLOSED' : null;
};

export type JoinProblem = 'WAITING_OFF' | 'DAY_CANCELLED' | 'DAY_CHARTERED' | 'DAY_CLOSED' | 'SEATS_FREE';

/** Null if all seats are sold or held, so the day takes entries. Ignores the booking period. */
export const joinProblem = (
  day: Pick<ReserveDay, 'state' | 'totalCount' | 'guestCount' | 'heldCount' | 'charter'>,
  policy: Pick<ConfigLogic, 'useWaiting'>,
): JoinProblem | null => {
  if (!usesWaiting(policy)) return 'WAITING_OFF';
  const closed = closedForOffers(day);
  if (closed) return closed;
  if (isSoldOut(day)) return null;
  return seatsLeft(day) > 0 && day.state === 'OPEN' ? 'SEATS_FREE' : 'DAY_CLOSED';
};
