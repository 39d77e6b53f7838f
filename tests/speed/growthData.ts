/** Ten years of bookings, generated from a seed and written in bulk into an empty database. */
import Database from 'better-sqlite3';
import pg from 'pg';
import { addDays, seoulToday, type DayDate } from '#contract/day/calendar.rules';
import type { GuestState } from '#contract/booking/guest.schema';
import { DAY_MS } from '#contract/time.rules';

const DAYS_BACK = 3500;
const DAYS_AHEAD = 150;
/** Personal data of older trips are erased. */
const ERASED_AFTER_DAYS = 3;
const OPEN_REFUNDS = 40;
const PARKED = 25;
const ROWS_AT_ONCE = 5_000;

const SURNAMES = Array.from('김김김김이이이박박최최정강조윤장임한오서신권황안송류전홍고문');
const SYLLABLES = Array.from(
  '가강건경나다도동라래로루리마모미민바보부사서선성소솔수슬승아연영오우유윤은이인재정주준지진찬태하현호희',
);

/** Pseudo-random numbers (mulberry32): the same bookings in every run. */
const randomFrom = (seed: number): ((below: number) => number) => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

type Value = string | number | null;
/** Rows of a table. */
interface Bulk {
  table: string;
  columns: readonly (readonly [name: string, type: 'int' | 'text'])[];
  rows: Value[][];
}

const COLUMNS: Record<string, Bulk['columns']> = {
  days: [
    ['id', 'int'],
    ['date', 'text'],
    ['state', 'text'],
    ['fish', 'text'],
    ['total_count', 'int'],
    ['guest_count', 'int'],
    ['memo', 'text'],
    ['price', 'int'],
    ['reserve_price', 'int'],
  ],
  guests: [
    ['id', 'int'],
    ['day_id', 'int'],
    ['number', 'text'],
    ['name', 'text'],
    ['phone', 'text'],
    ['guest_count', 'int'],
    ['state', 'text'],
    ['memo', 'text'],
    ['created_at', 'text'],
    ['completed_at', 'text'],
    ['price', 'int'],
    ['reserve_price', 'int'],
    ['paid_won', 'int'],
    ['cancelled_at', 'text'],
    ['cancelled_by', 'text'],
    ['refund_rate', 'int'],
    ['refund_won', 'int'],
    ['refunded_at', 'text'],
  ],
  messages: [
    ['dedup_key', 'text'],
    ['kind', 'text'],
    ['audience', 'text'],
    ['guest_id', 'int'],
    ['state', 'text'],
    ['attempts', 'int'],
    ['due_at', 'text'],
    ['created_at', 'text'],
    ['sent_at', 'text'],
    ['last_error', 'text'],
  ],
  changes: [
    ['at', 'text'],
    ['actor', 'text'],
    ['action', 'text'],
    ['day_id', 'int'],
    ['guest_id', 'int'],
    ['before', 'text'],
    ['after', 'text'],
  ],
};

