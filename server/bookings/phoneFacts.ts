import type { EarlierDeadlines } from '../../contract/booking/deadline.rules';
import { seoulToday, type DayDate } from '../../contract/day/calendar.rules';
import type { WaitingState } from '../../contract/waiting/waiting.schema';
import { lastHour } from '../limits/lastHour';
import type { StoredBooking } from './bookings.repository';
import { rebookedSince } from './deadline';

/** The columns of a booking that limits and deadlines of its telephone number depend on. */
export const PHONE_COLUMNS = [
  'phone',
  'dayId',
  'guestCount',
  'state',
  'createdAt',
  'payBy',
  'cancelledAt',
  'paidWon',
] as const satisfies (keyof StoredBooking)[];

export type PhoneBooking = Pick<StoredBooking, (typeof PHONE_COLUMNS)[number] | 'date'> &
  Required<Pick<StoredBooking, 'dayState'>>;

/** An entry of a waiting list, as far as the limits of its telephone number depend on it. */
export interface PhoneEntry {
  phone: string;
  dayId: number;
  date: DayDate;
  guestCount: number;
  state: WaitingState;
  createdAt: string;
  /** The booking that it became, which is counted instead. */
  guestId: number | null;
}

/**
 * What is stored of a telephone number: its bookings of one day, of the last hour and the unpaid ones of upcoming trips,
 * and its entries on waiting lists of the last hour or with an offer. There may be more.
 */
export interface PhoneFacts {
  bookings: readonly PhoneBooking[];
  entries: readonly PhoneEntry[];
}

/** Whether the number has an active booking on a day. */
export const hasBooked = ({ bookings }: PhoneFacts, dayId: number): boolean =>
  bookings.some((booking) => booking.dayId === dayId && booking.state !== 'CANCEL');

/** The deadlines of its bookings for a day that were just cancelled without having been paid; null if there are none. */
export const earlierDeadlines = ({ bookings }: PhoneFacts, dayId: number, now: Date): EarlierDeadlines | null => {
  const since = rebookedSince(now);
  const cancelled = bookings.filter(
    (booking) =>
      booking.dayId === dayId &&
      booking.state === 'CANCEL' &&
      (booking.cancelledAt ?? '') > since &&
      booking.paidWon === null &&
      booking.payBy !== null,
  );
  const deadlines = cancelled.flatMap(({ payBy }) => payBy ?? []).sort();
  const made = cancelled.map(({ createdAt }) => createdAt).sort();
  const first = deadlines[0];
  const last = deadlines.at(-1);
  const madeAt = made.at(-1);
  return first && last && madeAt ? { first, last, madeAt } : null;
};

/** What a telephone number has booked within the last hour, and the unpaid seats it holds; both with what it asks for. */
export interface PhoneUse {
  made: { count: number; first: string | null };
  unpaid: { trips: number; seats: number };
}

/** The use of a number with a booking of `seats` on a day more; null for an entry on a waiting list, which holds none. */
export const phoneUse = (
  { bookings, entries }: PhoneFacts,
  seats: { dayId: number; guestCount: number } | null,
  now: Date,
): PhoneUse => {
  const { since, until } = lastHour(now);
  const today = seoulToday(now);
  const made = [...bookings, ...entries.filter(({ guestId }) => guestId === null)]
    .map(({ createdAt }) => createdAt)
    .filter((createdAt) => createdAt > since && createdAt <= until)
    .sort();
  const unpaid = [
    ...bookings.filter(({ state, date, dayState }) => state === 'WATTING' && date >= today && dayState !== 'CANCEL'),
    ...entries.filter(({ state, date }) => state === 'OFFERED' && date >= today),
    ...(seats === null ? [] : [seats]),
  ];
  return {
    made: { count: made.length + 1, first: made[0] ?? null },
    unpaid: {
      trips: new Set(unpaid.map(({ dayId }) => dayId)).size,
      seats: unpaid.reduce((sum, { guestCount }) => sum + guestCount, 0),
    },
  };
};
