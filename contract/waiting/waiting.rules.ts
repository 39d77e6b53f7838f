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

/** Minutes for which seats are held for an entry, unless the policy says otherwise. */
export const DEFAULT_HOLD_MINUTES = 60;

type WaitingPolicy = TripPolicy & Pick<ConfigLogic, 'useWaiting' | 'holdMinutes'>;

/** The first instant of the day from `now` on: 08:00 for an instant of the night, `now` itself otherwise. */
const nextDaytime = (now: number): number => {
  const date = seoulToday(new Date(now));
  const time = sinceMidnight(now);
  if (time < NIGHT.until) return startOf(date) + NIGHT.until;
  return time >= NIGHT.from ? startOf(addDays(date, 1)) + NIGHT.until : now;
};

/** For how long seats are held, in milliseconds. */
const holdMs = ({ holdMinutes }: WaitingPolicy): number => (holdMinutes ?? DEFAULT_HOLD_MINUTES) * MINUTE_MS;

/**
 * Until when seats are held that are offered at `now`: `holdMinutes` (or `left` milliseconds) later, of which the night
 * (22:00 to 08:00 in Seoul) does not count, and never past the cut-off of the trip or its departure. Null after either.
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

/** The end of a hold that fell into lost time: as long after the return as was left of it when the server went away. */
export const holdAfterLoss = (until: string, { from, to }: LostTime, trip: Trip, policy: WaitingPolicy): Date | null =>
  holdUntil(to, trip, policy, Math.min(Date.parse(until) - from.getTime(), holdMs(policy)));

/**
 * When the message of an offer is sent: at once, but by night not before 08:00, unless the seats are no longer held
 * then.
 */
export const sendAt = (now: Date, until: Date): Date => {
  const morning = new Date(nextDaytime(now.getTime()));
  return morning < until ? morning : now;
};

/** Entries in the order of their numbers, divided by what `seats` free seats are for. */
export interface Turn<Entry> {
  /** The entries that are offered seats. */
  offered: Entry[];
  /** Those passed over: it was their turn, and their party is larger than the seats that were left. */
  skipped: Entry[];
}

/** Whose turn it is: each entry in order that fits into what is left; a larger one is passed over and keeps its place. */
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

/** Validates the form that joins the line: the rules of a booking, but the consent is to being told of seats. */
export const waitingProblems = (
  draft: BookingDraft,
  { useReserveFind }: { useReserveFind: boolean },
): FieldProblem<BookingField>[] =>
  bookingProblems(draft, { useReserveFind }).map((problem) =>
    problem.field === 'consent' ? { ...problem, code: 'WAITING_CONSENT_REQUIRED' } : problem,
  );

/** Validates the form that finds an own place in line, in the order of its fields. */
export const placeProblems = (draft: { tel: string; password: string }): FieldProblem<'tel' | 'password'>[] =>
  [
    telProblem(draft.tel),
    draft.password === '' ? ({ field: 'password', code: 'PASSWORD_REQUIRED' } as const) : null,
  ].filter((problem) => problem !== null);

/** Why seats of a day are offered to nobody, whatever is free, and no offer of it is accepted; null if they may be. */
export const closedForOffers = (
  day: Pick<ReserveDay, 'state' | 'charter'>,
): 'DAY_CANCELLED' | 'DAY_CHARTERED' | 'DAY_CLOSED' | null => {
  const shown = shownState(day);
  if (shown === 'CANCEL') return 'DAY_CANCELLED';
  if (shown === 'CHARTER') return 'DAY_CHARTERED';
  return shown === 'CLOSE' ? 'DAY_CLOSED' : null;
};

/** Why a day takes no entries on its waiting list. */
export type JoinProblem = 'WAITING_OFF' | 'DAY_CANCELLED' | 'DAY_CHARTERED' | 'DAY_CLOSED' | 'SEATS_FREE';

/** Whether a day takes entries: all of its seats are sold or held. Regardless of the booking period. Null if it does. */
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
