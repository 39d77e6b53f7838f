import { sql, type Selectable, type Updateable } from 'kysely';
import type { ManagedGuest, OwedRefund, Refund } from '#contract/booking/guest.schema';
import { amountOf, rateOf, type Money, type RefundPart } from '#contract/booking/ledger.rules';
import { moneyOf } from '#contract/booking/refund.rules';
import { isoWeek, type DayDate } from '#contract/day/calendar.rules';
import type { DayState } from '#contract/day/day.schema';
import type { ChangeFacts } from '#contract/history/history.schema';
import { inWon, WON } from '#contract/money.rules';
import { isPostgres } from '#server/db/engine';
import type { Db, GuestTable, NewGuest } from '#server/db/tables';
import { eraseManifests, shrinkManifest } from './manifest/manifest.repository';

/**
 * The group decides how a column is cleared: `person` and `password` by WITHOUT_PERSON, `tick` by WITHOUT_TICKS.
 * `payment` columns are written by storedMoney only. `booking` columns are each action's own decision.
 */
const COLUMN_GROUPS = {
  id: 'booking',
  dayId: 'booking',
  number: 'booking',
  name: 'person',
  phone: 'person',
  guestCount: 'booking',
  state: 'booking',
  memo: 'person',
  createdAt: 'booking',
  completedAt: 'booking',
  price: 'booking',
  reservePrice: 'booking',
  charter: 'booking',
  totalPrice: 'booking',
  totalReservePrice: 'booking',
  paidWon: 'payment',
  paidBeforeWon: 'payment',
  cancelledAt: 'booking',
  cancelledBy: 'booking',
  refundRate: 'payment',
  refundWon: 'payment',
  refundedAt: 'payment',
  refundParts: 'payment',
  paidBackWon: 'payment',
  keptWon: 'payment',
  owedSince: 'booking',
  deletedAt: 'booking',
  calledAt: 'tick',
  boardedAt: 'tick',
  aboard: 'tick',
  payBy: 'booking',
  payer: 'person',
  claimedAt: 'booking',
  beforeTripCancelled: 'booking',
  passwordHash: 'password',
  passwordSalt: 'password',
} as const satisfies Record<keyof GuestTable, 'booking' | 'person' | 'password' | 'payment' | 'tick'>;

type ColumnOf<Group> = {
  [Column in keyof GuestTable]: (typeof COLUMN_GROUPS)[Column] extends Group ? Column : never;
}[keyof GuestTable];

type StoredColumn = Exclude<keyof GuestTable, ColumnOf<'password'>>;

export const storedBookingColumns = (Object.keys(COLUMN_GROUPS) as (keyof GuestTable)[]).filter(
  (column): column is StoredColumn => COLUMN_GROUPS[column] !== 'password',
);

/** Without the password hash. Includes deleted bookings with an open debt. */
export const storedBookings = (db: Db) =>
  db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select(storedBookingColumns.map((column) => `guests.${column}` as const))
    .select('days.date');

/** Excludes deleted bookings. */
export const bookings = (db: Db) => storedBookings(db).where('guests.deletedAt', 'is', null);

export type StoredBooking = Pick<Selectable<GuestTable>, StoredColumn> & {
  date: string;
  dayState?: DayState;
};

export const AS_BOOKED = {
  charter: 'N' as const,
  totalPrice: null,
  totalReservePrice: null,
  paidWon: null,
  paidBeforeWon: null,
  cancelledAt: null,
  cancelledBy: null,
  owedSince: null,
  refundRate: null,
  refundWon: null,
  refundedAt: null,
  refundParts: null,
  paidBackWon: 0,
  keptWon: 0,
  deletedAt: null,
  calledAt: null,
  boardedAt: null,
  aboard: null,
  payer: '',
  claimedAt: null,
  beforeTripCancelled: null,
};

/** In won; `refundParts` is JSON, and null for a refund of one rate. */
type MoneyColumns = Pick<Selectable<GuestTable>, ColumnOf<'payment'>>;

/** The payment before the cancellation of the trip, in won. */
export type FormerPayment = Pick<
  Selectable<GuestTable>,
  'state' | 'paidWon' | 'refundRate' | 'refundWon' | 'refundedAt' | 'owedSince'
> &
  // Not stored by earlier releases.
  Partial<MoneyColumns>;

export interface Booking {
  dayId: number;
  guest: ManagedGuest;
  money: Money;
  deletedAt: string | null;
  beforeTripCancelled: FormerPayment | null;
}

const tenThousands = (won: number | null): number | null => (won === null ? null : won / WON);

export const storedMoney = ({ paid, paidBefore, paidBack, kept, refund }: Money): MoneyColumns => {
  const parts = (refund?.parts ?? []).map(({ freed, back }) => ({ freed: inWon(freed), back: inWon(back) }));
  return {
    paidWon: paid === null ? null : inWon(paid),
    paidBeforeWon: paidBefore === null ? null : inWon(paidBefore),
    paidBackWon: inWon(paidBack),
    keptWon: inWon(kept),
    refundRate: refund && rateOf(refund.parts),
    refundWon: refund && inWon(amountOf(refund.parts)),
    refundedAt: refund && refund.refundedAt,
    refundParts: parts.length > 1 ? JSON.stringify(parts) : null,
  };
};

