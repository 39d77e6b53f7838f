import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite();
  await sql`pragma busy_timeout = 20`.execute(site.db);
});
afterEach(() => site.close());

const book = async (count: number): Promise<number[]> => {
  const responses = await Promise.all(Array.from({ length: count }, () => site.book(day, { guestCount: 1 })));
  return responses.map(({ statusCode }) => statusCode);
};
let day: Awaited<ReturnType<Site['day']>>;
const stored = async (): Promise<number> => (await site.db.selectFrom('guests').select('id').execute()).length;

it('다른 프로그램이 데이터베이스를 붙들고 있으면 함께 온 모두가 503을 듣고, 놓으면 모두 예약된다', async () => {
  day = await site.day({ totalCount: 99 });
  if (site.place.engine !== 'sqlite') throw new Error('this is about SQLite');
  const other = new Database(site.place.file);
  try {
    other.exec('begin immediate');
    expect(new Set(await book(5))).toEqual(new Set([503]));
    other.exec('rollback');
    expect(await stored()).toBe(0);
    expect(new Set(await book(5))).toEqual(new Set([200]));
    expect(await site.reread(day)).toMatchObject({ guestCount: 5 });
  } finally {
    other.close();
  }
});

it('디스크가 차면 503을 들은 예약은 하나도 남지 않고, 비우면 다시 예약된다', async () => {
  day = await site.day({ totalCount: 999 });
  const pages = await sql<{ pageCount: number }>`pragma page_count`.execute(site.db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.pageCount)}`.execute(site.db);
  const responses = [...(await book(100)), ...(await book(100))];
  expect(new Set(responses)).toContain(503);
  expect(responses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  const accepted = responses.filter((status) => status === 200).length;
  expect([await stored(), (await site.reread(day)).guestCount]).toEqual([accepted, accepted]);
  await sql`pragma max_page_count = 1000000`.execute(site.db);
  expect(new Set(await book(5))).toEqual(new Set([200]));
});

it('커밋에서 실패하면 묶음의 누구도 예약되었다는 답을 듣지 않고, 하나도 남지 않는다', async () => {
  day = await site.day({ totalCount: 99 });
  // A deferred foreign key is checked at the commit, after every statement of the group has succeeded.
  await sql`create table nobody (id integer primary key)`.execute(site.db);
  await sql`create table refused (id integer references nobody (id) deferrable initially deferred)`.execute(site.db);
  await sql`create trigger refuse_commit after insert on guests begin insert into refused (id) values (new.id); end`.execute(
    site.db,
  );
  const responses = await book(6);
  expect(responses.every((status) => status >= 500)).toBe(true);
  expect([await stored(), (await site.reread(day)).guestCount]).toEqual([0, 0]);
  await sql`drop trigger refuse_commit`.execute(site.db);
  expect(new Set(await book(6))).toEqual(new Set([200]));
  expect(await site.reread(day)).toMatchObject({ guestCount: 6 });
});
