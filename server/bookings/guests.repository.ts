import { sql, type Updateable } from 'kysely';
import type { GuestState, GuestStateFilter, GuestSummary, ManagedGuest } from '../../contract/booking/guest.schema';
import { isPostgres } from '../db/engine';
import type { Db, GuestTable, NewGuest } from '../db/tables';
import { bookings, toBooking, type Booking } from './bookingRow';

export const findBooking = async (db: Db, id: number): Promise<Booking | null> => {
  const row = await bookings(db).where('guests.id', '=', id).executeTakeFirst();
  return row ? toBooking(row) : null;
};

/** Like `findBooking`, and locks the booking until the transaction ends. */
export const lockBooking = async (db: Db, id: number): Promise<Booking | null> => {
  const row = await bookings(db)
    .where('guests.id', '=', id)
    .$if(isPostgres(db), (query) => query.forUpdate('guests'))
    .executeTakeFirst();
  return row ? toBooking(row) : null;
};

/** Id and password hash of a booking number, for the lookup only; null also if the booking has no password. */
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

/** Whether a telephone number has an active booking on a day. */
export const hasBooked = async (db: Db, dayId: number, phone: string): Promise<boolean> => {
  const row = await db
    .selectFrom('guests')
    .select('id')
    .where('dayId', '=', dayId)
    .where('phone', '=', phone)
    .where('state', '!=', 'CANCEL')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Stores a booking and returns its id; null if the booking number is taken, so that the caller draws another one. */
export const insertGuest = async (db: Db, guest: NewGuest): Promise<number | null> => {
  const row = await db
    .insertInto('guests')
    .values(guest)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
};

/** The state of a booking as it was read; an update applies only while it is unchanged. */
type Seen = Pick<ManagedGuest, 'id' | 'state' | 'guestCount'>;

/** The columns that an action updates. Money is in won. */
export type GuestChange = Partial<Omit<Updateable<GuestTable>, 'id' | 'dayId' | 'number'>>;

/**
 * The only way to update a booking. Applies only if state and headcount, on which money and seats depend, are unchanged
 * since they were read. Returns the updated booking, or null.
 */
export const updateIfUnchanged = async (db: Db, seen: Seen, change: GuestChange): Promise<Booking | null> => {
  const row = await db
    .updateTable('guests')
    .set(change)
    .where('id', '=', seen.id)
    .where('state', '=', seen.state)
    .where('guestCount', '=', seen.guestCount)
    .returning('id')
    .executeTakeFirst();
  return row ? findBooking(db, seen.id) : null;
};

/** Deletes a booking permanently if it is in one of the states `from`; false otherwise. */
export const removeGuest = async (db: Db, id: number, from: readonly GuestState[]): Promise<boolean> => {
  const row = await db
    .deleteFrom('guests')
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Erases the personal data of a cancelled booking with an open refund, and hides it from all lists except the refunds.
 * The request that created it is forgotten, as for a deleted booking.
 */
export const keepDebtOnly = async (
  db: Db,
  id: number,
  from: readonly GuestState[],
  deletedAt: string,
): Promise<boolean> => {
  const row = await db
    .updateTable('guests')
    .set({ deletedAt, name: '', phone: '', memo: '', passwordHash: null, passwordSalt: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  await db.deleteFrom('idempotencyKeys').where('guestId', '=', id).execute();
  return row !== undefined;
};

/** Filter of a list; an undefined field does not restrict it. Both dates are included. */
export interface GuestFilter {
  dayId?: number;
  state?: GuestStateFilter;
  from?: string;
  to?: string;
  keyword?: string;
}

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const filtered = (db: Db, { dayId, state, from, to, keyword }: GuestFilter) => {
  let query = bookings(db);
  if (dayId !== undefined) query = query.where('guests.dayId', '=', dayId);
  if (state === 'BOOKED') query = query.where('guests.state', '!=', 'CANCEL');
  else if (state !== undefined) query = query.where('guests.state', '=', state);
  if (from !== undefined) query = query.where('days.date', '>=', from);
  if (to !== undefined) query = query.where('days.date', '<=', to);
  if (keyword === undefined) return query;
  const digits = keyword.replace(/[\s-]/g, '');
  return query.where((eb) =>
    eb.or([
      sql<boolean>`lower(${eb.ref('guests.name')}) like lower(${escaped(keyword)}) escape '\\'`,
      ...(/^\d+$/.test(digits)
        ? [
            sql<boolean>`replace(${eb.ref('guests.phone')}, '-', '') like ${escaped(digits)}`,
            sql<boolean>`replace(${eb.ref('guests.number')}, '-', '') like ${escaped(digits)}`,
          ]
        : []),
    ]),
  );
};

export type GuestOrder = 'newest' | 'next departure';

const ordered = (found: ReturnType<typeof filtered>, order: GuestOrder) =>
  order === 'newest'
    ? found.orderBy('guests.createdAt', 'desc').orderBy('guests.id', 'desc')
    : found.orderBy('days.date').orderBy('guests.id');

/** One page of bookings, and the total number. */
export const findGuests = async (
  db: Db,
  filter: GuestFilter,
  order: GuestOrder,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ list: ManagedGuest[]; total: number }> => {
  const found = filtered(db, filter);
  const { total } = await found
    .clearSelect()
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await ordered(found, order).limit(limit).offset(offset).execute();
  return { list: rows.map((row) => toBooking(row).guest), total: Number(total) };
};

const after = (found: ReturnType<typeof filtered>, order: GuestOrder, { id, createdAt, date }: ManagedGuest) =>
  found.where((eb) => {
    const key = order === 'newest' ? eb.ref('guests.createdAt') : eb.ref('days.date');
    const last = eb.val(order === 'newest' ? createdAt : date);
    const past = sql.raw(order === 'newest' ? '<' : '>');
    return sql<boolean>`(${key}, ${eb.ref('guests.id')}) ${past} (${last}, ${id})`;
  });

/**
 * All bookings that match a filter, page by page, for a file. Each page starts after the last booking of the previous
 * one, so that concurrent bookings cause neither repeated nor missing rows.
 */
export async function* findAllGuests(
  db: Db,
  filter: GuestFilter,
  order: GuestOrder,
  pageSize: number,
): AsyncGenerator<ManagedGuest[], void> {
  for (let last: ManagedGuest | undefined; ;) {
    const found = filtered(db, filter);
    const rows = await ordered(last ? after(found, order, last) : found, order)
      .limit(pageSize)
      .execute();
    const page = rows.map((row) => toBooking(row).guest);
    yield page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

/** Counts active bookings of trips from `today` on. */
export const countGuests = async (db: Db, today: string): Promise<GuestSummary> => {
  const counts = await db
    .selectFrom('guests')
    .innerJoin('days', 'days.id', 'guests.dayId')
    .select((eb) => [
      eb.fn.countAll().as('totalCount'),
      eb.fn.countAll().filterWhere('days.date', '=', today).as('todayCount'),
      eb.fn.countAll().filterWhere('guests.state', '=', 'WATTING').as('wattingCount'),
      eb.fn.countAll().filterWhere('guests.state', '=', 'COMPLETE').as('paymentCount'),
    ])
    .where('days.date', '>=', today)
    .where('guests.state', '!=', 'CANCEL')
    .executeTakeFirstOrThrow();
  // A count is a number in one database and text in the other.
  return {
    totalCount: Number(counts.totalCount),
    todayCount: Number(counts.todayCount),
    wattingCount: Number(counts.wattingCount),
    paymentCount: Number(counts.paymentCount),
  };
};
