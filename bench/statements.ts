/** The statements of one booking, as the general path issues them, without the server around them. */
import Database from 'better-sqlite3';
import pg from 'pg';
import type { ReserveDay } from '../contract/day/day.schema';

const POOL = 10;
const WORKERS = 50;

interface Facts {
  day: number;
  index: number;
  guest: number;
  at: string;
}
type Values = (string | number | null)[];
/** `?` are the parameters. `keepsId`: the row that is returned has the id of the booking. */
interface Statement {
  sql: string;
  values: (facts: Facts) => Values;
  only?: 'postgres';
  keepsId?: boolean;
}

const phoneOf = ({ index }: Facts): string =>
  `010-${String(index)
    .padStart(8, '0')
    .replace(/^\d{4}/, '$&-')}`;
const hourAgo = ({ at }: Facts): string => new Date(Date.parse(at) - 3_600_000).toISOString();
const lock: Statement = {
  sql: 'select pg_advisory_xact_lock(hashtextextended(?, 0))',
  values: (facts) => [`phone ${phoneOf(facts)}`],
  only: 'postgres',
};
const policy: Statement = {
  sql: 'select month, reserve_time, kt_admin, use_reserve_find, tide_table from config',
  values: () => [],
};

const STATEMENTS: Statement[] = [
  policy,
  { sql: 'select * from days where id = ?', values: ({ day }) => [day] },
  {
    sql: `update days set guest_count = guest_count + ?
      where id = ? and guest_count + ? <= total_count and state = ? returning *`,
    values: ({ day }) => [1, day, 1, 'OPEN'],
  },
  {
    sql: `insert into guests (day_id, name, phone, guest_count, price, reserve_price, created_at, state, memo, number)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (number) do nothing returning id`,
    values: (facts) => [
      ...[facts.day, '김바다', phoneOf(facts), 1, 20, 10, facts.at, 'WATTING', ''],
      String(10 ** 11 + facts.index).replace(/(\d{4})(?=\d)/g, '$1-'),
    ],
    keepsId: true,
  },
  lock,
  {
    sql: 'select count(*) as bookings, min(created_at) as first from guests where phone = ? and created_at > ?',
    values: (facts) => [phoneOf(facts), hourAgo(facts)],
  },
  {
    sql: `select count(distinct guests.day_id) as trips, coalesce(sum(guests.guest_count), 0) as seats from guests
      join days on days.id = guests.day_id
      where guests.phone = ? and guests.state = ? and days.date >= ? and days.state <> ?`,
    values: (facts) => [phoneOf(facts), 'WATTING', facts.at.slice(0, 10), 'CANCEL'],
  },
  {
    sql: 'select * from guests join days on days.id = guests.day_id where guests.id = ?',
    values: ({ guest }) => [guest],
  },
  {
    sql: `insert into changes (at, actor, action, day_id, guest_id, after) values (?, ?, ?, ?, ?, ?)
      returning id, action, day_id, guest_id, at`,
    values: ({ at, day, guest }) => [at, 'visitor', 'BOOKED', day, guest, '{"guestCount":1,"state":"WATTING"}'],
  },
  { sql: 'select pg_notify(?, ?)', values: ({ day }) => ['changes', `{"dayId":${day}}`], only: 'postgres' },
  { sql: 'select phone from guests where id = ?', values: ({ guest }) => [guest] },
  lock,
  {
    sql: `select count(*) as total from messages join guests on guests.id = messages.guest_id
      where guests.phone = ? and messages.audience = ? and messages.created_at > ?
        and (messages.last_error is null or messages.last_error <> ?)`,
    values: (facts) => [phoneOf(facts), 'guest', hourAgo(facts), 'LIMIT'],
  },
  policy,
  {
    sql: `insert into messages (dedup_key, kind, audience, guest_id, facts, due_at, created_at, state)
      values (?, ?, ?, ?, ?, ?, ?, ?)`,
    values: ({ at, guest }) => [`bench-${guest}`, 'BOOKED', 'guest', guest, '{}', at, at, 'SENT'],
  },
];

export interface Rate {
  perSecond: number;
  seconds: number;
}

/** Books for `seconds` with better-sqlite3, in the database of a server that rests: prepared, one commit each. */
export const bookOnSqlite = (file: string, days: readonly ReserveDay[], from: number, seconds: number): Rate => {
  const db = new Database(file);
  for (const pragma of ['synchronous = FULL', 'foreign_keys = ON', 'secure_delete = ON']) db.pragma(pragma);
  const prepared = STATEMENTS.filter(({ only }) => only === undefined).map((statement) => ({
    ...statement,
    run: db.prepare(statement.sql),
  }));
  const book = db.transaction((facts: Facts): void => {
    for (const { run, values, keepsId } of prepared) {
      const row = run.reader ? (run.all(values(facts))[0] as { id: number } | undefined) : void run.run(values(facts));
      if (keepsId && row) facts.guest = row.id;
    }
  });
  const began = performance.now();
  let index = from;
  for (; performance.now() - began < seconds * 1000; index += 1)
    book.immediate({ day: days[index % days.length]?.id ?? 0, index, guest: 0, at: new Date().toISOString() });
  const took = (performance.now() - began) / 1000;
  db.close();
  return { perSecond: (index - from) / took, seconds: took };
};

/** The same with the driver of PostgreSQL: as many at a time as a burst has, over as many connections as a server. */
export const bookOnPostgres = async (
  url: string,
  days: readonly ReserveDay[],
  from: number,
  seconds: number,
): Promise<Rate> => {
  const pool = new pg.Pool({ connectionString: url, max: POOL });
  const texts = STATEMENTS.map(({ sql }) => {
    let parameter = 0;
    return sql.replace(/\?/g, () => `$${(parameter += 1)}`);
  });
  let index = from;
  const book = async (): Promise<void> => {
    const facts = { day: days[index % days.length]?.id ?? 0, index, guest: 0, at: new Date().toISOString() };
    index += 1;
    const client = await pool.connect();
    await client.query('start transaction isolation level read committed');
    for (const [at, { values, keepsId }] of STATEMENTS.entries()) {
      const { rows } = await client.query<{ id: number }>(texts[at] ?? '', values(facts));
      if (keepsId) facts.guest = rows[0]?.id ?? 0;
    }
    await client.query('commit');
    client.release();
  };
  const began = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) await book();
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  const took = (performance.now() - began) / 1000;
  await pool.end();
  return { perSecond: (index - from) / took, seconds: took };
};
