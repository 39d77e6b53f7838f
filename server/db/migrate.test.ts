import { removeFolders } from '../testing/folders';
import { emptyPlace, type Taken } from '../testing/places';
import { migrate, MigrationError, MIGRATIONS, NewerDatabaseError } from './migrate';
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

const applied = (database: Db = db) =>
  database.selectFrom('migrations').select(['version', 'name']).orderBy('version').execute();

it('번호는 1부터 빠짐없이 이어진다', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

it('없는 것만 순서대로 한 번씩 적용한다', async () => {
  const order: number[] = [];
  const step = (version: number) => ({
    version,
    name: `step ${version}`,
    up: () => {
      order.push(version);
      return Promise.resolve();
    },
  });
  await migrate(db, NOW, [step(1)]);
  await migrate(db, NOW, [step(1), step(2), step(3)]);
  await migrate(db, NOW, [step(1), step(2), step(3)]);
  expect(order).toEqual([1, 2, 3]);
  expect((await applied()).map(({ version }) => version)).toEqual([1, 2, 3]);
});

it('하나라도 실패하면 아무것도 바꾸지 않는다', async () => {
  const good = MIGRATIONS[0];
  if (!good) throw new Error('no migration');
  const bad = { version: 2, name: 'bad', up: () => Promise.reject(new Error('half way')) };
  await expect(migrate(db, NOW, [good, bad])).rejects.toEqual(new MigrationError(0, 2, new Error('half way')));
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([]);
  await migrate(db, NOW);
  expect(await applied()).toEqual(MIGRATIONS.map(({ version, name }) => ({ version, name })));
});

it('프로그램보다 새로운 데이터베이스는 건드리지 않는다', async () => {
  await migrate(db, NOW);
  const newer = MIGRATIONS.length + 1;
  await db.insertInto('migrations').values({ version: newer, name: 'future', appliedAt: '' }).execute();
  await expect(migrate(db, NOW)).rejects.toEqual(new NewerDatabaseError(newer, MIGRATIONS.length));
});
