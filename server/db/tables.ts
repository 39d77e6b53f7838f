import type { WrittenBy } from '#contract/manifest/manifest.schema';
import type { Mark } from '#contract/boarding/boarding.schema';
import type { ErrorCode } from '#contract/errors';
import type { Generated, Insertable, Kysely, Selectable } from 'kysely';
import type { CancelledBy, GuestState } from '#contract/booking/guest.schema';
import type { YesNo } from '#contract/config/config.schema';
import type { LogoType } from '#contract/config/logo.rules';
import type { DayState } from '#contract/day/day.schema';
import type { TripReason } from '#contract/day/tripReason.schema';
import type { TideTable } from '#contract/day/tide.rules';
import type { ChangeActor } from '#contract/history/history.schema';
import type { WaitingState } from '#contract/waiting/waiting.schema';
import type { PictureRefusal } from '#contract/picture/picture.schema';
import type { MessageAudience, MessageKind, MessageState } from '#contract/messages/message.schema';

/** Instants are ISO 8601 text in UTC, dates are `YYYY-MM-DD` text in Seoul. Columns are snake_case in the database. */
export interface DayTable {
  id: Generated<number>;
  date: string;
  state: DayState;
  fish: string;
  totalCount: number;
  guestCount: number;
  heldCount: Generated<number>;
  memo: string;
  price: number;
  reservePrice: number;
  charterCount: Generated<number>;
  /** `HH:MM` in Seoul; null is the policy's default. */
  departAt: Generated<string | null>;
  returnAt: Generated<string | null>;
  /** In minutes before departure; null is the policy's default. */
  meetAt: Generated<number | null>;
  memoPublic: Generated<YesNo>;
  minCount: Generated<number>;
  confirmed: Generated<YesNo>;
  /** Null means at once. */
  opensAt: Generated<string | null>;
}

export interface GuestTable {
  id: Generated<number>;
  dayId: number;
  number: string;
  name: string;
  phone: string;
  /** HMAC; null while lookups are disabled. */
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  state: GuestState;
  memo: string;
  createdAt: string;
  completedAt: string | null;
  /** For each person in 10,000 won, as of the booking. */
  price: number;
  reservePrice: number;
  charter: Generated<YesNo>;
  /** In 10,000 won; null if not agreed. */
  totalPrice: Generated<number | null>;
  totalReservePrice: Generated<number | null>;
  /** Received, less `paidBackWon` and `keptWon`, in won; null if nothing was paid. It stays after a cancellation. */
  paidWon: Generated<number | null>;
  /** `paidWon` before the last confirmation, 0 before the first; null if none can be undone. */
  paidBeforeWon: Generated<number | null>;
  cancelledAt: Generated<string | null>;
  cancelledBy: Generated<CancelledBy | null>;
  owedSince: Generated<string | null>;
  /** In per cent of the overpayment, or of the whole amount if cancelled; null if nothing is to be refunded. */
  refundRate: Generated<number | null>;
  refundWon: Generated<number | null>;
  refundedAt: Generated<string | null>;
  /** JSON in won: freed by each change, and paid back; null if all have the same rate. */
  refundParts: Generated<string | null>;
  paidBackWon: Generated<number>;
  keptWon: Generated<number>;
  deletedAt: Generated<string | null>;
  calledAt: Generated<string | null>;
  boardedAt: Generated<string | null>;
  /** JSON of places from 1; null if nobody or everyone is aboard. */
  aboard: Generated<string | null>;
  payBy: Generated<string | null>;
  /** Empty means the booker. */
  payer: Generated<string>;
  /** The visitor says that the deposit was paid. */
  claimedAt: Generated<string | null>;
  /** JSON of state and payment; null if the trip was not cancelled. */
  beforeTripCancelled: Generated<string | null>;
}

export interface CancelledTripTable {
  dayId: number;
  at: string;
  reason: TripReason;
  state: DayState;
  memo: string;
  memoAfter: string;
}

