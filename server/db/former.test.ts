import { sql } from 'kysely';
import { catalogueOf } from '#tests/support/server/catalogue';
import { removeFolders } from '#tests/support/server/folders';
import { makeFormer } from '#tests/support/server/former';
import { emptyPlace, freshDatabase, type Taken } from '#tests/support/server/places';
import { migrate, MIGRATIONS, OlderDatabaseError } from './migrate';
import { openDatabase } from './open';
import type { Db } from './tables';

const NOW = new Date('2026-11-28T00:00:00Z');

let taken: Taken;
let db: Db;
const open = async (version: 40 | 41): Promise<void> => {
  taken = await emptyPlace();
  await makeFormer(taken.place, version);
  db = await openDatabase(taken.place);
};
afterEach(async () => {
  await db.destroy();
  taken.release();
  removeFolders();
});

type Row = Record<string, unknown>;
/** Exists only in version 40, derived from other rows. */
const DROPPED = /^(kept_|guest_)/;
const contents = async (): Promise<[string, Row[]][]> => {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !DROPPED.test(name) && name !== 'migrations');
  return Promise.all(
    tables.sort().map(async (name): Promise<[string, Row[]]> => {
      const { rows } = await sql<Row>`select * from ${sql.table(name)} order by 1`.execute(db);
      return [name, rows];
    }),
  );
};

describe.each([40, 41] as const)('1.0 전의 데이터베이스(버전 %i)', (version) => {
  beforeEach(() => open(version));

  it('그대로 열고, 한 줄도 잃거나 바꾸지 않는다', async () => {
    const before = await contents();
    expect(before.filter(([, rows]) => rows.length === 0)).toEqual([]);
    await migrate(db, NOW);
    const after = new Map(await contents());
    for (const [table, rows] of before)
      expect([table, after.get(table)]).toEqual([table, rows.map((row) => expect.objectContaining(row) as Row)]);
    const applied = await db.selectFrom('migrations').select('version').orderBy('version').execute();
    expect(applied.at(-1)).toEqual({ version: MIGRATIONS.at(-1)?.version });
  });

  it('새로 만든 데이터베이스와 표, 규칙, 색인이 똑같다', async () => {
    await migrate(db, NOW);
    const fresh = await freshDatabase();
    const expected = await catalogueOf(fresh.db);
    await fresh.db.destroy();
    fresh.release();
    expect(expected.length).toBeGreaterThan(350);
    expect(await catalogueOf(db)).toEqual(expected);
  });

  it('지난 번호는 다시 나오지 않고, 예약을 고치고 지울 수 있다', async () => {
    await migrate(db, NOW);
    await db.updateTable('guests').set({ name: '최너울', state: 'COMPLETE' }).where('id', '=', 1).execute();
    await db.updateTable('messages').set({ state: 'DROPPED', sentText: null, sentTo: null }).execute();
    await db.deleteFrom('guests').where('id', '=', 3).execute();
    const { rows } = await sql`insert into guests (day_id, number, name, phone, guest_count, state, created_at)
      values (3, '3333-3333-3333', '', '', 6, 'WATTING', '') returning id`.execute(db);
    expect(rows).toEqual([{ id: 4 }]);
  });
});

it('그보다 오래된 데이터베이스는 거절하고 건드리지 않는다', async () => {
  await open(40);
  await db.deleteFrom('migrations').where('version', '=', 40).execute();
  const before = [await contents(), await catalogueOf(db)];
  await expect(migrate(db, NOW)).rejects.toEqual(new OlderDatabaseError(39, 40));
  expect([await contents(), await catalogueOf(db)]).toEqual(before);
});
