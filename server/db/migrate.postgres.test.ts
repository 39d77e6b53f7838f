import { sql } from 'kysely';
import { emptyPlace, type Taken } from '#tests/support/server/places';
import { someoneWaits } from '#tests/support/server/someoneWaits';
import { until } from '#tests/support/server/until';
import { KNOWN_VERSION, migrate, MIGRATIONS, type MigrationError } from './migrate';
import { openDatabase } from './open';
import type { Db } from './tables';

const NOW = new Date('2026-11-20T00:00:00Z');
let taken: Taken;
let db: Db;
let former: Db;
beforeEach(async () => {
  taken = await emptyPlace();
  [db, former] = [await openDatabase(taken.place), await openDatabase(taken.place)];
  await migrate(db, NOW);
});
afterEach(async () => {
  await Promise.all([db.destroy(), former.destroy()]);
  taken.release();
});

const newer = [
  ...MIGRATIONS,
  {
    version: KNOWN_VERSION + 1,
    name: 'newer',
    up: async (database: Parameters<(typeof MIGRATIONS)[number]['up']>[0]) => {
      for (const table of ['days', 'guests'])
        await database.schema.alterTable(table).addColumn('newer', 'text').execute();
    },
  },
];

it('이전 판의 서버가 예약을 쓰는 중이어도, 서로 끊지 않고 기다려서 올린다', async () => {
  const migrating = await former.transaction().execute(async (booking) => {
    await sql`update guests set memo = memo`.execute(booking);
    const migrated = migrate(db, NOW, newer).then(
      () => 'migrated',
      (error: unknown) => (error as MigrationError).cause,
    );
    await until(() => someoneWaits(former));
    await sql`update days set memo = memo`.execute(booking);
    return { migrated };
  });
  expect(await migrating.migrated).toBe('migrated');
});

it('올리는 동안 온 읽기와 쓰기는 기다렸다가 된다', async () => {
  const asked: Promise<unknown>[] = [];
  const slow = newer.map((step) => ({
    ...step,
    up: async (database: Parameters<typeof step.up>[0]) => {
      asked.push(former.selectFrom('guests').selectAll().execute(), sql`update days set memo = memo`.execute(former));
      await until(() => someoneWaits(db));
      await step.up(database);
    },
  }));
  await migrate(db, NOW, slow);
  await expect(Promise.all(asked)).resolves.toHaveLength(2);
});
