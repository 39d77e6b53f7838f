import type { EarlierDeadlines } from '#contract/booking/deadline.rules';
import { seoulToday, type DayDate } from '#contract/day/calendar.rules';
import type { WaitingState } from '#contract/waiting/waiting.schema';
import { lastHour } from '#server/limits/lastHour';
import type { StoredBooking } from '../bookings.repository';
import { rebookedSince } from '../deadlines/deadline';

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

export interface PhoneEntry {
  phone: string;
  dayId: number;
  date: DayDate;
  guestCount: number;
  state: WaitingState;
  createdAt: string;
  guestId: number | null;
}

/** May contain more bookings and entries than limits and deadlines need. */
export interface PhoneFacts {
  bookings: readonly PhoneBooking[];
  entries: readonly PhoneEntry[];
}

export const hasBooked = ({ bookings }: PhoneFacts, dayId: number): boolean =>
  bookings.some((booking) => booking.dayId === dayId && booking.state !== 'CANCEL');

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

/** Bookings of the last hour and unpaid seats, including this request. */
export interface PhoneUse {
  made: { count: number; first: string | null };
  unpaid: { trips: number; seats: number };
}

/** Null for an entry on a waiting list, which holds no seats. */
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
