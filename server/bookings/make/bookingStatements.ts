import type { DayState, ReserveDay } from '#contract/day/day.schema';
import type { BookingRules } from '#server/content/settings/config.repository';
import type {
  ChangeRow,
  ChangeTable,
  DayRow,
  StoredRequestRow,
  MessageTable,
  NewGuest,
  NewMessage,
} from '#server/db/tables';
import type { LiveChange } from '#server/bus/bus';
import type { Counted, Counter } from '#server/limits/limits';
import type { Span } from '#server/limits/lastHour';
import type { Booking } from '../bookings.repository';
import type { NewBooking } from './newBooking';
import type { PhoneFacts } from './phoneFacts';

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

export const STORED_REQUEST_COLUMNS = [
  'key',
  'guestId',
  'createdAt',
  'requestHash',
  'guestCount',
  'price',
  'reservePrice',
  'payBy',
] as const satisfies (keyof StoredRequestRow)[];
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

const snakeCase = (column: string): string => column.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

export const columnNames = (columns: readonly string[]): string =>
  columns.map((column) => `"${snakeCase(column)}"`).join(', ');

export const selected = (table: string, columns: readonly string[]): string =>
  columns.map((column) => `${table}."${snakeCase(column)}" as "${column}"`).join(', ');

/** Synchronous: everything it reads is locked. Instants are ISO texts. */
export interface BookingFacts {
  storedRequest: (key: string) => StoredRequestRow | null;
  booking: (id: number) => Booking | null;
  policy: () => BookingRules;
  day: (id: number) => ReserveDay | null;
  awaitsDraw: (dayId: number) => boolean;
  phone: (phone: string, dayId: number) => PhoneFacts;
  /** Null if the window has ended. */
  countedSeats: (key: string, now: string) => Counted | null;
  messagesWithin: (phone: string, span: Span) => number;
}

export interface BookingStatements extends BookingFacts {
  /** Backed by CHECK constraints. */
  takeSeats: (dayId: number, seats: number, state: DayState) => void;
  insertBooking: (row: NewBooking['row'], generateNumber: () => string) => { id: number; number: string };
  countSeats: (counter: Counter) => void;
  storeRequest: (row: StoredRequestRow) => void;
  recordChange: (row: Omit<ChangeRow, 'id'>) => LiveChange;
  queueMessage: (row: NewMessage, phone: string) => void;
}
