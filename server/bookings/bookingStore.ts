import type { EarlierDeadlines } from '../../contract/booking/deadline.rules';
import type { UnpaidSeats } from '../../contract/booking/limits.rules';
import type { DayDate } from '../../contract/day/calendar.rules';
import type { DayState, ReserveDay } from '../../contract/day/day.schema';
import type { WaitingState } from '../../contract/waiting/waiting.schema';
import type { BookingRules } from '../config/config.repository';
import type { ChangeRow, ChangeTable, DayRow, KeptRequestRow, MessageTable, NewGuest, NewMessage } from '../db/tables';
import type { LiveChange } from '../live/bus';
import type { Span } from '../throttle/lastHour';
import type { Booking } from './bookings.repository';

/** A booking as it is made, without the booking number, which the store draws. */
export type BookingRow = Omit<Required<Pick<NewGuest, (typeof BOOKED_COLUMNS)[number]>>, 'number'>;

/** The columns of a new booking; the others have their default. */
export const BOOKED_COLUMNS = [
  'dayId',
  'number',
  'name',
  'phone',
  'passwordHash',
  'passwordSalt',
  'guestCount',
  'state',
  'memo',
  'createdAt',
  'completedAt',
  'price',
  'reservePrice',
  'payBy',
] as const satisfies (keyof NewGuest)[];

/** The columns of a kept request, a change and a message that is queued, as they are stored with a booking. */
export const KEPT_COLUMNS = [
  'key',
  'guestId',
  'createdAt',
  'requestHash',
  'guestCount',
  'price',
  'reservePrice',
  'payBy',
] as const satisfies (keyof KeptRequestRow)[];
export const CHANGE_COLUMNS = [
  'at',
  'actor',
  'userId',
  'action',
  'dayId',
  'guestId',
  'before',
  'after',
] as const satisfies (keyof ChangeTable)[];
export const MESSAGE_COLUMNS = [
  'dedupKey',
  'kind',
  'audience',
  'guestId',
  'facts',
  'state',
  'dueAt',
  'claimedUntil',
  'createdAt',
  'sentAt',
  'lastError',
] as const satisfies (keyof MessageTable)[];
export const DAY_COLUMNS = [
  'id',
  'date',
  'state',
  'fish',
  'totalCount',
  'guestCount',
  'heldCount',
  'memo',
  'price',
  'reservePrice',
  'charterCount',
  'departAt',
  'returnAt',
  'meetAt',
  'memoPublic',
  'minCount',
  'confirmed',
  'opensAt',
] as const satisfies (keyof DayRow)[];
export const POLICY_COLUMNS = [
  'month',
  'reserveTime',
  'ktAdmin',
  'useReserveFind',
  'tideTable',
  'payHours',
  'payHoursSoon',
  'departAt',
  'fairStart',
] as const satisfies (keyof BookingRules)[];

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

/** When the entries within a span were made that count like bookings. */
export const entriesWithin = (entries: readonly PhoneEntry[], { since, until }: Span): string[] =>
  entries
    .filter(({ guestId, createdAt }) => guestId === null && createdAt > since && createdAt <= until)
    .map(({ createdAt }) => createdAt);

/** The entries for which seats are held on trips from a date on: they count as unpaid ones. */
export const entriesHeld = (entries: readonly PhoneEntry[], from: DayDate): PhoneEntry[] =>
  entries.filter(({ state, date }) => state === 'OFFERED' && date >= from);

const snakeCase = (column: string): string => column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** The names of columns in the database, quoted. */
export const columnNames = (columns: readonly string[]): string =>
  columns.map((column) => `"${snakeCase(column)}"`).join(', ');

/** Selects columns of a table under their names in the code. */
export const selected = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}."${snakeCase(column)}" as "${column}"`).join(', ');

/** Seats of an address within a window that ends at `until`. */
export interface CountedSeats {
  seats: number;
  until: string;
}

/**
 * What creating a booking reads and writes, without waiting: the database is locked as far as it is read. Reads include
 * the earlier writes of the same group. Instants are ISO texts.
 */
export interface BookingStore {
  keptRequest: (key: string) => KeptRequestRow | null;
  booking: (id: number) => Booking | null;
  policy: () => BookingRules;
  day: (id: number) => ReserveDay | null;
  hasBooked: (dayId: number, phone: string) => boolean;
  /** Those of the bookings of a number for a day that were cancelled after an instant, unpaid; null if there are none. */
  earlierDeadlines: (dayId: number, phone: string, since: string) => EarlierDeadlines | null;
  /** Whether requests for a day wait for a draw. */
  awaitsDraw: (dayId: number) => boolean;
  /** With the entries on waiting lists that have not become a booking. */
  bookingsWithin: (phone: string, span: Span) => { count: number; first: string | null };
  /**
   * With the seats that are held for its offers, without the booking that is being made; `onDay` tells whether its day
   * is among the trips.
   */
  unpaidSeats: (phone: string, from: DayDate, dayId: number) => UnpaidSeats & { onDay: boolean };
  /** Null if the window has ended. */
  countedSeats: (key: string, now: string) => CountedSeats | null;
  messagesWithin: (phone: string, span: Span) => number;

  /** Takes seats that `day` said are free; CHECK constraints stand behind it. */
  takeSeats: (dayId: number, seats: number, state: DayState) => void;
  insertBooking: (row: BookingRow, drawNumber: () => string) => { id: number; number: string };
  /** Stores a counter to which `added` seats were added. */
  countSeats: (key: string, counted: CountedSeats, added: number) => void;
  keepRequest: (row: KeptRequestRow) => void;
  recordChange: (row: Omit<ChangeRow, 'id'>) => LiveChange;
  queueMessage: (row: NewMessage, phone: string) => void;
}
