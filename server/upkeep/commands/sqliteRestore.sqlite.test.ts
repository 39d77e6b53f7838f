import { chownSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate';
import { openSqlite } from '#server/db/sqlite';
import { removeFolders, tempFolder } from '#tests/support/server/folders';
import { until } from '#tests/support/server/until';
import { backup } from './backup';
import { restore } from './restore';

const NOW = new Date('2026-11-20T00:00:00Z');
afterEach(removeFolders);

const backedUp = async (): Promise<{ folder: string; file: string; copy: string }> => {
  const folder = tempFolder();
  const file = join(folder, 'boat.sqlite');
  const db = openSqlite(file);
  await migrate(db, NOW);
  await db.destroy();
  const copy = join(tempFolder(), 'copy');
  await backup({ engine: 'sqlite', file }, copy, process.env);
  return { folder, file, copy };
};
const bringBack = (file: string, copy: string) =>
  restore({ engine: 'sqlite', file }, copy, { force: true, now: NOW, environment: process.env });

it.each(['앞의 파일', '폴더'])('root가 되돌려도 데이터베이스는 %s의 주인의 것이다', async (owned) => {
  const { folder, file, copy } = await backedUp();
  // Only root can give files away; other users stay the owner.
  const owner = process.getuid?.() === 0 ? 65_534 : (process.getuid?.() ?? 0);
  if (owned === '폴더') rmSync(file);
  chownSync(owned === '폴더' ? folder : file, owner, process.getgid?.() ?? 0);
  await bringBack(file, copy);
  expect([statSync(file).uid, statSync(file).mode & 0o777]).toEqual([owner, 0o600]);
});

it('되돌리는 동안 한순간도 데이터베이스가 없지 않다: 그때 꺼져도 빈 데이터베이스로 시작하지 않는다', async () => {
  const { folder, file, copy } = await backedUp();
  // Names of created and removed files, in order.
  const changed: (string | null)[] = [];
  const watcher = watch(folder, (kind, name) => kind === 'rename' && changed.push(name));
  await bringBack(file, copy);
  writeFileSync(join(folder, 'end'), '');
  await until(() => Promise.resolve(changed.includes('end')));
  watcher.close();
  expect(changed).toContain('boat.sqlite.20261120T000000Z');
  expect(changed.filter((name) => name === 'boat.sqlite')).toHaveLength(1);
});
