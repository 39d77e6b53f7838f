import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { DAY_MS } from '#contract/time.rules';
import { deleteOldCopies, restoredEnd } from './backupFiles';
import { restore } from '../commands/restore';
import { KNOWN_VERSION, MigrationError, MIGRATIONS, OlderDatabaseError } from '#server/db/migrate';
import { openDatabase } from '#server/db/open';
import type { Db } from '#server/db/tables';
import { ENGINE } from '#tests/support/server/engine';
import { removeFolders, tempFolder } from '#tests/support/server/folders';
import { makeFormer } from '#tests/support/server/former';
import { emptyPlace, throughNetwork, type Taken } from '#tests/support/server/places';
import { failureLine } from '#server/start/failureLine';
import { migrateWithBackup } from './migrateWithBackup';

const NOW = new Date('2026-11-20T08:24:00+09:00');

let taken: Taken;
let folder: string;
let db: Db;
beforeEach(async () => {
  taken = await emptyPlace();
  folder = tempFolder();
  db = await openDatabase(taken.place);
});
afterEach(async () => {
  await db.destroy();
  taken.release();
  removeFolders();
});

const settings = (over: { folder?: string | null } = {}) => ({
  port: 0,
  host: '127.0.0.1',
  database: throughNetwork(taken.place),
  backups: { folder, days: 3, ...over },
});
const run = (over: Partial<Parameters<typeof migrateWithBackup>[2]> = {}, place = settings()) =>
  migrateWithBackup(db, place, { now: NOW, environment: process.env, ...over });
/** Where the copy is stored before a migration from version 40. */
const copyFile = (): string =>
  taken.place.engine === 'sqlite'
    ? `${taken.place.file}.v40.2026-11-20-0824`
    : join(folder, 'boat-v40-2026-11-20-0824.dump');
const versionIn = async (where: Db): Promise<unknown> =>
  (await sql<{ found: number }>`select max(version) as found from migrations`.execute(where)).rows[0]?.found;
const fillFormer = (): Promise<void> => makeFormer(taken.place, 40);

it('옮기기 전의 사본을 남기고 옮기며, 사본은 옮기기 전 그대로이다', async () => {
  await fillFormer();
  expect(await run()).toEqual([
    `  데이터베이스의 버전을 40에서 ${KNOWN_VERSION}까지 올렸습니다.`,
    `  올리기 전의 사본: ${copyFile()}`,
  ]);
  expect(await versionIn(db)).toBe(KNOWN_VERSION);
  expect(statSync(copyFile()).mode & 0o777).toBe(0o600);

  const other = await emptyPlace();
  const back = throughNetwork(other.place);
  await restore(back, copyFile(), { force: false, now: NOW, environment: process.env });
  const former = await openDatabase(back);
  expect(await versionIn(former)).toBe(40);
  expect((await sql<{ name: string }>`select name from guests order by id`.execute(former)).rows).toEqual([
    { name: '김바다' },
    { name: '' },
    { name: '이바다' },
  ]);
  await former.destroy();
  other.release();
});

