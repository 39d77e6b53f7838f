import type { DayDate } from '#contract/day/calendar.rules';
import { toDay } from '#server/days/toDay';
import type { Pipeline } from '#server/db/driver';
import { keyLock, phoneLock } from '#server/db/lock';
import type { ChangeRow, DayRow, StoredRequestRow, NewMessage } from '#server/db/tables';
import type { Counter } from '#server/limits/limits';
import { rateLimitTimestamp } from '#server/messages/rateLimitTimestamp';
import {
  BOOKED_COLUMNS,
  CHANGE_COLUMNS,
  columnNames,
  DAY_COLUMNS,
  STORED_REQUEST_COLUMNS,
  MESSAGE_COLUMNS,
  POLICY_COLUMNS,
  selected,
  type BookingStatements,
} from './bookingStatements';
import { AS_BOOKED, storedBookingColumns, toBooking, type StoredBooking } from '../bookings.repository';
import { PHONE_COLUMNS, type PhoneBooking, type PhoneEntry } from './phoneFacts';

export interface GroupScope {
  keys: string[];
  dayIds: number[];
  phones: string[];
  counters: string[];
  since: string;
  today: DayDate;
  requests: number;
}

interface Facts {
  policy: ReturnType<BookingStatements['policy']>;
  storedRequests: StoredRequestRow[];
  earlier: StoredBooking[];
  phoneBookings: PhoneBooking[];
  phoneEntries: PhoneEntry[];
  messages: { phone: string; createdAt: string }[];
  counted: Counter[];
  drawn: number[];
  guestIds: number[];
  changeIds: number[];
}

/** For names without a row; locks names in their order. */
const nameLock = 'pg_advisory_xact_lock(hashtextextended(name, 0))';
const nameLocks = (parameter: string): string => `select ${nameLock} from unnest(${parameter}::text[]) as name`;

/** Keys, days by date, clients: the order of docs/decisions/0013. Each part waits for the previous one's count. */
const LOCK = `with
  keys as materialized (${nameLocks('$1')}),
  day_rows as materialized (select ${selected('d', DAY_COLUMNS)}
    from (select count(*) from keys) before, unnest($2::int[]) as wanted (id) join days d on d.id = wanted.id
    order by d.date for update of d),
  clients as materialized (select ${nameLock} from (select count(*) from day_rows) before, unnest($3::text[]) as name)
  select day_rows.* from (select count(*) from clients) before, day_rows`;

const rows = (query: string): string => `(select coalesce(json_agg(r), '[]') from (${query}) r)`;

const ids = (table: string, count: string): string =>
  `(select coalesce(json_agg(nextval('${table}_id_seq'::regclass)), '[]') from bookable, generate_series(1, ${count}))`;

/** Never merged or reordered: each row is read by index, whatever data the plan was made for. */
const each = (parameter: string, query: string): string =>
  `unnest(${parameter}) as wanted (value) cross join lateral (${query} offset 0)`;

