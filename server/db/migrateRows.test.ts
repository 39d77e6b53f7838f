import { sql } from 'kysely';
import { removeFolders } from '../testing/folders';
import { FORMER_AT as AT, FORMER_ROWS as ROWS } from '../testing/formerRows';
import { emptyPlace, type Taken } from '../testing/places';
import { isPostgres } from './engine';
import { migrate, MIGRATIONS } from './migrate';
import { openDatabase } from './open';
import type { Db } from './tables';

const NOW = new Date('2026-11-20T00:00:00Z');

let taken: Taken;
let db: Db;
beforeEach(async () => {
  taken = await emptyPlace();
  db = await openDatabase(taken.place);
});
afterEach(async () => {
  await db.destroy();
  taken.release();
  removeFolders();
});

type Row = Record<string, unknown>;
const contents = async (): Promise<Map<string, Row[]>> => {
  const tables = (await db.introspection.getTables())
    .filter(({ name }) => name !== 'migrations')
    .map(({ name }) => name);
  const read = async (name: string): Promise<[string, Row[]]> => [
    name,
    (await sql<Row>`select * from ${sql.table(name)} order by 1`.execute(db)).rows,
  ];
  return new Map(await Promise.all(tables.sort().map(read)));
};

it('어느 판의 자료도 다음 판들로 옮겨 가면서 한 줄도 잃거나 바꾸지 않는다', async () => {
  let before = new Map<string, Row[]>();
  for (const { version } of MIGRATIONS) {
    await migrate(db, NOW, MIGRATIONS.slice(0, version));
    const after = await contents();
    for (const [table, rows] of before)
      expect([version, table, after.get(table)]).toEqual([
        version,
        table,
        rows.map((row) => expect.objectContaining(row) as Row),
      ]);

    for (const row of ROWS[version] ?? []) await row.execute(db);
    before = await contents();
    expect([...before].filter(([, rows]) => rows.length === 0).map(([table]) => `${version}: ${table}`)).toEqual([]);
  }
  expect(Object.keys(ROWS)).toEqual(MIGRATIONS.map(({ version }) => String(version)));
  expect(before.get('logo')?.[0]?.['bytes']).toEqual(Buffer.from([0, 137, 80, 255]));
  await migrate(db, NOW);
  expect(await contents()).toEqual(before);
});

it('낸 금액을 적기 전에 입금한 예약에는 낸 금액을 채운다', async () => {
  await migrate(db, NOW, MIGRATIONS.slice(0, 7));
  for (const row of ROWS[1] ?? []) await row.execute(db);
  const guest = (number: string, state: string, refundRate: number | null, refundWon: number | null) =>
    sql`insert into guests (day_id, number, name, phone, guest_count, state, memo, created_at, refund_rate, refund_won)
      values (1, ${number}, '', '', 3, ${state}, '', ${AT}, ${refundRate}, ${refundWon})`.execute(db);
  await guest('3333-3333-3333', 'WATTING', null, null);
  await guest('4444-4444-4444', 'CANCEL', 100, 150_000);
  await guest('5555-5555-5555', 'CANCEL', 50, 75_000);
  await guest('6666-6666-6666', 'CANCEL', 0, 0);
  await migrate(db, NOW);
  const rows = await db.selectFrom('guests').select(['number', 'paidWon']).orderBy('number').execute();
  expect(rows.map(({ number, paidWon }) => [number.slice(0, 4), paidWon])).toEqual([
    ['1111', 400_000],
    ['2222', null],
    ['3333', null],
    ['4444', 150_000],
    ['5555', 150_000],
    ['6666', 300_000],
  ]);
});

it('예약한 때의 요금을 적기 전의 예약에는 그날의 요금을 채운다', async () => {
  await migrate(db, NOW, MIGRATIONS.slice(0, 8));
  for (const row of ROWS[1] ?? []) await row.execute(db);
  await migrate(db, NOW);
  expect(await db.selectFrom('guests').select(['price', 'reservePrice']).execute()).toEqual([
    { price: 20, reservePrice: 10 },
    { price: 20, reservePrice: 10 },
  ]);
});

