import { sql, type RawBuilder } from 'kysely';
import {
  guestStateSchema,
  type GuestState,
  type GuestStateFilter,
  type GuestSummary,
  type ManagedGuest,
} from '../../contract/booking/guest.schema';
import { addDays } from '../../contract/day/calendar.rules';
import { isPostgres } from '../db/engine';
import { pieceMatch, pieceQuery, pieceVector } from '../db/guestPieces';
import { keptCounts } from '../db/keptCounts';
import { placeOf } from '../db/keptPlace';
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

export type GuestOrder = 'newest' | 'next departure';

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The digits of a keyword that may be a part of a number, or null. */
const digitsOf = (keyword: string): string | null => {
  const digits = keyword.replace(/[\s-]/g, '');
  return /^\d+$/.test(digits) ? digits : null;
};

const WHOLE_NUMBER = /^(\d{4})(\d{4})(\d{4})$/;

/** A keyword in a name, or digits in a telephone or booking number. */
const contains = (keyword: string, digits: string | null): RawBuilder<boolean> => {
  const name = sql<boolean>`lower(guests.name) like lower(${escaped(keyword)}) escape '\\'`;
  if (digits === null) return name;
  const inNumbers = ['guests.phone', 'guests.number'].map(
    (column) => sql<boolean>`replace(${sql.ref(column)}, '-', '') like ${escaped(digits)}`,
  );
  return sql<boolean>`(${sql.join([name, ...inNumbers], sql` or `)})`;
};

/** The bookings whose pieces match a keyword, from the index (db/guestPieces); some of them may not contain it. */
const matchesPieces = (db: Db, keyword: string, digits: string | null): RawBuilder<boolean> =>
  isPostgres(db)
    ? sql<boolean>`${sql.raw(pieceVector('guests'))} @@ lower(${pieceQuery(keyword, digits)})::tsquery`
    : sql<boolean>`guests.id in (select rowid from guest_search where guest_search match ${pieceMatch(keyword, digits)})`;

const statesOf = (state: GuestStateFilter | undefined): readonly GuestState[] => {
  if (state === undefined) return guestStateSchema.options;
  return state === 'BOOKED' ? ['WATTING', 'COMPLETE'] : [state];
};

const filtered = (db: Db, { dayId, state, from, to, keyword }: GuestFilter) => {
  let query = bookings(db);
  if (dayId !== undefined) query = query.where('guests.dayId', '=', dayId);
  if (state === 'BOOKED') query = query.where('guests.state', '!=', 'CANCEL');
  else if (state !== undefined) query = query.where('guests.state', '=', state);
  if (from !== undefined) query = query.where('days.date', '>=', from);
  if (to !== undefined) query = query.where('days.date', '<=', to);
  if (keyword === undefined) return query;
  const digits = digitsOf(keyword);
  const [, ...whole] = WHOLE_NUMBER.exec(digits ?? '') ?? [];
  // A name has fewer characters than a booking number, and so has a telephone number.
  if (whole.length > 0) return query.where('guests.number', '=', whole.join('-'));
  return query.where(matchesPieces(db, keyword, digits)).where(contains(keyword, digits));
};

const ordered = (found: ReturnType<typeof filtered>, order: GuestOrder) =>
  order === 'newest'
    ? found.orderBy('guests.createdAt', 'desc').orderBy('guests.id', 'desc')
    : found.orderBy('days.date').orderBy('guests.id');

const guestsOf = async (found: ReturnType<typeof filtered>): Promise<ManagedGuest[]> =>
  (await found.execute()).map((row) => toBooking(row).guest);

/**
 * Few bookings match: those of one day, or with a keyword. All are found once, the ids of the page are chosen, and only
 * those bookings are read.
 */
const findAmongMatches = async (
  db: Db,
  filter: GuestFilter,
  order: GuestOrder,
  { limit, offset }: Range,
): Promise<Found<ManagedGuest>> => {
  const matches = filtered(db, filter)
    .clearSelect()
    .select(['guests.id', order === 'newest' ? 'guests.createdAt as position' : 'days.date as position']);
  const direction = sql.raw(order === 'newest' ? 'desc' : 'asc');
  const { rows } = await sql<{ total: number; id: number | null }>`
    with matches as materialized ${matches}
    select whole.total, page.id from (select count(*) as total from matches) as whole
    left join (
      select id, position from matches order by position ${direction}, id ${direction} limit ${limit} offset ${offset}
    ) as page on true`.execute(db);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  const list = ids.length === 0 ? [] : await guestsOf(ordered(bookings(db).where('guests.id', 'in', ids), order));
  return { list, total: Number(rows[0]?.total ?? 0) };
};