export interface WaitingTable {
  id: Generated<number>;
  dayId: number;
  number: number;
  name: string;
  phone: string;
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  state: WaitingState;
  createdAt: string;
  key: string | null;
  requestHash: string | null;
  offerSalt: Generated<string | null>;
  tokenHash: Generated<string | null>;
  holdUntil: Generated<string | null>;
  skippedAt: Generated<string | null>;
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
  departAt: string | null;
  returnAt: string | null;
  meetAt: number | null;
  payHours: number | null;
  payHoursSoon: number | null;
  autoCancel: YesNo | null;
  payRest: string | null;
  payBack: string | null;
  useWaiting: YesNo | null;
  holdMinutes: number | null;
  /** In seconds after an opening; null is off. */
  fairStart: number | null;
  useManifest: YesNo | null;
  /** JSON, encrypted. */
  crew: string | null;
}

/** `entries` is the number of requests so far; the order is a JSON list of their numbers. */
export interface DrawTable {
  dayId: number;
  opensAt: string;
  /** Hexadecimal; secret until the draw. */
  seed: string;
  entries: Generated<number>;
  drawnAt: Generated<string | null>;
  drawnOrder: Generated<string | null>;
}

/** Deleted in the transaction that books its seats or refuses it. */
export interface DrawEntryTable {
  id: Generated<number>;
  dayId: number;
  opensAt: string;
  /** From 1. */
  number: number;
  /** Null until the draw, and if the request arrived later. */
  rank: Generated<number | null>;
  name: string;
  phone: string;
  passwordHash: string | null;
  passwordSalt: string | null;
  guestCount: number;
  /** Agreed prices per person in 10,000 won; null from an earlier release. */
  price: Generated<number | null>;
  reservePrice: Generated<number | null>;
  askDuplicate: YesNo;
  /** Not stored: its hash is counted when the request is collected. */
  address: '';
  createdAt: string;
  key: string | null;
  requestHash: string | null;
}

/** For a reloaded screen, which knows only the key. */
export interface DrawRefusalTable {
  key: string;
  dayId: number;
  code: ErrorCode;
}

export interface UserTable {
  id: Generated<number>;
  userid: string;
  passwordHash: string;
  createdAt: string;
}

/** The second step is off until `confirmedAt`. */
export interface SecondStepTable {
  userId: number;
  encryptedKey: string;
  codesSalt: string;
  confirmedAt: string | null;
  /** RFC 6238: a code is used once. */
  lastStep: number | null;
}

export interface RecoveryCodeTable {
  id: Generated<number>;
  userId: number;
  codeHash: string;
}

export interface RefreshTokenTable {
  id: Generated<number>;
  userId: number;
  /** One per login: every token derived from it has the same family. */
  family: string;
  parentId: number | null;
  tokenHash: string;
  startedAt: string;
  issuedAt: string;
  replacedAt: string | null;
  endedAt: string | null;
}

export interface IdempotencyKeyTable {
  key: string;
  guestId: number;
  createdAt: string;
  /** Null if the key is older than these columns. */
  requestHash: Generated<string | null>;
  guestCount: Generated<number | null>;
  /** Prices are null if the key is older than these columns. */
  price: Generated<number | null>;
  reservePrice: Generated<number | null>;
  payBy: Generated<string | null>;
}

export interface ThrottleTable {
  key: string;
  attempts: number;
  until: string;
}

/** `before` and `after` are JSON without personal data. */
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

/** The outbox. `dueAt` is the next attempt; a worker holds the row until `claimedUntil`. */
export interface MessageTable {
  id: Generated<number>;
  dedupKey: string;
  kind: MessageKind;
  audience: MessageAudience;
  guestId: number | null;
  waitingId: Generated<number | null>;
  /** JSON, without personal data. */
  facts: Generated<string>;
  /** PARKED after the last attempt. DROPPED without a recipient, or after the operator has resolved it. */
  state: Generated<MessageState>;
  attempts: Generated<number>;
  dueAt: string;
  claimedUntil: string | null;
  createdAt: string;
  sentAt: string | null;
  /** Deleted with the personal data. The operator's own number is not stored. */
  sentText: Generated<string | null>;
  sentTo: Generated<string | null>;
  lastError: string | null;
}