/** The rows in portions; days come first, with the headcounts of their bookings. */
function* generate(size: number, now: Date): Generator<Bulk, void> {
  const random = randomFrom(size);
  const today = seoulToday(now);
  const erasedBefore = addDays(today, 1 - ERASED_AFTER_DAYS);
  const dates = Array.from({ length: DAYS_BACK + DAYS_AHEAD }, (_, index) => addDays(today, index - DAYS_BACK));
  const party = Array.from({ length: size }, (_, index) => ({
    day: Math.floor((index / size) * dates.length),
    people: 1 + random(4),
    chance: random(100),
  }));
  const stateOf = (date: DayDate, chance: number): GuestState => {
    if (chance < 10) return 'CANCEL';
    return chance < (date < today ? 12 : 50) ? 'WATTING' : 'COMPLETE';
  };
  const sold = dates.map(() => 0);
  for (const { day, people, chance } of party)
    if (stateOf(dates[day] ?? '', chance) !== 'CANCEL') sold[day] = (sold[day] ?? 0) + people;
  yield {
    table: 'days',
    columns: COLUMNS['days'] ?? [],
    rows: dates.map((date, index) => {
      const state = index % 23 === 22 ? 'CANCEL' : 'OPEN';
      return [index + 1, date, state, '갈치', (sold[index] ?? 0) + 1000, sold[index] ?? 0, '', 20, 10];
    }),
  };

  const numbers = new Set<number>();
  let openRefunds = 0;
  for (let first = 0; first < size; first += ROWS_AT_ONCE) {
    const [guests, messages, changes]: [Value[][], Value[][], Value[][]] = [[], [], []];
    for (let index = first; index < Math.min(size, first + ROWS_AT_ONCE); index += 1) {
      const { day, people, chance } = party[index] ?? { day: 0, people: 1, chance: 0 };
      const date = dates[day] ?? today;
      const state = stateOf(date, chance);
      const departure = Math.min(Date.parse(`${date}T00:00:00Z`), now.getTime());
      const at = (ms: number): string => new Date(ms).toISOString();
      const made = departure - random(45 * DAY_MS) - 1;
      const createdAt = at(made);
      const laterAt = at(made + random(Math.max(1, departure - made)));
      let number = random(10 ** 6) * 10 ** 6 + random(10 ** 6);
      while (numbers.has(number)) number += 1;
      numbers.add(number);
      const digits = String(number % 10 ** 12).padStart(12, '0');
      const erased = date < erasedBefore;
      const name = `${SURNAMES[random(SURNAMES.length)]}${SYLLABLES[random(SYLLABLES.length)]}${SYLLABLES[random(SYLLABLES.length)]}`;
      const phone = `010-${String(1000 + random(9000))}-${String(random(10_000)).padStart(4, '0')}`;
      const owes = state === 'CANCEL' && chance < 5;
      const open = owes && index > size * 0.9 && openRefunds < OPEN_REFUNDS;
      if (open) openRefunds += 1;
      const id = index + 1;
      const cancelled = state === 'CANCEL';
      guests.push([
        ...[id, day + 1, `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`],
        ...[erased ? '' : name, erased ? '' : phone, people, state, '', createdAt],
        ...[state === 'COMPLETE' || owes ? laterAt : null, 20, 10],
        ...[state === 'COMPLETE' || owes ? people * 100_000 : null, cancelled ? laterAt : null],
        ...[cancelled ? 'visitor' : null, owes ? 100 : null, owes ? people * 100_000 : null],
        owes && !open ? laterAt : null,
      ]);
      const kinds = state === 'WATTING' ? ['BOOKED'] : ['BOOKED', cancelled ? 'CANCELLED' : 'PAID'];
      for (const [step, kind] of kinds.entries()) {
        const when = step === 0 ? createdAt : laterAt;
        const parked = index >= size - PARKED && step === 0;
        messages.push([
          ...[`${kind}:${id}`, kind, 'guest', id, parked ? 'PARKED' : 'SENT', parked ? 6 : 1, when, when],
          ...(parked ? [null, 'REFUSED'] : [when, null]),
        ]);
        changes.push([when, kind === 'PAID' ? 'operator' : 'visitor', kind, day + 1, id, null, '{"state":"WATTING"}']);
      }
    }
    yield { table: 'guests', columns: COLUMNS['guests'] ?? [], rows: guests };
    yield { table: 'messages', columns: COLUMNS['messages'] ?? [], rows: messages };
    yield { table: 'changes', columns: COLUMNS['changes'] ?? [], rows: changes };
  }
}

const quoted = (columns: Bulk['columns']): string => columns.map(([name]) => `"${name}"`).join(', ');

/** Fills a SQLite file. */
export const fillSqlite = (file: string, size: number, now: Date): void => {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  try {
    database.transaction(() => {
      for (const { table, columns, rows } of generate(size, now)) {
        const insert = database.prepare(
          `insert into ${table} (${quoted(columns)}) values (${columns.map(() => '?').join(', ')})`,
        );
        for (const row of rows) insert.run(row);
      }
    })();
    database.pragma('wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
};

/** Fills a PostgreSQL database. */
export const fillPostgres = async (url: string, size: number, now: Date): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    for (const { table, columns, rows } of generate(size, now)) {
      const arrays = columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
      await client.query(
        `insert into ${table} (${quoted(columns)}) select * from unnest(${arrays})`,
        columns.map((_, index) => rows.map((row) => row[index] ?? null)),
      );
    }
    for (const table of ['days', 'guests'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    await client.query('commit');
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
};
