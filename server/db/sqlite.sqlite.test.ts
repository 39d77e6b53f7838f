import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { removeFolders, tempFolder } from '#tests/support/server/folders';
import { sqliteOf } from './driver';
import { openSqlite, requireWritable } from './sqlite';
import { longReads } from './sqliteReader';
import type { Db } from './tables';
import { inTransaction } from './unitOfWork';

let file: string;
let db: Db;
beforeEach(() => {
  file = join(tempFolder(), 'data', 'boat.sqlite');
  db = openSqlite(file);
});
afterEach(async () => {
  await db.destroy();
  removeFolders();
});

it('자료 폴더는 주인만 볼 수 있게 만든다', () => {
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

it('누구나 볼 수 있는 폴더에 두어도 데이터베이스와 그 로그는 주인만 읽을 수 있다', async () => {
  const open = join(tempFolder(), 'boat.sqlite');
  chmodSync(dirname(open), 0o755);
  const other = openSqlite(open);
  await sql`create table written (id integer)`.execute(other);
  const modes = readdirSync(dirname(open)).map((name) => [name, statSync(join(dirname(open), name)).mode & 0o777]);
  expect(modes).toEqual([
    ['boat.sqlite', 0o600],
    ['boat.sqlite-shm', 0o600],
    ['boat.sqlite-wal', 0o600],
  ]);
  await other.destroy();
});

it('전원이 끊겨도 남도록 WAL과 FULL로 쓴다', async () => {
  const raw = new Database(file);
  expect(raw.pragma('journal_mode', { simple: true })).toBe('wal');
  raw.close();
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db);
  expect(rows).toEqual([{ synchronous: 2 }]);
});

it('읽을 수만 있는 파일은 로그가 남아 있어 열리더라도 서버를 시작하기 전에 안다', () => {
  const raw = sqliteOf(db);
  requireWritable(db);
  expect(raw.inTransaction).toBe(false);
  raw.pragma('query_only = ON');
  expect(() => requireWritable(db)).toThrow(expect.objectContaining({ code: 'SQLITE_READONLY' }) as Error);
});

it('한꺼번에 많은 일을 처리해도, 하나가 끝날 때마다 다른 요청이 처리된다', async () => {
  let done = 0;
  const many = async () => {
    for (let each = 0; each < 10; each += 1) {
      await inTransaction(db, (transaction) => sql`select 1`.execute(transaction));
      done += 1;
    }
  };
  const all = many();
  let before = 0;
  while (done < 10) {
    await setImmediate();
    expect(done - before).toBeLessThanOrEqual(1);
    before = done;
  }
  await all;
});

it('닫을 때 아직 답을 못 받은 긴 읽기는 기다림을 끝낸다', async () => {
  const count = sql`with recursive n (i) as (select 1 union all select i + 1 from n limit 300000) select count(*) from n`;
  await sql`select 1`.execute(db);
  const open = Array.from({ length: 20 }, () => count.execute(longReads(db)));
  const settled = Promise.allSettled(open);
  await Promise.race(open);
  await db.destroy();
  const states = (await settled).map(({ status }) => status);
  expect([states[0], states.at(-1)]).toEqual(['fulfilled', 'rejected']);
  await expect(count.execute(longReads(db))).rejects.toThrow('closed');
});