it('마지막 입금확인을 되돌릴 수 있는 예약과, 지난 환불로 돌려준 돈을 기록에서 찾는다', async () => {
  await migrate(db, NOW, MIGRATIONS.slice(0, 35));
  for (const row of ROWS[1] ?? []) await row.execute(db);
  const guest = async (id: number, columns: { paid: number; before?: number; refunded?: number }, changes: object) => {
    const { paid, before = null, refunded = null } = columns;
    await sql`insert into guests (id, day_id, number, name, phone, guest_count, state, memo, created_at, price, reserve_price,
        paid_won, paid_before_won, refund_rate, refund_won, refunded_at)
      values (${id}, 1, ${`0000-0000-${String(id).padStart(4, '0')}`}, '', '', 3, 'COMPLETE', '', ${AT}, 20, 10, ${paid},
        ${before}, ${refunded === null ? null : 100}, ${refunded}, ${refunded === null ? null : AT})`.execute(db);
    for (const [action, after] of Object.entries(changes))
      await sql`insert into changes (at, actor, action, day_id, guest_id, "before", "after")
        values (${AT}, 'operator', ${action}, 1, ${id}, null, ${JSON.stringify(after)})`.execute(db);
  };
  await guest(11, { paid: 300_000 }, { BOOKED: {} });
  await guest(12, { paid: 300_000 }, { UNPAID: {}, PAID: {} });
  await guest(13, { paid: 200_000 }, { PAID: {}, UNPAID: {} });
  await guest(14, { paid: 300_000, before: 200_000 }, { PAID: {} });
  // Refunded before its last edit, and refunded now.
  await guest(15, { paid: 200_000 }, { PAID: {}, REFUNDED: { refundWon: 150_000 } });
  await guest(16, { paid: 400_000, refunded: 100_000 }, { PAID: {}, REFUNDED: { refundWon: 100_000 } });
  // Refunded, and taken back.
  await guest(
    17,
    { paid: 300_000 },
    { REFUNDED: { refundWon: 150_000 }, UNREFUNDED: { refundWon: 150_000 }, PAID: {} },
  );
  await migrate(db, NOW);
  const rows = await db
    .selectFrom('guests')
    .select(['id', 'paidBeforeWon', 'paidBackWon'])
    .where('id', '>', 10)
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, paidBeforeWon, paidBackWon }) => [id, paidBeforeWon, paidBackWon])).toEqual([
    [11, 0, 0],
    [12, 0, 0],
    [13, null, 0],
    [14, 200_000, 0],
    [15, null, 150_000],
    [16, null, 0],
    [17, null, 0],
  ]);
});

it('아무도 저장하지 않은 선박소개에 남은 앞선 판의 글은 지우고, 저장한 것은 그대로 둔다', async () => {
  await migrate(db, NOW, MIGRATIONS.slice(0, 38));
  const former = JSON.stringify({ port: '여수 국동항' });
  await sql`update about_versions set content = ${former}`.execute(db);
  await sql`insert into about_versions (content, saved_at) values (${former}, ${AT})`.execute(db);
  await migrate(db, NOW);
  const rows = await db.selectFrom('aboutVersions').select(['content']).orderBy('id').execute();
  expect(rows.map(({ content }) => (JSON.parse(content) as { port: string }).port)).toEqual(['', '여수 국동항']);
});

/** What releases before version 41 kept of counts and of pieces of names, in short, with the names that it had. */
const KEPT = {
  both: [
    'create table kept_counts (kind text not null, bucket integer not null, state text not null, count integer not null)',
    'create table kept_until (name text primary key, id integer not null)',
  ],
  sqlite: [
    'create view guest_pieces as select id, name as pieces from guests',
    "create virtual table guest_search using fts5(pieces, content='guest_pieces', content_rowid='id')",
    'create table guest_search_due (id integer primary key)',
    ...['kept_day', 'kept_booked', 'guest_search'].flatMap((name) => [
      `create trigger ${name}_removed after delete on guests begin delete from guest_search_due; end`,
      `create trigger ${name}_changed after update on guests begin insert into guest_search_due values (new.id); end`,
    ]),
    `create trigger kept_messages_removed after delete on messages begin delete from kept_counts; end`,
    `create trigger kept_messages_changed after update of state on messages begin delete from kept_counts; end`,
  ],
  postgres: [
    ...[
      ['day', 'guests'],
      ['booked', 'guests'],
      ['messages', 'messages'],
    ].flatMap(([kind, table]) => [
      `create function keep_count_${kind}() returns trigger language plpgsql as
        'begin delete from kept_counts; return null; end'`,
      `create trigger kept_${kind} after delete or update of state on ${table}
        for each row execute function keep_count_${kind}()`,
    ]),
    'create index guests_pieces on guests using gin (array_to_tsvector(array[name]))',
  ],
};

it('세어 두던 표와 찾기 색인은 트리거까지 지우고, 예약은 그대로 둔다', async () => {
  await migrate(db, NOW, MIGRATIONS.slice(0, 40));
  for (const statement of [...KEPT.both, ...(isPostgres(db) ? KEPT.postgres : KEPT.sqlite)])
    await sql.raw(statement).execute(db);
  for (const version of [1, 2, 3]) for (const row of ROWS[version] ?? []) await row.execute(db);
  const before = await db.selectFrom('guests').selectAll().execute();
  await migrate(db, NOW);
  expect(await db.selectFrom('guests').selectAll().execute()).toEqual(before);
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names.filter((name) => /^(kept_|guest_)/.test(name))).toEqual([]);
  await db.updateTable('guests').set({ name: '최너울', state: 'CANCEL' }).where('id', '=', 1).execute();
  await db.updateTable('messages').set({ state: 'DROPPED' }).execute();
  await db.deleteFrom('guests').where('id', '=', 2).execute();
});
