import type { Mark } from '../../contract/boarding/boarding.schema';
import type { ErrorCode } from '../../contract/errors';
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { CancelledBy, GuestState } from '../../contract/booking/guest.schema';
import type { YesNo } from '../../contract/config/config.schema';
import type { LogoType } from '../../contract/config/logo.rules';
import type { DayState } from '../../contract/day/day.schema';
import type { TripReason } from '../../contract/day/tripReason.schema';
import type { TideTable } from '../../contract/day/tide.rules';
import type { ChangeActor } from '../../contract/history/history.schema';
import type { WaitingState } from '../../contract/waiting/waiting.schema';
import type { PictureRefusal } from '../../contract/picture/picture.schema';
import type { MessageAudience, MessageKind, MessageState } from '../../contract/messages/message.schema';

/** Instants are ISO 8601 text in UTC, dates are `YYYY-MM-DD` text in Seoul. Columns are snake_case in the database. */
export interface DayTable {
  id: Generated<number>;
  date: string;
  state: DayState;
  fish: string;
  totalCount: number;
  guestCount: number;
  /** Seats that are held for entries of the waiting list. */
  heldCount: Generated<number>;
  memo: string;
  price: number;
  reservePrice: number;
  /** The headcount of the party that has the whole boat; 0 without a charter. */
  charterCount: Generated<number>;
  /** `HH:MM` in Seoul; null is the policy's default. */
  departAt: Generated<string | null>;
  returnAt: Generated<string | null>;
  /** Minutes before departure; null is the policy's default. */
  meetAt: Generated<number | null>;
  memoPublic: Generated<YesNo>;
  minCount: Generated<number>;
  confirmed: Generated<YesNo>;
  /** From when visitors can book; null is at once. */
  opensAt: Generated<string | null>;
}

export interface GuestTable {
  id: Generated<number>;
  dayId: number;
  /** The booking number, 4-4-4 digits. */
  number: string;
  name: string;
  phone: string;
  /** HMAC of the booking password; null while lookups are disabled. */
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  state: GuestState;
  memo: string;
  createdAt: string;
  completedAt: string | null;
  /** Price for each person in 10,000 won, as it was for the day when the booking was made. */
  price: number;
  reservePrice: number;
  charter: Generated<YesNo>;
  /** Of a charter, in 10,000 won: the fee and the deposit of the whole party; null if not agreed. */
  totalPrice: Generated<number | null>;
  totalReservePrice: Generated<number | null>;
  /** Received, less `paidBackWon` and `keptWon`, in won; null if nothing was paid. A cancelled booking keeps it. */
  paidWon: Generated<number | null>;
  /** In won: `paidWon` before the last confirmation, 0 before the first; null if none can be taken back. */
  paidBeforeWon: Generated<number | null>;
  cancelledAt: Generated<string | null>;
  cancelledBy: Generated<CancelledBy | null>;
  /** Since when an active booking has a refund open: it was edited to fewer people than were paid for. */
  owedSince: Generated<string | null>;
  /** Refund in per cent of the overpayment, or of the whole amount if cancelled; null if nothing is to be refunded. */
  refundRate: Generated<number | null>;
  /** In won. */
  refundWon: Generated<number | null>;
  refundedAt: Generated<string | null>;
  /** JSON of what each change freed and what of it is paid back, in won; null if all have the same rate. */
  refundParts: Generated<string | null>;
  /** In won: what earlier refunds paid back, and what they left with the operator. */
  paidBackWon: Generated<number>;
  keptWon: Generated<number>;
  /** Deleted while a refund was open: no longer a booking, only a debt. */
  deletedAt: Generated<string | null>;
  /** When the operator marked that the guest was called about the trip. */
  calledAt: Generated<string | null>;
  /** When the operator ticked that the party is aboard. */
  boardedAt: Generated<string | null>;
  /** Until when the deposit is to be paid; null without a deadline. */
  payBy: Generated<string | null>;
  /** Name under which the deposit is paid; empty for the booker's. */
  payer: Generated<string>;
  /** Since when the visitor says that the deposit was paid; null if not. */
  claimedAt: Generated<string | null>;
  /** JSON of the state and payment before the whole trip was cancelled; null if it was not. */
  beforeTripCancelled: Generated<string | null>;
}

/** The last cancellation of a day's trip; state and memo of the day before it, and the memo after it. */
export interface CancelledTripTable {
  dayId: number;
  at: string;
  reason: TripReason;
  state: DayState;
  memo: string;
  memoAfter: string;
}

/** An entry of a day's waiting list; `number` is its place in the order of the day, from 1. */
export interface WaitingTable {
  id: Generated<number>;
  dayId: number;
  number: number;
  name: string;
  phone: string;
  /** As of a booking. */
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  state: WaitingState;
  createdAt: string;
  /** The request's idempotency key, and the hash of the request. */
  key: string | null;
  requestHash: string | null;
  /** Of its last offer: the salt of the token, the token's hash, and until when the seats are held. */
  offerSalt: Generated<string | null>;
  tokenHash: Generated<string | null>;
  holdUntil: Generated<string | null>;
  skippedAt: Generated<string | null>;
  /** The booking that it became. */
  guestId: Generated<number | null>;
}

