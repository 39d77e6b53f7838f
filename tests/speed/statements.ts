/** The SQL of one booking, without a server. */
import Database from 'better-sqlite3';
import pg from 'pg';
import type { ReserveDay } from '#contract/day/day.schema';

const CONNECTIONS = 10;
const AT_ONCE = 50;

const LOCK = "select pg_advisory_xact_lock(hashtextextended('phone ' || :phone, 0))";
const POLICY = 'select month, reserve_time, kt_admin, use_reserve_find, tide_table from config';
const GUEST = `insert into guests (day_id, name, phone, guest_count, price, reserve_price, created_at, state, memo, number)
  values (:day, '김바다', :phone, 1, 20, 10, :at, 'WATTING', '', :number) on conflict (number) do nothing returning id`;
/**
 * In order; statements with `pg_` are for PostgreSQL only. `:guest` is the id that GUEST returns. Each booking counts
 * under its own key, or all would wait for one counter.
 */
const STATEMENTS = [
  POLICY,
  'select * from days where id = :day',
  `update days set guest_count = guest_count + 1
    where id = :day and guest_count + 1 <= total_count and state = 'OPEN' returning *`,
  GUEST,
  LOCK,
  'select count(*) as bookings, min(created_at) as first from guests where phone = :phone and created_at > :hour',
  `select count(distinct guests.day_id) as trips, coalesce(sum(guests.guest_count), 0) as seats
    from guests join days on days.id = guests.day_id
    where phone = :phone and guests.state = 'WATTING' and date >= :today and days.state <> 'CANCEL'`,
  'delete from throttle where key = :phone and until <= :at',
  `insert into throttle (key, attempts, until) values (:phone, 1, :later)
    on conflict (key) do update set attempts = throttle.attempts + 1 returning attempts, until`,
  'select * from guests join days on days.id = guests.day_id where guests.id = :guest',
  `insert into changes (at, actor, action, day_id, guest_id, after)
    values (:at, 'visitor', 'BOOKED', :day, :guest, '{"guestCount":1,"state":"WATTING"}') returning id, action`,
  "select pg_notify('bench', :number)",
  'select phone from guests where id = :guest',
  LOCK,
  `select count(*) as total from messages join guests on guests.id = messages.guest_id
    where phone = :phone and audience = 'guest' and messages.created_at > :hour
      and (last_error is null or last_error <> 'LIMIT')`,
  POLICY,
  `insert into messages (dedup_key, kind, audience, guest_id, facts, due_at, created_at, state)
    values (:number, 'BOOKED', 'guest', :guest, '{}', :at, :at, 'SENT')`,
];

type Facts = Record<string, string | number>;
const factsOf = (days: readonly ReserveDay[], index: number): Facts => {
  const now = Date.now();
  const [at = '', hour = '', later = ''] = [0, -3_600_000, 60_000].map((ms) => new Date(now + ms).toISOString());
  return {
    day: days[index % days.length]?.id ?? 0,
    guest: 0,
    phone: `010-${String(index).replace(/^\d{4}/, '$&-')}`,
    number: String(10 ** 11 + index).replace(/(\d{4})(?=\d)/g, '$1-'),
    at,
    hour,
    later,
    today: at.slice(0, 10),
  };
};

/** Runs bookings for `seconds`, `atOnce` at a time; `from` is the first telephone number, of eight digits. */
const timed = async (seconds: number, atOnce: number, from: number, book: (index: number) => unknown) => {
  const began = performance.now();
  let next = from;
  const work = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) await book(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { perSecond: ((next - from) * 1000) / (performance.now() - began) };
};

/** Books with better-sqlite3 in the database of an idle server: prepared statements, one commit each. */
export const bookOnSqlite = async (file: string, days: readonly ReserveDay[], from: number, seconds: number) => {
  const db = new Database(file);
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON']) db.pragma(pragma);
  const prepared = STATEMENTS.filter((sql) => !sql.includes('pg_')).map((sql) => ({ sql, run: db.prepare(sql) }));
  const book = db.transaction((facts: Facts) => {
    for (const { sql, run } of prepared) {
      if (sql === GUEST) facts['guest'] = (run.get(facts) as { id: number }).id;
      else if (run.reader) run.all(facts);
      else run.run(facts);
    }
  });
  const rate = await timed(seconds, 1, from, (index) => book.immediate(factsOf(days, index)));
  db.close();
  return rate;
};

/** The same with the PostgreSQL driver, as concurrent as a burst, with the connections of a server. */
export const bookOnPostgres = async (url: string, days: readonly ReserveDay[], from: number, seconds: number) => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const prepared = STATEMENTS.map((sql) => {
    const names = [...new Set(Array.from(sql.matchAll(/:([a-z]+)/g), ([, name = '']) => name))];
    return { sql, names, text: sql.replace(/:([a-z]+)/g, (_, name: string) => `$${names.indexOf(name) + 1}`) };
  });
  const rate = await timed(seconds, AT_ONCE, from, async (index) => {
    const facts = factsOf(days, index);
    const client = await pool.connect();
    await client.query('start transaction isolation level read committed');
    for (const { sql, names, text } of prepared) {
      const values = names.map((name) => facts[name]);
      const { rows } = await client.query<{ id: number }>(text, values);
      if (sql === GUEST) facts['guest'] = rows[0]?.id ?? 0;
    }
    await client.query('commit');
    client.release();
  });
  await pool.end();
  return rate;
};
