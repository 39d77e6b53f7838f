import { sql, type RawBuilder } from 'kysely';
import {
  guestStateSchema,
  type DepositMark,
  type GuestState,
  type GuestSummary,
  type ManagedGuest,
} from '../../contract/booking/guest.schema';
import { startOf } from '../../contract/booking/deadline.rules';
import { formatPhone, holdsPhone } from '../../contract/booking/phone.rules';
import { addDays, seoulToday } from '../../contract/day/calendar.rules';
import { cleanCode } from '../../contract/text.rules';
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
  state?: GuestState | 'BOOKED';
  /** Only unpaid deposits of this kind, as it is at an instant. */
  deposit?: { mark: DepositMark; now: Date };
  from?: string;
  to?: string;
  keyword?: string;
}

/** Before and after every date and instant. */
const FIRST = '0';
const LAST = '9999';

export type GuestOrder = 'newest' | 'next departure';

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The digits of a keyword that may be a part of a number, or null. A telephone may have listed one as `+82 10-…`. */
const digitsOf = (keyword: string): string | null => {
  const code = cleanCode(keyword);
  const hasCountryCode = code.startsWith('+') && holdsPhone(code);
  const digits = (hasCountryCode ? formatPhone(code) : code).replace(/[ .\p{Dash}]/gu, '');
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
    : sql<boolean>`guests.id in (
        select rowid from guest_search where guest_search match ${pieceMatch(keyword, digits)}
        union all select id from guest_search_due
        union all select id from guests where id > (select id from kept_until where name = 'guests'))`;

const statesOf = (state: GuestFilter['state']): readonly GuestState[] => {
  if (state === undefined) return guestStateSchema.options;
  return state === 'BOOKED' ? ['WATTING', 'COMPLETE'] : [state];
};

/** The condition of a deposit's mark (`depositMark`), with the conditions of the index `guests_unpaid_by`. */
const marked = ({ mark, now }: NonNullable<GuestFilter['deposit']>): RawBuilder<boolean> => {
  if (mark === 'CLAIMED') return sql`guests.state = 'WATTING' and guests.claimed_at is not null`;
  const unpaid = sql`guests.state = 'WATTING' and guests.pay_by is not null and guests.claimed_at is null
    and days.state <> 'CANCEL'`;
  if (mark === 'OVERDUE') return sql`${unpaid} and guests.pay_by <= ${now.toISOString()}`;
  const tomorrow = new Date(startOf(addDays(seoulToday(now), 1))).toISOString();
  return sql`${unpaid} and guests.pay_by > ${now.toISOString()} and guests.pay_by < ${tomorrow}`;
};

const filtered = (db: Db, { dayId, state, deposit, from, to, keyword }: GuestFilter) => {
  let query = bookings(db).select('days.state as dayState');
  if (dayId !== undefined) query = query.where('guests.dayId', '=', dayId);
  if (state === 'BOOKED') query = query.where('guests.state', '!=', 'CANCEL');
  else if (state !== undefined) query = query.where('guests.state', '=', state);
  if (deposit !== undefined) query = query.where(marked(deposit));
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
 * Few bookings match: those of one day, with a keyword, or with a certain deposit. All are found once, the ids of the
 * page are chosen, and only those bookings are read.
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
  const list = ids.length === 0 ? [] : await guestsOf(ordered(filtered(db, {}).where('guests.id', 'in', ids), order));
  return { list, total: Number(rows[0]?.total ?? 0) };
};

/** The counts of departure days, in the order of their dates. */
const byDeparture = async (db: Db, { state, from = FIRST, to = LAST }: GuestFilter): Promise<RawBuilder<unknown>> => {
  const dates = sql`days.date >= ${from} and days.date <= ${to}`;
  const buckets = sql`select id from days where ${dates}`;
  return sql`
    select days.id as bucket, days.date as position, sum(kept.count) as count
    from (${await keptCounts(db, 'day', { states: statesOf(state), buckets })}) as kept
    join days on days.id = kept.bucket
    group by days.id, days.date`;
};

/** The bookings of departure dates, counted by the day on which they were made and taken from the kept counts. */
const without = (states: readonly GuestState[], dates: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  union all
  select cast(replace(made.date, '-', '') as integer) as bucket, -made.count as count
  from (
    select substr(guests.created_at, 1, 10) as date, count(*) as count
    from guests
    where guests.day_id in (select id from days where ${dates})
      and guests.state in (${sql.join(states)}) and guests.deleted_at is null
    group by 1
  ) as made`;

/**
 * The counts of the days on which bookings were made. With a range of departure dates the bookings outside it are
 * counted and subtracted: the operator asks for everything but the trips ahead, which are few.
 */
const byBooking = async (db: Db, { state, from, to }: GuestFilter): Promise<RawBuilder<unknown>> => {
  const states = statesOf(state);
  return sql`select bucket, bucket as position, sum(count) as count from (
      select bucket, count from (${await keptCounts(db, 'booked', { states })}) as counts
      ${from === undefined ? sql`` : without(states, sql`date < ${from}`)}
      ${to === undefined ? sql`` : without(states, sql`date > ${to}`)}
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
    ? placeOf(db, await byBooking(db, filter), 'desc', range)
    : placeOf(db, await byDeparture(db, filter), 'asc', range));
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
  filter.dayId === undefined && filter.keyword === undefined && filter.deposit === undefined
    ? findByCounts(db, filter, order, range)
    : findAmongMatches(db, filter, order, range);

/** Where a page of the file begins: after this booking. */
type Reached = Pick<ManagedGuest, 'id' | 'createdAt' | 'date'>;
const BEGINNING: Record<GuestOrder, Reached> = {
  newest: { id: 0, createdAt: LAST, date: FIRST },
  'next departure': { id: 0, createdAt: FIRST, date: FIRST },
};

/** The first condition is a bound that an index can use, so that the bookings are read in their order. */
const after = (found: ReturnType<typeof filtered>, order: GuestOrder, { id, createdAt, date }: Reached) =>
  order === 'newest'
    ? found
        .where('guests.createdAt', '<=', createdAt)
        .where(sql<boolean>`(guests.created_at, guests.id) < (${createdAt}, ${id})`)
    : found.where('days.date', '>=', date).where(sql<boolean>`(days.date, guests.id) > (${date}, ${id})`);

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
  for (let reached: Reached | undefined = BEGINNING[order]; reached;) {
    const found = after(filtered(db, filter), order, reached);
    const page = await guestsOf(ordered(found, order).limit(pageSize));
    yield page;
    reached = page.length < pageSize ? undefined : page.at(-1);
  }
}

/** Counts active bookings of trips from `today` on; a cancelled trip does not depart today. */
export const countGuests = async (db: Db, today: string): Promise<GuestSummary> => {
  const buckets = sql`select id from days where date >= ${today}`;
  const counts = await keptCounts(db, 'day', { states: statesOf('BOOKED'), buckets });
  const { rows } = await sql<{ state: GuestState; isToday: number | boolean; count: number }>`
    select kept.state, (days.date = ${today} and days.state <> 'CANCEL') as is_today, sum(kept.count) as count
    from (${counts}) as kept join days on days.id = kept.bucket group by 1, 2`.execute(db);
  const sum = (of: (row: (typeof rows)[number]) => unknown): number =>
    rows.filter(of).reduce((total, { count }) => total + Number(count), 0);
  return {
    totalCount: sum(() => true),
    todayCount: sum(({ isToday }) => isToday),
    wattingCount: sum(({ state }) => state === 'WATTING'),
    paymentCount: sum(({ state }) => state === 'COMPLETE'),
  };
};