const inDates = ({ from, to }: GuestFilter): RawBuilder<boolean> =>
  sql<boolean>`(days.date >= ${from ?? ''} and days.date <= ${to ?? '9999'})`;

/** The counts of departure days, in the order of their dates. */
const byDeparture = (filter: GuestFilter): RawBuilder<unknown> => sql`
  select days.id as bucket, days.date as position, sum(kept_counts.count) as count
  from days join kept_counts on kept_counts.kind = 'day' and kept_counts.bucket = days.id
  where ${inDates(filter)} and kept_counts.state in (${sql.join(statesOf(filter.state))})
  group by days.id, days.date`;

/**
 * The counts of the days on which bookings were made. With a range of departure dates the bookings outside it are
 * counted and subtracted: the operator asks for everything but the trips ahead, which are few.
 */
const byBooking = (filter: GuestFilter): RawBuilder<unknown> => {
  const states = statesOf(filter.state);
  const all = keptCounts('booked', states);
  if (filter.from === undefined && filter.to === undefined)
    return sql`select bucket, bucket as position, count from (${all}) as kept`;
  return sql`
    select bucket, bucket as position, sum(count) as count from (
      ${all}
      union all
      select cast(replace(substr(guests.created_at, 1, 10), '-', '') as integer) as bucket, -count(*) as count
      from days join guests on guests.day_id = days.id
      where (days.date < ${filter.from ?? ''} or days.date > ${filter.to ?? '9999'})
        and guests.state in (${sql.join(states)}) and guests.deleted_at is null
      group by 1
    ) as kept group by bucket`;
};

const dateOf = (bucket: number): string => String(bucket).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');

/** Any page of any number of bookings: kept counts tell the days that hold it, and only those are read. */
const findByCounts = async (
  db: Db,
  filter: GuestFilter,
  order: GuestOrder,
  range: Range,
): Promise<Found<ManagedGuest>> => {
  const newest = order === 'newest';
  const { total, buckets, skip } = await (newest
    ? placeOf(db, byBooking(filter), 'desc', range)
    : placeOf(db, byDeparture(filter), 'asc', range));
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (first === undefined || last === undefined) return { list: [], total };
  const held = newest
    ? filtered(db, filter)
        .where('guests.createdAt', '>=', dateOf(last))
        .where('guests.createdAt', '<', addDays(dateOf(first), 1))
    : filtered(db, filter).where('guests.dayId', 'in', buckets);
  return { list: await guestsOf(ordered(held, order).limit(range.limit).offset(skip)), total };
};

/** One page of bookings, and the total number. */
export const findGuests = (
  db: Db,
  filter: GuestFilter,
  order: GuestOrder,
  range: Range,
): Promise<Found<ManagedGuest>> =>
  filter.dayId === undefined && filter.keyword === undefined
    ? findByCounts(db, filter, order, range)
    : findAmongMatches(db, filter, order, range);

const after = (found: ReturnType<typeof filtered>, order: GuestOrder, { id, createdAt, date }: ManagedGuest) =>
  order === 'newest'
    ? found.where(sql<boolean>`(guests.created_at, guests.id) < (${createdAt}, ${id})`)
    : // The date alone is a bound that the index of days can use.
      found.where('days.date', '>=', date).where(sql<boolean>`(days.date, guests.id) > (${date}, ${id})`);

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
    const page = await guestsOf(ordered(last ? after(found, order, last) : found, order).limit(pageSize));
    yield page;
    if (page.length < pageSize) return;
    last = page.at(-1);
  }
}

/** Counts active bookings of trips from `today` on. */
export const countGuests = async (db: Db, today: string): Promise<GuestSummary> => {
  const { rows } = await sql<{ state: GuestState; isToday: number | boolean; count: number }>`
    select kept_counts.state, days.date = ${today} as is_today, sum(kept_counts.count) as count
    from days join kept_counts on kept_counts.kind = 'day' and kept_counts.bucket = days.id
    where days.date >= ${today} and kept_counts.state in ('WATTING', 'COMPLETE')
    group by 1, 2`.execute(db);
  const sum = (of: (row: (typeof rows)[number]) => unknown): number =>
    rows.filter(of).reduce((total, { count }) => total + Number(count), 0);
  return {
    totalCount: sum(() => true),
    todayCount: sum(({ isToday }) => isToday),
    wattingCount: sum(({ state }) => state === 'WATTING'),
    paymentCount: sum(({ state }) => state === 'COMPLETE'),
  };
};
