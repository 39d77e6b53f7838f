import { sql } from 'kysely';
import { API } from '#contract/paths';
import { inTransaction } from '#server/db/unitOfWork';
import { ADMIN, openSite, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';
import { ensureAdministrator } from './administrator';
import { hashAdminPassword } from './adminPassword';
import { endOtherFamilies } from './refreshTokens.repository';
import { lockUser, replacePasswordHash } from './users.repository';

let site: Site;
let userId: number;
beforeEach(async () => {
  site = await openSite();
  await ensureAdministrator({ db: site.db, clock: () => new Date('2026-11-20T00:00:00Z') }, ADMIN);
  ({ id: userId } = await site.db.selectFrom('users').select('id').executeTakeFirstOrThrow());
});
afterEach(() => site.close());

const waitingForLock = async (): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(site.db);
  return (rows[0]?.count ?? 0) > 0;
};

it('비밀번호가 바뀌는 동안 옛 비밀번호로 들어온 로그인은 남지 않는다', async () => {
  const { passwordHash: seen } = await site.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const changed = await hashAdminPassword('새-비밀번호-1234');
  let signedIn: Promise<{ statusCode: number }> = Promise.resolve({ statusCode: 0 });
  await inTransaction(site.db, async (transaction) => {
    await lockUser(transaction, userId);
    await replacePasswordHash(transaction, userId, seen, changed);
    await endOtherFamilies(transaction, userId, 'mine', '2026-11-20T00:00:00Z');
    signedIn = site.post(API.signin, ADMIN);
    await until(waitingForLock);
  });
  expect((await signedIn).statusCode).toBe(401);
  expect(await site.db.selectFrom('refreshTokens').select('id').execute()).toEqual([]);
});

it('함께 시작한 두 서버는 관리자를 하나만 만든다', async () => {
  await site.db.deleteFrom('users').execute();
  const ensure = () =>
    ensureAdministrator({ db: site.db, clock: () => new Date() }, { userid: 'admin', password: undefined });
  const made = await Promise.all([ensure(), ensure(), ensure()]);
  expect(made.map(({ password }) => password).sort()).toEqual(['generated', 'kept', 'kept']);
  expect(await site.db.selectFrom('users').select('id').execute()).toHaveLength(1);
});