/** One statement after the locks, so that its snapshot includes the transactions that held them. */
const FACTS = `with
  bookable as materialized (select least($7::int, coalesce(sum(free), 0))::int as most
    from ${each('$5::int[]', `select total_count - guest_count as free from days where id = value and state = 'OPEN'`)} d),
  stored_requests as materialized (select r.*
    from ${each('$1::text[]', `select ${selected('k', STORED_REQUEST_COLUMNS)} from idempotency_keys k where k.key = value`)} r),
  made as materialized (select r.* from ${each(
    '$2::text[]',
    `select g.id, ${selected('g', PHONE_COLUMNS)} from guests g where g.phone = value`,
  )} r)
  select json_build_object(
  'policy', (select row_to_json(r) from (select ${selected('c', POLICY_COLUMNS)} from config c) r),
  'storedRequests', ${rows('select * from stored_requests')},
  'earlier', ${rows(`select r.* from stored_requests cross join lateral (select ${selected('g', storedBookingColumns)}, d.date
    from guests g join days d on d.id = g.day_id where g.id = stored_requests."guestId" and g.deleted_at is null offset 0) r`)},
  'phoneBookings', ${rows(`select made.*, d.date, d.state as "dayState"
    from made cross join lateral (select date, state from days where id = made."dayId" offset 0) d
    where made."createdAt" > $3 or (made.state = 'WATTING' and d.date >= $4) or made."dayId" = any($5::int[])`)},
  'messages', ${rows(`select made.phone, m.created_at as "createdAt"
    from made cross join lateral (select created_at from messages where guest_id = made.id and audience = 'guest'
      and created_at > $3 and (last_error is null or last_error <> 'LIMIT') offset 0) m
    union all select w.phone, ${rateLimitTimestamp('m')} as "createdAt" from messages m join waiting w on w.id = m.waiting_id
      where w.phone = any($2::text[]) and ${rateLimitTimestamp('m')} > $3 and (m.last_error is null or m.last_error <> 'LIMIT')`)},
  'phoneEntries', ${rows(`select ${selected('w', ['phone', 'dayId', 'guestCount', 'state', 'createdAt', 'guestId'])}, d.date
    from waiting w join days d on d.id = w.day_id
    where w.phone = any($2::text[]) and (w.created_at > $3 or w.state = 'OFFERED')`)},
  'counted', ${rows(
    `select r.* from ${each(
      '$6::text[]',
      'select key, attempts as count, until from throttle where key = value for update',
    )} r`,
  )},
  'drawn', (select coalesce(json_agg(wanted.id), '[]') from unnest($5::int[]) as wanted (id)
    where exists (select 1 from draw_entries e where e.day_id = wanted.id)),
  'guestIds', ${ids('guests', 'most')},
  'changeIds', ${ids('changes', '2 * most')}
) as facts`;

const INTEGERS: readonly string[] = [
  'id',
  'dayId',
  'guestId',
  'userId',
  'guestCount',
  'price',
  'reservePrice',
  'seats',
  'count',
];
const given = (parameter: string, columns: readonly string[]): string =>
  `json_to_recordset(${parameter}::json) as r(${columns
    .map((column) => `"${column}" ${INTEGERS.includes(column) ? 'int' : 'text'}`)
    .join(', ')})`;
const insert = (table: string, parameter: string, columns: readonly string[]): string =>
  `insert into ${table} (${columnNames(columns)})
   select ${columns.map((column) => `r."${column}"`).join(', ')} from ${given(parameter, columns)}`;

/** `days_seats` refuses to oversell. */
const WRITE = `with
  days_written as (update days set guest_count = days.guest_count + r.seats, state = r.state
    from ${given('$1', ['id', 'seats', 'state'])} where days.id = r.id),
  guests_written as (${insert('guests', '$2', ['id', ...BOOKED_COLUMNS])}),
  keys_written as (${insert('idempotency_keys', '$3', STORED_REQUEST_COLUMNS)}),
  changes_written as (${insert('changes', '$4', ['id', ...CHANGE_COLUMNS])}),
  messages_written as (${insert('messages', '$5', MESSAGE_COLUMNS)})
  insert into throttle (key, attempts, until) select r.key, r."count", r.until from ${given('$6', ['key', 'count', 'until'])}
  on conflict (key) do update set attempts = excluded.attempts, until = excluded.until`;

/** Its reads come from memory, its writes are collected. */
export interface PostgresStatements extends BookingStatements {
  write: () => Promise<unknown> | null;
}

const takeId = (ids: number[]): number => {
  const next = ids.shift();
  if (next === undefined) throw new Error('no id is left for the group');
  return next;
};