export const refundFacts = (stored: MoneyColumns | null): ChangeFacts => {
  const { refundRate, refundWon } = stored ?? {};
  return refundRate != null && refundWon != null ? { refundRate, refundWon } : {};
};

/** In 10,000 won. */
const readRefund = ({
  refundRate,
  refundWon,
  refundedAt,
  refundParts,
}: Pick<MoneyColumns, 'refundRate' | 'refundWon' | 'refundedAt' | 'refundParts'>): Refund | null => {
  if (refundRate === null) return null;
  const parts = refundParts === null ? null : (JSON.parse(refundParts) as RefundPart[]);
  return {
    rate: refundRate,
    amount: (refundWon ?? 0) / WON,
    refundedAt,
    ...(parts && { parts: parts.map(({ freed, back }) => ({ freed: freed / WON, back: back / WON })) }),
  };
};

export const withMoney = (
  guest: Omit<ManagedGuest, 'paid' | 'refund'>,
  columns: MoneyColumns,
): Pick<Booking, 'guest' | 'money'> => {
  const paying = { ...guest, paid: tenThousands(columns.paidWon), refund: readRefund(columns) };
  const money = {
    ...moneyOf(paying),
    paidBefore: tenThousands(columns.paidBeforeWon),
    paidBack: columns.paidBackWon / WON,
    kept: columns.keptWon / WON,
  };
  return { guest: paying, money };
};

/** Converts won to 10,000 won. */
export const toBooking = ({
  dayId,
  number,
  paidWon,
  paidBeforeWon,
  paidBackWon,
  keptWon,
  refundRate,
  refundWon,
  refundedAt,
  refundParts,
  deletedAt,
  beforeTripCancelled,
  aboard,
  ...row
}: StoredBooking): Booking => ({
  dayId,
  deletedAt,
  beforeTripCancelled: beforeTripCancelled === null ? null : (JSON.parse(beforeTripCancelled) as FormerPayment),
  ...withMoney(
    {
      ...row,
      ...(aboard !== null && { aboard: JSON.parse(aboard) as number[] }),
      guestId: number,
      reserveDate: row.date,
      reserveWeek: isoWeek(row.date),
      tripCancelled: beforeTripCancelled === null ? 'N' : 'Y',
    },
    { paidWon, paidBeforeWon, paidBackWon, keptWon, refundRate, refundWon, refundedAt, refundParts },
  ),
});

/** A deleted booking has no booking number. */
export const toOwed = ({ guest, deletedAt }: Booking): OwedRefund => ({
  ...guest,
  guestId: deletedAt === null ? guest.guestId : null,
  deletedAt,
});

/** Does not lock the booking. */
export const findBooking = async (db: Db, id: number): Promise<Booking | null> => {
  const row = await bookings(db).where('guests.id', '=', id).executeTakeFirst();
  return row ? toBooking(row) : null;
};

/** The lock holds until the transaction ends. */
export const lockBooking = async (db: Db, id: number): Promise<Booking | null> => {
  // Locked before the join: if a booking moves while this waits for the lock, the join with its former day finds no
  // row.
  const locked = db
    .selectFrom('guests')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate());
  const row = await db
    .selectFrom(locked.as('guests'))
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select(storedBookingColumns.map((column) => `guests.${column}` as const))
    .select('days.date')
    .executeTakeFirst();
  return row ? toBooking(row) : null;
};

/** In the order of their ids. */
export const lockBookingsOf = async (db: Db, dayId: number): Promise<Booking[]> => {
  const rows = await bookings(db)
    .where('guests.dayId', '=', dayId)
    .where('guests.state', '<>', 'CANCEL')
    .orderBy('guests.id')
    .$if(isPostgres(db), (query) => query.forUpdate('guests'))
    .execute();
  return rows.map(toBooking);
};

export const lockBookingsCancelledAt = async (db: Db, dayId: number, at: string): Promise<Booking[]> => {
  const rows = await bookings(db)
    .where('guests.dayId', '=', dayId)
    .where('guests.cancelledAt', '=', at)
    .where('guests.beforeTripCancelled', 'is not', null)
    .orderBy('guests.id')
    .$if(isPostgres(db), (query) => query.forUpdate('guests'))
    .execute();
  return rows.map(toBooking);
};

/** In the order of their ids, and before the lock of the days. For `forgetCallsOf`. */
export const lockCallsOf = async (db: Db, dayIds: readonly number[]): Promise<void> => {
  if (!isPostgres(db) || dayIds.length === 0) return;
  await db.selectFrom('guests').select('id').where('dayId', 'in', dayIds).orderBy('id').forUpdate().execute();
};

