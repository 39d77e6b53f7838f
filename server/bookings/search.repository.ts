import { sql } from 'kysely';
import type { GuestStateFilter, GuestSummary, ManagedGuest } from '../../contract/booking/guest.schema';
import type { Db } from '../db/tables';
import type { Found, Range } from '../page';
import { bookings, toBooking } from './bookings.repository';

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
  { limit, offset }: Range,
): Promise<Found<ManagedGuest>> => {
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
