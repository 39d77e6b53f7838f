import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { errorBodySchema } from '#contract/errors';
import { API } from '#contract/paths';
import { errorText } from '#copy/errors';
import { openSite, removeFolders, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
  // The waiting time for a lock is not tested here.
  await sql`pragma busy_timeout = 20`.execute(site.db);
});
afterEach(async () => {
  await site.close();
  removeFolders();
});

it('다른 프로그램이 데이터베이스를 붙들고 있으면 503으로 언제 다시 할지 알려 주고, 놓으면 예약된다', async () => {
  if (site.place.engine !== 'sqlite') throw new Error('this is about SQLite');
  const day = await site.day();
  const other = new Database(site.place.file);
  try {
    other.exec('begin immediate');
    const refused = await site.book(day);
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(errorBodySchema.strict().parse(refused.json())).toEqual({
      code: 'UNAVAILABLE',
      message: errorText.UNAVAILABLE,
    });
    expect((await site.get(API.configInfo)).statusCode).toBe(200);
    other.exec('rollback');
    expect((await site.book(day)).statusCode).toBe(200);
  } finally {
    other.close();
  }
});