/** One row with id 1. A setting that was never saved is null. */
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
  tideTable: TideTable | 'OFF' | null;
  /** The usual times of a trip, as of a day. */
  departAt: string | null;
  returnAt: string | null;
  meetAt: number | null;
  /** Hours after booking; null is off. */
  payHours: number | null;
  /** The same for trips that are soon; null for the same hours. */
  payHoursSoon: number | null;
  autoCancel: YesNo | null;
  payRest: string | null;
  payBack: string | null;
  useWaiting: YesNo | null;
  /** Minutes for which seats are held for an entry of the waiting list; null is the default. */
  holdMinutes: number | null;
  /** Seconds after an opening in which requests are collected and drawn; null is off. */
  fairStart: number | null;
}

/** The draw of an opening. `entries` is the number of requests so far; the order is a JSON list of their numbers. */
export interface DrawTable {
  dayId: number;
  opensAt: string;
  /** A hexadecimal text from the system's generator, secret until the draw. */
  seed: string;
  entries: Generated<number>;
  drawnAt: Generated<string | null>;
  drawnOrder: Generated<string | null>;
}

/** A request that waits for the draw of an opening; it is deleted in the transaction that books its seats or refuses it. */
export interface DrawEntryTable {
  id: Generated<number>;
  dayId: number;
  opensAt: string;
  /** Its place in the order of arrival, from 1. */
  number: number;
  /** Its place in the drawn order; null until the draw, and if it arrived later. */
  rank: Generated<number | null>;
  name: string;
  phone: string;
  /** As of a booking. */
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  /** What was agreed to, in 10,000 won for each person; null from an earlier release. */
  price: Generated<number | null>;
  reservePrice: Generated<number | null>;
  askDuplicate: YesNo;
  /** Empty: a client's address is counted, as a hash, when its request is collected, and is not stored. */
  address: '';
  createdAt: string;
  /** The request's idempotency key, and the hash of the request. */
  key: string | null;
  requestHash: string | null;
}

/** Why a drawn request has no booking: for a screen that was loaded again, which knows only its key. */
export interface DrawRefusalTable {
  /** The idempotency key of the request. */
  key: string;
  dayId: number;
  /** An error code of the contract. */
  code: ErrorCode;
}

export interface UserTable {
  id: Generated<number>;
  userid: string;
  passwordHash: string;
  createdAt: string;
}

/** The second step at login; not in use until `confirmedAt`. */
export interface SecondStepTable {
  userId: number;
  encryptedKey: string;
  /** Salt of the user's recovery codes. */
  codesSalt: string;
  confirmedAt: string | null;
  /** The last time step (RFC 6238) whose code was used. */
  lastStep: number | null;
}

/** The recovery codes that are left, as hashes. */
export interface RecoveryCodeTable {
  id: Generated<number>;
  userId: number;
  codeHash: string;
}

export interface RefreshTokenTable {
  id: Generated<number>;
  userId: number;
  /** Identifies one login; every token derived from it has the same family. */
  family: string;
  /** The token that this one replaced; null for the first token of a login. */
  parentId: number | null;
  tokenHash: string;
  /** When the login started. */
  startedAt: string;
  issuedAt: string;
  replacedAt: string | null;
  endedAt: string | null;
}

export interface IdempotencyKeyTable {
  key: string;
  guestId: number;
  createdAt: string;
  /** Hash of the request, and the booked headcount; null if the key is older than these columns. */
  requestHash: Generated<string | null>;
  guestCount: Generated<number | null>;
  /** Prices and deadline of the first answer, as in `guests`; prices are null if the key is older than these columns. */
  price: Generated<number | null>;
  reservePrice: Generated<number | null>;
  payBy: Generated<string | null>;
}

/** Counted attempts for each address or account, valid until an instant. */
export interface ThrottleTable {
  key: string;
  attempts: number;
  until: string;
}

/** The change history; `before` and `after` are JSON without personal data. */
export interface ChangeTable {
  id: Generated<number>;
  at: string;
  actor: ChangeActor;
  userId: number | null;
  action: string;
  dayId: number | null;
  guestId: number | null;
  before: string | null;
  after: string | null;
}

/** The outbox. `dueAt` is the time of the next attempt; a worker holds the row until `claimedUntil`. */
export interface MessageTable {
  id: Generated<number>;
  dedupKey: string;
  kind: MessageKind;
  audience: MessageAudience;
  /** Null for a message to an entry of the waiting list. */
  guestId: number | null;
  waitingId: Generated<number | null>;
  /** JSON of what the text needs beyond the current guest and day, without personal data. */
  facts: Generated<string>;
  /** PARKED after the last attempt. DROPPED if there is no recipient any more, or if the operator has resolved it. */
  state: Generated<MessageState>;
  attempts: Generated<number>;
  dueAt: string;
  claimedUntil: string | null;
  createdAt: string;
  sentAt: string | null;
  /** The text as it was sent, until the personal data are erased. The operator's own number is not stored. */
  sentText: Generated<string | null>;
  sentTo: Generated<string | null>;
  lastError: string | null;
}