it('옮길 것이 없거나 처음 만드는 데이터베이스이면 사본도 말도 없다', async () => {
  expect(await run()).toEqual([]);
  expect(await run()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  if (taken.place.engine === 'sqlite')
    expect(readdirSync(dirname(taken.place.file)).filter((name) => name.includes('.v'))).toEqual([]);
});

it('옮기다 실패하면 아무것도 바꾸지 않고, 어떻게 돌아가는지 한 줄로 말한다', async () => {
  await fillFormer();
  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).sort();
  const before = await tables();
  const bad = {
    version: KNOWN_VERSION + 1,
    name: 'bad',
    up: () => Promise.reject(new Error('half way')),
  };
  const failed: unknown = await run({ migrations: [...MIGRATIONS, bad] }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(MigrationError);
  expect(failureLine(failed, settings())).toBe(
    `데이터베이스의 버전을 40에서 ${bad.version}까지 올리지 못했습니다(half way). 아무것도 바꾸지 않았으니 이전 프로그램으로 다시 시작해 주세요.`,
  );
  expect([await versionIn(db), await tables()]).toEqual([40, before]);
  expect(existsSync(copyFile())).toBe(true);
});

it('올릴 수 없는 오래된 데이터베이스이면 사본도 남기지 않고, 무엇을 하면 되는지 한 줄로 말한다', async () => {
  await fillFormer();
  await db.deleteFrom('migrations').where('version', '=', 40).execute();
  const failed: unknown = await run().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(OlderDatabaseError);
  expect(failureLine(failed, settings())).toBe(
    '데이터베이스(버전 39)가 이 프로그램이 올릴 수 있는 버전(40)보다 오래되었습니다. 아무것도 바꾸지 않았으니 0.x의 마지막 프로그램을 한 번 시작했다 멈춘 다음 다시 시작해 주세요.',
  );
  expect(readdirSync(folder)).toEqual([]);
});

it('사본을 남길 수 없으면 옮기지 않고 시작하지 않는다', async () => {
  await fillFormer();
  mkdirSync(join(copyFile(), 'in the way'), { recursive: true });
  await expect(run()).rejects.toThrow('사본을 만들지 못해 시작하지 않았습니다.');
  expect(await versionIn(db)).toBe(40);
});

it('PostgreSQL에서는 백업 폴더가 없으면 그렇다고 말하고 옮긴다', async () => {
  await fillFormer();
  const says =
    ENGINE === 'sqlite'
      ? `  올리기 전의 사본: ${copyFile()}`
      : (expect.stringContaining('사본을 만들지 않았습니다: BACKUP_DIR') as string);
  expect((await run({}, settings({ folder: null })))[1]).toEqual(says);
});

it('PostgreSQL에서는 pg_dump가 없으면 그렇다고 말하고 옮긴다', async () => {
  await fillFormer();
  const [, said] = await run({ environment: { PATH: folder } });
  expect(said).toContain(
    ENGINE === 'sqlite' ? copyFile() : '사본을 만들지 않았습니다: PostgreSQL의 프로그램이 없습니다: pg_dump',
  );
});

it('오래된 사본은 백업처럼 지운다', () => {
  const file = join(folder, 'boat.sqlite');
  for (const name of ['', '.v14.2026-11-17-2359', '.v14.2026-11-18-0000', '.lock', '-wal'])
    writeFileSync(file + name, '');
  deleteOldCopies(file, NOW, 3);
  expect(readdirSync(folder).sort()).toEqual([
    'boat.sqlite',
    'boat.sqlite-wal',
    'boat.sqlite.lock',
    'boat.sqlite.v14.2026-11-18-0000',
  ]);
});

it('되돌릴 때 남긴 이전 데이터베이스도 백업처럼 지운다', () => {
  const file = join(folder, 'boat.sqlite');
  // The dates are those of Seoul: 15:00 UTC is midnight there.
  const old = ['.20261117T145959Z', '.20261117T145959Z-wal', '.20261117T145959Z-shm'];
  const kept = ['', '.20261117T150000Z', '.20261120T000000Z', '.20261117', '.old'];
  for (const name of [...old, ...kept]) writeFileSync(file + name, '');
  deleteOldCopies(file, NOW, 3);
  expect(readdirSync(folder).sort()).toEqual(kept.map((name) => `boat.sqlite${name}`).sort());
});

it('되돌리다 끝난 사본은 다음 날 지우고, 오늘 되돌리는 중인 것은 두고 간다', () => {
  const file = join(folder, 'boat.sqlite');
  const killed = restoredEnd(new Date(NOW.getTime() - DAY_MS));
  const running = restoredEnd(NOW);
  for (const name of ['', killed, `${killed}-wal`, `${killed}-journal`, running, `${running}-wal`])
    writeFileSync(file + name, '');
  deleteOldCopies(file, NOW, 3);
  expect(readdirSync(folder).sort()).toEqual(['', running, `${running}-wal`].map((name) => `boat.sqlite${name}`));
});

it('다른 폴더의 데이터베이스를 가리키는 링크로 시작해도 거기 남은 이전 데이터베이스를 지운다', () => {
  const elsewhere = tempFolder();
  const file = join(elsewhere, 'real.sqlite');
  for (const name of ['', '.20261101T000000Z']) writeFileSync(file + name, '');
  const link = join(folder, 'boat.sqlite');
  symlinkSync(file, link);
  deleteOldCopies(link, NOW, 3);
  expect(readdirSync(elsewhere)).toEqual(['real.sqlite']);
});