export const postgresStatements = async (
  { query }: Pipeline,
  { keys, dayIds, phones, counters, since, today, requests }: GroupScope,
): Promise<PostgresStatements> => {
  const clients = [...phones.map(phoneLock), ...counters].sort();
  const [dayRows, [found]] = await Promise.all([
    query<DayRow>('booking_locks', LOCK, [keys.map(keyLock).sort(), dayIds, clients]),
    query<{ facts: Facts }>('booking_facts', FACTS, [
      keys,
      phones,
      since,
      today,
      dayIds,
      [...counters].sort(),
      requests,
    ]),
  ]);
  if (!found) throw new Error('the facts are missing');
  const { facts } = found;
  const days = new Map(dayRows.map((row) => [row.id, row]));
  const storedRequests = new Map(facts.storedRequests.map((row) => [row.key, row]));
  const stored = new Map(facts.earlier.map((row) => [row.id, row]));
  const counted = new Map(facts.counted.map((row) => [row.key, row]));

  const written = {
    days: new Map<number, { id: number; seats: number; state: DayRow['state'] }>(),
    guests: [] as object[],
    keys: [] as object[],
    changes: [] as object[],
    messages: [] as NewMessage[],
    counters: new Map<string, Counter>(),
  };
  const lockedDay = (id: number): DayRow => {
    const day = days.get(id);
    if (!day) throw new Error('a day is missing');
    return day;
  };

  return {
    storedRequest: (key) => storedRequests.get(key) ?? null,
    booking: (id) => {
      const row = stored.get(id);
      return row ? toBooking(row) : null;
    },
    policy: () => facts.policy,
    day: (id) => {
      const row = days.get(id);
      return row ? toDay(row) : null;
    },
    phone: (phone) => ({
      bookings: facts.phoneBookings.filter((booking) => booking.phone === phone),
      entries: facts.phoneEntries.filter((entry) => entry.phone === phone),
    }),
    awaitsDraw: (dayId) => facts.drawn.includes(dayId),
    countedSeats: (key, instant) => {
      const row = counted.get(key);
      return row && row.until > instant ? row : null;
    },
    messagesWithin: (phone, span) =>
      facts.messages.filter(
        (message) => message.phone === phone && message.createdAt > span.since && message.createdAt <= span.until,
      ).length,

    takeSeats: (dayId, seats, state) => {
      const day = lockedDay(dayId);
      days.set(dayId, { ...day, guestCount: day.guestCount + seats, state });
      written.days.set(dayId, { id: dayId, seats: (written.days.get(dayId)?.seats ?? 0) + seats, state });
    },
    insertBooking: (row, generateNumber) => {
      const booked = { id: takeId(facts.guestIds), number: generateNumber() };
      const { date, state: dayState } = lockedDay(row.dayId);
      written.guests.push({ ...row, ...booked });
      facts.phoneBookings.push({ ...row, date, dayState, cancelledAt: null });
      stored.set(booked.id, { ...AS_BOOKED, ...row, ...booked, date });
      return booked;
    },
    countSeats: (counter) => {
      counted.set(counter.key, counter);
      written.counters.set(counter.key, counter);
    },
    storeRequest: (row) => {
      storedRequests.set(row.key, row);
      written.keys.push(row);
    },
    recordChange: (row: Omit<ChangeRow, 'id'>) => {
      const id = takeId(facts.changeIds);
      written.changes.push({ ...row, id });
      const { action, dayId, guestId, at } = row;
      return { id, action, dayId, guestId, at };
    },
    queueMessage: (row, phone) => {
      written.messages.push(row);
      if (row.audience === 'guest' && row.lastError !== 'LIMIT')
        facts.messages.push({ phone, createdAt: row.createdAt });
    },
    write: () => {
      if (written.guests.length === 0) return null;
      const tables = [
        [...written.days.values()],
        written.guests,
        written.keys,
        written.changes,
        written.messages,
        [...written.counters.values()],
      ];
      return query(
        'booking_write',
        WRITE,
        tables.map((table) => JSON.stringify(table)),
      );
    },
  };
};