/** The messages that the operator has sent to all guests of a day. */
export interface NoticeTable {
  id: Generated<number>;
  dayId: number;
  /** The request's idempotency key. */
  key: string | null;
  text: string;
  /** Bookings it was sent to. */
  bookings: number;
  createdAt: string;
}

/** A tick of a booking; `at` is when it was made, perhaps without a signal. */
export interface TickTable {
  /** The tick's own, so that it counts once. */
  key: string;
  guestId: number;
  mark: Mark;
  at: string;
}

/** A version of the about page as JSON (`contract/about`); `savedAt` is null for what the site came with. */
export interface AboutVersionTable {
  id: Generated<number>;
  content: string;
  savedAt: Generated<string | null>;
}

/** The photographs that a version of the about page shows. */
export interface AboutPictureTable {
  versionId: number;
  hash: string;
}

export interface LiveTicketTable {
  ticketHash: string;
  userId: number;
  family: string;
  expiresAt: string;
}

/** One row with id 1, or none. `version` is a hash of the bytes. */
export interface LogoTable {
  id: number;
  type: LogoType;
  bytes: Buffer;
  width: number;
  height: number;
  version: string;
  storedAt: string;
}

/** A photograph; `bytes` of all its widths together. */
export interface PictureTable {
  /** Of the contents of all widths. */
  hash: string;
  width: number;
  height: number;
  bytes: number;
  storedAt: string;
}

/** A photograph in one of its widths, as WebP. */
export interface PictureFileTable {
  hash: string;
  width: number;
  content: Buffer;
}

/** The upload of a photograph: `received` of its `bytes` are in its parts. */
export interface PictureUploadTable {
  key: string;
  bytes: number;
  received: number;
  beganAt: string;
  /** Its outcome: the photograph, or why it was refused. */
  hash: string | null;
  refusal: PictureRefusal | null;
}

export interface PicturePartTable {
  key: string;
  /** The byte at which the part begins. */
  at: number;
  content: Buffer;
}

/** What was caught on the trip of a date. */
export interface CatchTable {
  id: Generated<number>;
  date: string;
  story: string;
  createdAt: string;
  /** The request's idempotency key. */
  key: string | null;
}

/** A photograph of a post; `place` from 1 is the order in which they are shown. */
export interface CatchPictureTable {
  catchId: number;
  place: number;
  hash: string;
  caption: string;
}

/** The secret address of the operator's calendar, in one row; none if it is off. */
export interface CalendarFeedTable {
  id: number;
  /** With it and the server's key the token is made again. */
  salt: string;
  tokenHash: string;
  madeAt: string;
}

/** Outcome of the scheduled backups: one row with id 1, or none before the first attempt. */
export interface BackupTable {
  id: number;
  /** No server begins another backup before this instant. */
  nextAt: string;
  /** The moment of the last backup that succeeded, and what is in it. */
  doneAt: string | null;
  bookings: number | null;
  bytes: number | null;
  /** The last failure since then, and its reason in one Korean line. */
  failedAt: string | null;
  reason: string | null;
}

/** At most one row, with id 1: when a server last ran, to the minute. */
export interface AliveTable {
  id: number;
  at: string;
}

export interface MigrationTable {
  version: number;
  name: string;
  appliedAt: string;
}

export interface Tables {
  days: DayTable;
  guests: GuestTable;
  cancelledTrips: CancelledTripTable;
  waiting: WaitingTable;
  draws: DrawTable;
  drawEntries: DrawEntryTable;
  drawRefusals: DrawRefusalTable;
  config: ConfigTable;
  users: UserTable;
  secondSteps: SecondStepTable;
  recoveryCodes: RecoveryCodeTable;
  refreshTokens: RefreshTokenTable;
  idempotencyKeys: IdempotencyKeyTable;
  throttle: ThrottleTable;
  changes: ChangeTable;
  messages: MessageTable;
  notices: NoticeTable;
  ticks: TickTable;
  liveTickets: LiveTicketTable;
  logo: LogoTable;
  pictures: PictureTable;
  pictureFiles: PictureFileTable;
  pictureUploads: PictureUploadTable;
  pictureParts: PicturePartTable;
  catches: CatchTable;
  catchPictures: CatchPictureTable;
  calendarFeed: CalendarFeedTable;
  aboutVersions: AboutVersionTable;
  aboutPictures: AboutPictureTable;
  backups: BackupTable;
  alive: AliveTable;
  migrations: MigrationTable;
}

/**
 * The database or a transaction on it. It is the first parameter of repositories, so the owner of the transaction is
 * visible.
 */
export type Db = Kysely<Tables>;

export type DayRow = Selectable<DayTable>;
export type NewDay = Insertable<DayTable>;
export type NewGuest = Insertable<GuestTable>;
export type UserRow = Selectable<UserTable>;
export type SecondStepRow = Selectable<SecondStepTable>;
export type RefreshTokenRow = Selectable<RefreshTokenTable>;
export type KeptRequestRow = Selectable<IdempotencyKeyTable>;
export type ChangeRow = Selectable<ChangeTable>;
export type NewMessage = Insertable<MessageTable>;
