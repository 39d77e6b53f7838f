import { removeFolders } from '#tests/support/server/folders';
import { emptyPlace, type Taken } from '#tests/support/server/places';
import { KNOWN_VERSION, migrate, MigrationError, MIGRATIONS, NewerDatabaseError } from './migrate';
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

const step = (version: number, up: () => Promise<void> = () => Promise.resolve()) => ({
  version,
  name: `step ${version}`,
  up,
});
const NEXT = KNOWN_VERSION + 1;

it('번호는 1.0의 41부터 빠짐없이 이어진다', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, index) => index + 41));
});

it('새 데이터베이스는 1.0의 표로 만든다', async () => {
  await migrate(db, NOW);
  expect(await applied()).toEqual(MIGRATIONS.map(({ version, name }) => ({ version, name })));
  expect((await applied())[0]).toEqual({ version: 41, name: '1.0' });
});

it('없는 것만 순서대로 한 번씩 적용한다', async () => {
  const order: number[] = [];
  const steps = [NEXT, NEXT + 1].map((version) => step(version, () => Promise.resolve(void order.push(version))));
  await migrate(db, NOW);
  await migrate(db, NOW, [...MIGRATIONS, ...steps]);
  await migrate(db, NOW, [...MIGRATIONS, ...steps]);
  expect(order).toEqual([NEXT, NEXT + 1]);
  expect((await applied()).map(({ version }) => version).slice(-2)).toEqual([NEXT, NEXT + 1]);
});

it('하나라도 실패하면 아무것도 바꾸지 않는다', async () => {
  const bad = step(NEXT, () => Promise.reject(new Error('half way')));
  await expect(migrate(db, NOW, [...MIGRATIONS, bad])).rejects.toEqual(
    new MigrationError(0, NEXT, new Error('half way')),
  );
  expect((await db.introspection.getTables()).map(({ name }) => name)).toEqual([]);
  await migrate(db, NOW);
  expect(await applied()).toEqual(MIGRATIONS.map(({ version, name }) => ({ version, name })));
});

it('프로그램보다 새로운 데이터베이스는 건드리지 않는다', async () => {
  await migrate(db, NOW);
  await db.insertInto('migrations').values({ version: NEXT, name: 'future', appliedAt: '' }).execute();
  await expect(migrate(db, NOW)).rejects.toEqual(new NewerDatabaseError(NEXT, KNOWN_VERSION));
});
