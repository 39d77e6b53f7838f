import { watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrate } from '../db/migrate';
import { openSqlite } from '../db/sqlite';
import { removeFolders, tempFolder } from '../testing/folders';
import { until } from '../testing/until';
import { backup } from './backup';
import { restore } from './restore';

const NOW = new Date('2026-11-20T00:00:00Z');
afterEach(removeFolders);

it('되돌리는 동안 한순간도 데이터베이스가 없지 않다: 그때 꺼져도 빈 데이터베이스로 시작하지 않는다', async () => {
  const folder = tempFolder();
  const file = join(folder, 'boat.sqlite');
  const db = openSqlite(file);
  await migrate(db, NOW);
  await db.destroy();
  const copy = join(tempFolder(), 'copy');
  await backup({ engine: 'sqlite', file }, copy, process.env);

  // The names that have appeared in the folder or gone from it, in their order.
  const changed: (string | null)[] = [];
  const watcher = watch(folder, (kind, name) => kind === 'rename' && changed.push(name));
  await restore({ engine: 'sqlite', file }, copy, { force: true, now: NOW, environment: process.env });
  writeFileSync(join(folder, 'end'), '');
  await until(() => Promise.resolve(changed.includes('end')));
  watcher.close();
  expect(changed).toContain('boat.sqlite.20261120T000000Z');
  expect(changed.filter((name) => name === 'boat.sqlite')).toHaveLength(1);
});