export interface NoticeTable {
  id: Generated<number>;
  dayId: number;
  key: string | null;
  text: string;
  bookings: number;
  createdAt: string;
}

/** `at` is when it was made, perhaps offline. */
export interface TickTable {
  key: string;
  guestId: number;
  mark: Mark;
  at: string;
  /** From 1; null for the whole party. */
  place: Generated<number | null>;
}

/** JSON (`contract/about`); `savedAt` is null for the initial content. */
export interface AboutVersionTable {
  id: Generated<number>;
  content: string;
  savedAt: Generated<string | null>;
}

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

export interface PictureTable {
  hash: string;
  width: number;
  height: number;
  bytes: number;
  storedAt: string;
}

export interface PictureFileTable {
  hash: string;
  width: number;
  content: Buffer;
}

export interface PictureUploadTable {
  key: string;
  bytes: number;
  received: number;
  beganAt: string;
  hash: string | null;
  refusal: PictureRefusal | null;
}

export interface PicturePartTable {
  key: string;
  at: number;
  content: Buffer;
}

export interface CatchTable {
  id: Generated<number>;
  date: string;
  story: string;
  createdAt: string;
  key: string | null;
}

export interface CatchPictureTable {
  catchId: number;
  place: number;
  hash: string;
  caption: string;
}

export interface CalendarFeedTable {
  id: number;
  /** Recreates the token with the server's key. */
  salt: string;
  tokenHash: string;
  madeAt: string;
}

/** One row with id 1, or none before the first attempt. */
export interface BackupTable {
  id: number;
  /** No server begins another backup before this instant. */
  nextAt: string;
  doneAt: string | null;
  bookings: number | null;
  bytes: number | null;
  failedAt: string | null;
  reason: string | null;
}

/** At most one row, with id 1; updated every minute. */
export interface AliveTable {
  id: number;
  at: string;
}

/** The party's link. */
export interface ManifestTable {
  guestId: number;
  salt: string;
  tokenHash: string;
  remindedAt: string | null;
}

/** `salt` and `tokenHash` belong to the link of one person. */
export interface ManifestRowTable {
  guestId: number;
  place: number;
  salt: string | null;
  tokenHash: string | null;
  /** A person as JSON, encrypted. */
  sealed: string | null;
  writtenBy: WrittenBy | null;
  writtenAt: string | null;
}

/** One row with id 1. */
export interface SetupTable {
  id: number;
  /** When the provider last accepted a test message. */
  testedAt: string | null;
  /** The steps that were open when the operator hid the list, separated by commas; null while it is shown. */
  hiddenSteps: string | null;
  /** The public address of the last request there, and its time. */
  reachedUrl: string | null;
  reachedAt: string | null;
  /** LEFT: the operator has deleted the demo data for good. Null: there were none. */
  demo: 'FILLED' | 'LEFT' | null;
  /** The highest ids of the demo's bookings and waiting list. */
  demoGuests: number | null;
  demoWaiting: number | null;
}
export type SetupRow = Selectable<SetupTable>;

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
  manifests: ManifestTable;
  manifestRows: ManifestRowTable;
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
  setup: SetupTable;
  migrations: MigrationTable;
}

/** Or a transaction on it: the first parameter of repositories shows who owns the transaction. */
export type Db = Kysely<Tables>;

export type DayRow = Selectable<DayTable>;
export type NewDay = Insertable<DayTable>;
export type NewGuest = Insertable<GuestTable>;
export type UserRow = Selectable<UserTable>;
export type SecondStepRow = Selectable<SecondStepTable>;
export type RefreshTokenRow = Selectable<RefreshTokenTable>;
export type StoredRequestRow = Selectable<IdempotencyKeyTable>;
export type ChangeRow = Selectable<ChangeTable>;
export type NewMessage = Insertable<MessageTable>;
