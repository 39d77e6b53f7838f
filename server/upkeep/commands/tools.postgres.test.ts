import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { tcpUrl } from '#tests/support/server/postgresDatabases';
import { openSite, removeFolders, tempFolder, type Site } from '#tests/support/server/site';
import { backup } from './backup';
import { runTool, startTool, toolEnvironment } from './postgresTool';
import { restore } from './restore';

let site: Site;
let folder: string;
beforeEach(async () => {
  site = await openSite();
  folder = tempFolder();
});
afterEach(async () => {
  await site.close();
  removeFolders();
});

it('주소를 프로그램의 환경 변수로 옮긴다', () => {
  expect(toolEnvironment('postgres://boat:p%40ss@db.example:5433/boat?sslmode=verify-full')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'boat',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'boat',
    PGSSLMODE: 'verify-full',
    PGCONNECT_TIMEOUT: '10',
  });
  expect(toolEnvironment('postgres:///boat?host=/run/postgresql&user=captain')).toEqual({
    PGHOST: '/run/postgresql',
    PGUSER: 'captain',
    PGDATABASE: 'boat',
    PGCONNECT_TIMEOUT: '10',
  });
});

it('비밀번호는 프로그램의 인자에 없다', async () => {
  const url = tcpUrl('postgres', 'not-to-be-shown');
  const { child, ended } = startTool('pg_dump', [], { environment: process.env, url });
  expect(child.spawnargs).toEqual(['pg_dump']);
  const refused: unknown = await ended.catch((error: unknown) => error);
  expect(String(refused)).toContain('PostgreSQL의 프로그램(pg_dump)이 일을 마치지 못했습니다');
  expect(String(refused)).not.toContain('not-to-be-shown');
});

it('프로그램이 없으면 무엇이 없는지 말하고 아무것도 남기지 않는다', async () => {
  const environment = { PATH: folder };
  await expect(runTool('psql', [], { environment })).rejects.toThrow('PostgreSQL의 프로그램이 없습니다: psql');
  await expect(backup(site.place, join(folder, 'copy'), environment)).rejects.toThrow('없습니다: pg_dump');
  expect(readdirSync(folder)).toEqual([]);
  await backup(site.place, join(folder, 'copy'), process.env);
  const again = restore(site.place, join(folder, 'copy'), { force: true, now: new Date(), environment });
  await expect(again).rejects.toThrow('없습니다: pg_restore');
});

it('되돌리다 실패하면 지금의 것이 그대로 있다', async () => {
  const day = await site.day();
  await backup(site.place, join(folder, 'copy'), process.env);
  const { guestId } = await site.booked(day);
  // The archive creates this index after its tables; at that point all tables have been dropped.
  await site.db.schema.createTable('elsewhere').addColumn('id', 'integer').execute();
  await site.db.schema.dropIndex('guests_day').execute();
  await site.db.schema.createIndex('guests_day').on('elsewhere').column('id').execute();
  const restored = restore(site.place, join(folder, 'copy'), {
    force: true,
    now: new Date(),
    environment: process.env,
  });
  await expect(restored).rejects.toThrow('PostgreSQL의 프로그램(psql)이 일을 마치지 못했습니다');
  expect(await site.db.selectFrom('guests').select('number').execute()).toEqual([{ number: guestId }]);
});

it('건수를 세어 두던 때의 사본은 그 트리거의 함수가 없어도 되돌린다', async () => {
  const day = await site.day();
  const { guestId } = await site.booked(day);
  await sql`create table kept_counts (count integer not null)`.execute(site.db);
  await sql`create function keep_count_day() returns trigger language plpgsql as
    'begin insert into kept_counts values (1); return null; end'`.execute(site.db);
  await sql`create trigger kept_day after delete or update of state on guests
    for each row execute function keep_count_day()`.execute(site.db);
  await backup(site.place, join(folder, 'copy'), process.env);
  await sql`drop function keep_count_day cascade`.execute(site.db);
  await restore(site.place, join(folder, 'copy'), { force: true, now: new Date(), environment: process.env });
  await site.db.updateTable('guests').set({ state: 'COMPLETE' }).execute();
  expect(await site.db.selectFrom('guests').select('number').execute()).toEqual([{ number: guestId }]);
});