/** The guests must be called again. */
export const forgetCallsOf = async (db: Db, dayId: number): Promise<void> => {
  await db
    .updateTable('guests')
    .set({ calledAt: null })
    .where('dayId', '=', dayId)
    .where('calledAt', 'is not', null)
    .execute();
};

export const findLookupKey = async (
  db: Db,
  number: string,
): Promise<{ id: number; passwordHash: string; passwordSalt: string } | null> => {
  const row = await db
    .selectFrom('guests')
    .select(['id', 'passwordHash', 'passwordSalt'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row?.passwordHash || !row.passwordSalt) return null;
  return { id: row.id, passwordHash: row.passwordHash, passwordSalt: row.passwordSalt };
};

/** No effect if the hash was erased or replaced since. */
export const replaceBookingPassword = async (
  db: Db,
  stored: { id: number; passwordHash: string },
  replaced: { passwordHash: string; passwordSalt: string },
): Promise<void> => {
  await db
    .updateTable('guests')
    .set(replaced)
    .where('id', '=', stored.id)
    .where('passwordHash', '=', stored.passwordHash)
    .execute();
};

export const NUMBER_TRIES = 10;

export const insertBooking = async (
  db: Db,
  booking: Omit<NewGuest, 'number'>,
  generateNumber: () => string,
): Promise<number> => {
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const row = await db
      .insertInto('guests')
      .values({ ...booking, number: generateNumber() })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return row.id;
  }
  throw new Error('no unused booking number was generated');
};

/** A write applies only while state and headcount are unchanged. */
type Seen = Pick<ManagedGuest, 'id' | 'state' | 'guestCount'>;

/** Money is in won. */
export type BookingChange = Partial<Omit<Updateable<GuestTable>, 'id' | 'number'>>;

/**
 * The only way to update a booking. Null if state or headcount, on which money and seats depend, have changed. Also
 * deletes the passenger list of a cancelled booking, and the excess rows of a smaller one.
 */
export const updateBooking = async (db: Db, seen: Seen, change: BookingChange): Promise<Booking | null> => {
  const row = await db
    .updateTable('guests')
    .set(change)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('guestCount', '=', seen.guestCount)
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  if (change.state === 'CANCEL') await eraseManifests(db, [seen.id]);
  else if (Number(change.guestCount ?? seen.guestCount) < seen.guestCount)
    await shrinkManifest(db, seen.id, Number(change.guestCount));
  const stored = await storedBookings(db).where('guests.id', '=', row.id).executeTakeFirst();
  return stored ? toBooking(stored) : null;
};

/** Also removes the passenger list (ON DELETE CASCADE). False if the booking's state has changed. */
export const removeBooking = async (db: Db, seen: Seen): Promise<boolean> => {
  const row = await db
    .deleteFrom('guests')
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Reads only the given booking, not all past ones. */
export const isOfTripBefore = (guestId: 'ticks.guestId' | 'idempotencyKeys.guestId', date: DayDate) =>
  sql<boolean>`exists (select 1 from guests join days on days.id = guests.day_id
    where guests.id = ${sql.ref(guestId)} and days.date < ${date})`;

export const WITHOUT_PERSON = {
  name: '',
  phone: '',
  payer: '',
  memo: '',
  passwordHash: null,
  passwordSalt: null,
} as const satisfies Record<ColumnOf<'person' | 'password'>, '' | null>;

export const aboardColumns = ({ boardedAt, aboard }: Pick<ManagedGuest, 'boardedAt' | 'aboard'>) => ({
  boardedAt,
  aboard: aboard === undefined ? null : JSON.stringify(aboard),
});

export const NOBODY_ABOARD = { boardedAt: null, aboard: null } as const satisfies ReturnType<typeof aboardColumns>;
export const WITHOUT_TICKS = { calledAt: null, ...NOBODY_ABOARD } as const satisfies Record<ColumnOf<'tick'>, null>;

/** The columns of WITHOUT_PERSON, as in the condition of their index. */
export const HOLDS_PERSON = sql<boolean>`(name <> '' or phone <> '' or memo <> ''
  or payer <> '' or password_hash is not null or password_salt is not null)`;

/**
 * At most `limit` bookings, with their passenger lists. Headcount and state stay, so that the day's seats still add up.
 */
export const eraseBookingsBefore = async (db: Db, date: DayDate, limit: number): Promise<number[]> => {
  const rows = await db
    .updateTable('guests')
    .set(WITHOUT_PERSON)
    .where('id', 'in', (guests) =>
      guests
        .selectFrom('guests')
        .select('id')
        .where('dayId', 'in', (days) => days.selectFrom('days').select('id').where('date', '<', date))
        .where(HOLDS_PERSON)
        .limit(limit),
    )
    .where(HOLDS_PERSON)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await eraseManifests(db, ids);
  return ids;
};

export const bookingsOfDay = async (db: Db, dayId: number): Promise<Booking[]> =>
  (await bookings(db).where('guests.dayId', '=', dayId).orderBy('guests.id').execute()).map(toBooking);
