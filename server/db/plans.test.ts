import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import type { Context } from '#server/context';
import { listDoneRefunds, listRefunds, readAttention } from '#server/attention/attention.service';
import { eraseBookingsBefore } from '#server/bookings/bookings.repository';
import { exportGuests } from '#server/bookings/lists/csv.service';
import {
  listDepositGuests,
  listGuests,
  listUsedDeposits,
  summarizeGuests,
} from '#server/bookings/lists/search.service';
import { DAY_MS } from '#contract/time.rules';
import { FROZEN_NOW } from '#mocks/now';
import { listChanges } from '#server/history/history.service';
import { listMessages } from '#server/messages/messages.service';
import { refreshStatistics } from '#server/upkeep/nightly/privacy.repository';
import { openSite, type Site } from '#tests/support/server/site';
import { isPostgres } from './engine';
import type { Db } from './tables';

const DAYS = 3_600;
/** The last of them are ahead. */
const FIRST_DAY = Date.UTC(2017, 4, 1);
const DAYS_AT_ONCE = 400;
const BOOKINGS = 12_000;

let site: Site;
beforeEach(async () => {
  site = await openSite();
});
afterEach(() => site.close());

/** Ten years of trips, written in bulk: with few rows a full scan would be the right plan. */
const fill = async (db: Db): Promise<void> => {
  const numbers = sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${BOOKINGS})`;
  const text = (number: string) => sql.raw(`cast(${number} as text)`);
  for (let first = 0; first < DAYS; first += DAYS_AT_ONCE)
    await db
      .insertInto('days')
      .values(
        Array.from({ length: DAYS_AT_ONCE }, (_, index) => ({
          state: 'OPEN' as const,
          fish: '갈치',
          totalCount: 1000,
          guestCount: 0,
          memo: '',
          price: 20,
          reservePrice: 10,
          date: new Date(FIRST_DAY + (first + index) * DAY_MS).toISOString().slice(0, 10),
        })),
      )
      .execute();
  await sql`insert into guests (day_id, number, name, phone, guest_count, price, reserve_price, state, memo, created_at)
    ${numbers}
    select 1 + n % ${DAYS}, '1000-1' || substr(${text('1000000 + n')}, 2, 3) || '-' || substr(${text('1000000 + n')}, 5, 3) || '0', case when n % 10 = 0 then '김바다' else '' end, '', 1, 20, 10,
      case n % 3 when 0 then 'WATTING' when 1 then 'COMPLETE' else 'CANCEL' end, '',
      '2026-' || ${text('10 + n % 3')} || '-' || ${text('10 + n % 19')} || 'T00:00:00.000Z' from numbers`.execute(db);
  await sql`insert into messages (dedup_key, kind, audience, guest_id, state, due_at, created_at)
    ${numbers} select 'BOOKED:' || ${text('n')}, 'BOOKED', 'guest', n, 'SENT', '2026', '2026' from numbers`.execute(db);
  await sql`insert into changes (at, actor, action, day_id, guest_id)
    ${numbers} select '2026', 'visitor', 'BOOKED', 1 + n % ${DAYS}, n from numbers`.execute(db);
  // As at night: plans may depend on the database's statistics.
  await refreshStatistics(db);
};

/** The plan of each statement that work executes, as lines of text. */
const plansOf = async (db: Db, work: (watched: Db) => Promise<unknown>): Promise<string[]> => {
  const queries: CompiledQuery[] = [];
  const watch: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      // A part of a raw statement is transformed too, before the whole; plans of parts do no harm.
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work(db.withPlugin(watch));
  return db.connection().execute(async (connection) => {
    if (isPostgres(db)) await sql`set enable_seqscan = off`.execute(connection);
    const lines: string[] = [];
    for (const { sql: text, parameters } of queries.filter((query) =>
      /^(select|with|\s|update|delete)/.test(query.sql),
    )) {
      const explain = isPostgres(db) ? 'explain (costs off)' : 'explain query plan';
      const { rows } = await connection.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
      );
      // SQLite has the text in `detail`, PostgreSQL in its only column.
      lines.push(...rows.map((row) => String(row['detail'] ?? Object.values(row)[0])));
    }
    if (isPostgres(db)) await sql`reset enable_seqscan`.execute(connection);
    return lines;
  });
};

/**
 * Reads every row of a growing table instead of an index: open cases, cancelled days, counts, pages of the newest
 * bookings, numbers.
 */
const WHOLE_TABLE =
  /Seq Scan on (guests|days|messages|changes)\b|^SCAN (guests|days|messages|changes)\b(?!.* (COVERING INDEX|INDEX guests_(open_refunds|claimed|person))\b)|USING INDEX guests_state \(state=\?\)$/;
/** On SQLite a page of all messages or changes is found in the order of the table itself, without reading their rows. */
const MEANT = /^(messages undefined: SCAN messages|history: SCAN changes)$/;

/** A list of the newest bookings is counted and its page found in one of two indexes, without reading a booking. */
const IN_INDEX = /(COVERING INDEX|Index Only Scan( Backward)? using) guests_(listed|state)\b/;

const KEYWORDS = ['바다', '김', '1234', '1', '100010011230', '010-1234-5678'];
const DATES = ['all', 'future', 'today', 'past'] as const;
const STATES = ['', 'BOOKED', 'WATTING', 'COMPLETE', 'CANCEL'] as const;

it('운영자의 어느 화면도 표를 처음부터 끝까지 읽지 않는다', async () => {
  await fill(site.db);
  const seen: string[] = [];
  const look = async (name: string, work: (context: Context) => Promise<unknown>): Promise<string[]> => {
    const plans = await plansOf(site.db, (db) => work({ db, clock: () => FROZEN_NOW } as Context));
    expect(plans.length).toBeGreaterThan(0);
    const whole = plans.filter((line) => WHOLE_TABLE.test(line)).map((line) => `${name}: ${line.trim()}`);
    seen.push(...whole.filter((line) => !MEANT.test(line)));
    return plans;
  };
  const read = async (file: Promise<{ csv: AsyncIterable<unknown> }>): Promise<void> => {
    let parts = 0;
    for await (const part of (await file).csv) if (part && (parts += 1) > 2) break;
  };
  for (const date of DATES)
    for (const state of STATES) {
      const plans = await look(`list ${date} ${state}`, (context) => listGuests(context, { date, state }, 3));
      if (date === 'all' || date === 'past') expect([date, state, ...plans].join('\n')).toMatch(IN_INDEX);
      await look(`file ${date} ${state}`, (context) => read(exportGuests(context, { date, state })));
    }
  for (const keyword of KEYWORDS) await look(`search ${keyword}`, (context) => listGuests(context, { keyword }, 0));
  await look('day', (context) => listGuests(context, { id: 7 }, 0));
  await look('summary', summarizeGuests);
  await look('deposits', listDepositGuests);
  await look('used deposits', listUsedDeposits);
  await look('attention', readAttention);
  await look('refunds', (context) => listRefunds(context, 0));
  await look('done refunds', listDoneRefunds);
  for (const state of [undefined, 'SENT', 'PARKED'] as const)
    await look(`messages ${state}`, (context) => listMessages(context, { state, page: 2 }));
  await look('history', (context) => listChanges(context, { page: 2 }));
  await look('history of a day', (context) => listChanges(context, { dayId: 7, page: 0 }));
  await look('erase', ({ db }) => eraseBookingsBefore(db, '2026-11-01', 50));
  expect(seen).toEqual([]);
}, 120_000);
