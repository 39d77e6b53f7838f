import { sql, type RawBuilder } from 'kysely';
import type { DepositMark, GuestState, GuestSummary, ManagedGuest } from '#contract/booking/guest.schema';
import { startOf } from '#contract/booking/deadline.rules';
import { formatPhone, holdsPhone } from '#contract/booking/phone.rules';
import { addDays, seoulToday } from '#contract/day/calendar.rules';
import { cleanCode } from '#contract/text.rules';
import type { Db } from '#server/db/tables';
import { fromNearerEnd, type Found, type Range } from '#server/http/page';
import { bookings, HOLDS_PERSON, toBooking } from '../bookings.repository';

/** Both dates are inclusive. */
export interface GuestFilter {
  dayId?: number;
  state?: GuestState | 'BOOKED';
  deposit?: { mark: DepositMark; now: Date };
  from?: string;
  to?: string;
  keyword?: string;
}

const FIRST = '0';
const LAST = '9999';

export type GuestOrder = 'newest' | 'next departure';

const escaped = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Null if the keyword cannot be part of a number. Phones may show one as `+82 10-…`. */
const digitsOf = (keyword: string): string | null => {
  const code = cleanCode(keyword);
  const hasCountryCode = code.startsWith('+') && holdsPhone(code);
  const digits = (hasCountryCode ? formatPhone(code) : code).replace(/[ .\p{Dash}]/gu, '');
  return /^\d+$/.test(digits) ? digits : null;
};

const WHOLE_NUMBER = /^(\d{4})(\d{4})(\d{4})$/;

/** Names and telephone numbers: the few bookings with personal data. Booking numbers: the index `guests_listed`. */
const contains = (keyword: string): RawBuilder<boolean> => {
  const digits = digitsOf(keyword);
  const [, ...whole] = WHOLE_NUMBER.exec(digits ?? '') ?? [];
  // A name or telephone number is shorter than a booking number.
  if (whole.length > 0) return sql`guests.number = ${whole.join('-')}`;
  const inName = sql<boolean>`lower(name) like lower(${escaped(keyword)}) escape '\\'`;
  if (digits === null) return sql`guests.id in (select id from guests where ${HOLDS_PERSON} and ${inName})`;
  const inNumber = (column: string) => sql<boolean>`replace(${sql.ref(column)}, '-', '') like ${escaped(digits)}`;
  return sql`(guests.id in (select id from guests where ${HOLDS_PERSON} and (${inName} or ${inNumber('phone')}))
    or ${inNumber('guests.number')})`;
};

/** Selects by `depositMark`, with the conditions of the index `guests_unpaid_by`. */
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
  return keyword === undefined ? query : query.where(contains(keyword));
};

const ordered = (found: ReturnType<typeof filtered>, order: GuestOrder) =>
  order === 'newest'
    ? found.orderBy('guests.createdAt', 'desc').orderBy('guests.id', 'desc')
    : found.orderBy('days.date').orderBy('guests.id');

const guestsOf = async (found: ReturnType<typeof filtered>): Promise<ManagedGuest[]> =>
  (await found.execute()).map((row) => toBooking(row).guest);

/** For few matches: finds all ids, then reads only the bookings of the page. */
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

const listed = (db: Db, { state, keyword }: GuestFilter) =>
  db
    .selectFrom('guests')
    .where('guests.deletedAt', 'is', null)
    .$if(state === 'BOOKED', (query) => query.where('guests.state', '!=', 'CANCEL'))
    .$if(state !== undefined && state !== 'BOOKED', (query) => query.where('guests.state', '=', state as GuestState))
    .$if(keyword !== undefined, (query) => query.where(contains(keyword ?? '')));

/** For any number of bookings: reads an index from the nearer end. */
const findNewest = async (db: Db, filter: GuestFilter, range: Range): Promise<Found<ManagedGuest>> => {
  const { from = FIRST, to = LAST } = filter;
  const isDated = filter.from !== undefined || filter.to !== undefined;
  const { total } = await listed(db, filter)
    .$if(isDated, (query) =>
      query.where('guests.dayId', 'in', (days) =>
        days.selectFrom('days').select('days.id').where('date', '>=', from).where('date', '<=', to),
      ),
    )
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const { direction, limit, offset } = fromNearerEnd(range, Number(total));
  const page = listed(db, filter)
    // Excludes days instead of selecting them: a selection would sort all its index entries for one page.
    .$if(isDated, (query) =>
      query.where('guests.dayId', 'not in', (days) =>
        days
          .selectFrom('days')
          .select('days.id')
          .where((eb) => eb.or([eb('date', '<', from), eb('date', '>', to)])),
      ),
    )
    .select('guests.id')
    .orderBy('guests.createdAt', direction)
    .orderBy('guests.id', direction)
    .limit(limit)
    .offset(offset);
  return {
    list: await guestsOf(ordered(filtered(db, {}).where('guests.id', 'in', page), 'newest')),
    total: Number(total),
  };
};

export const findGuests = (
  db: Db,
  filter: GuestFilter,
  order: GuestOrder,
  range: Range,
): Promise<Found<ManagedGuest>> =>
  order === 'newest' && filter.dayId === undefined && filter.deposit === undefined
    ? findNewest(db, filter, range)
    : findAmongMatches(db, filter, order, range);

type Reached = Pick<ManagedGuest, 'id' | 'createdAt' | 'date'>;
const BEGINNING: Record<GuestOrder, Reached> = {
  newest: { id: 0, createdAt: LAST, date: FIRST },
  'next departure': { id: 0, createdAt: FIRST, date: FIRST },
};

/** The first condition is a bound for an index, so that the bookings are read in their order. */
const after = (found: ReturnType<typeof filtered>, order: GuestOrder, { id, createdAt, date }: Reached) =>
  order === 'newest'
    ? found
        .where('guests.createdAt', '<=', createdAt)
        .where(sql<boolean>`(guests.created_at, guests.id) < (${createdAt}, ${id})`)
    : found.where('days.date', '>=', date).where(sql<boolean>`(days.date, guests.id) > (${date}, ${id})`);

/**
 * Each page starts after the previous page's last booking, so that concurrent bookings neither repeat nor hide a row.
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

export const countGuests = async (db: Db, today: string): Promise<GuestSummary> => {
  const rows = await db
    .selectFrom('days')
    .innerJoin('guests', 'guests.dayId', 'days.id')
    .select((eb) => [
      'guests.state',
      eb('days.date', '=', today).and('days.state', '<>', 'CANCEL').as('isToday'),
      eb.fn.countAll().as('count'),
    ])
    .where('days.date', '>=', today)
    .where('guests.state', '<>', 'CANCEL')
    .where('guests.deletedAt', 'is', null)
    .groupBy(['guests.state', 'isToday'])
    .execute();
  const sum = (of: (row: (typeof rows)[number]) => unknown): number =>
    rows.filter(of).reduce((total, { count }) => total + Number(count), 0);
  return {
    totalCount: sum(() => true),
    todayCount: sum(({ isToday }) => isToday),
    wattingCount: sum(({ state }) => state === 'WATTING'),
    paymentCount: sum(({ state }) => state === 'COMPLETE'),
  };
};
