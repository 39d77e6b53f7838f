import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { DayState } from '../../contract/day/day.schema';
import type { GuestState } from '../../contract/guest/guest.schema';
import type { YesNo } from '../../contract/config/config.schema';

/** Instants are ISO 8601 text in UTC, dates are `YYYY-MM-DD` text in Seoul. Columns are snake_case in the database. */
export interface DayTable {
  id: Generated<number>;
  date: string;
  state: DayState;
  fish: string;
  totalCount: number;
  guestCount: number;
  memo: string;
  price: number;
  reservePrice: number;
}

export interface GuestTable {
  id: Generated<number>;
  dayId: number;
  /** The booking number, 4-4-4 digits. */
  number: string;
  name: string;
  phone: string;
  /** HMAC of the booking password; null while lookups are off. */
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  state: GuestState;
  memo: string;
  createdAt: string;
  completedAt: string | null;
}

/** One row, id 1. A setting that was never saved is null. */
export interface ConfigTable {
  id: number;
  name: string | null;
  desc: string | null;
  tel: string | null;
  owner: string | null;
  address: string | null;
  bizno: string | null;
  bank: string | null;
  band: string | null;
  homepage: string | null;
  month: number | null;
  reserveTime: number | null;
  ktAdmin: YesNo | null;
  useReserveFind: YesNo | null;
}

export interface UserTable {
  id: Generated<number>;
  userid: string;
  passwordHash: string;
  createdAt: string;
}

export interface RefreshTokenTable {
  id: Generated<number>;
  userId: number;
  /** One login; every token that descends from it carries the same family. */
  family: string;
  /** The token this one replaced; null for the first of a login. */
  parentId: number | null;
  tokenHash: string;
  /** When the login began. */
  startedAt: string;
  issuedAt: string;
  replacedAt: string | null;
  endedAt: string | null;
}

export interface IdempotencyKeyTable {
  key: string;
  guestId: number;
  createdAt: string;
}

/** Counted attempts per address or account until an instant. */
export interface ThrottleTable {
  key: string;
  attempts: number;
  until: string;
}

export interface MigrationTable {
  version: number;
  name: string;
  appliedAt: string;
}

export interface Tables {
  days: DayTable;
  guests: GuestTable;
  config: ConfigTable;
  users: UserTable;
  refreshTokens: RefreshTokenTable;
  idempotencyKeys: IdempotencyKeyTable;
  throttle: ThrottleTable;
  migrations: MigrationTable;
}

/** The database or a transaction on it: repositories take it first, so who owns the transaction is visible. */
export type Db = Kysely<Tables>;

export type DayRow = Selectable<DayTable>;
export type GuestRow = Selectable<GuestTable>;
export type NewDay = Insertable<DayTable>;
export type NewGuest = Insertable<GuestTable>;
export type UserRow = Selectable<UserTable>;
export type RefreshTokenRow = Selectable<RefreshTokenTable>;
