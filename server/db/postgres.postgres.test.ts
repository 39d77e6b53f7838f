import { sql } from 'kysely';
import { emptyPlace, freshDatabase, type Taken } from '#tests/support/server/places';
import { closeReused } from '#tests/support/server/reusedConnections';
import { until } from '#tests/support/server/until';
import { KNOWN_VERSION, migrate, MIGRATIONS } from './migrate';
import { openDatabase } from './open';
import { withoutConnectionTimeout } from './connectionTimeout';
import { openPostgres } from './postgres';
import type { Db } from './tables';
import { afterCommit, inTransaction } from './unitOfWork';
import { isUniqueViolation } from './violation';

const NOW = new Date('2026-11-20T00:00:00Z');
const AT = NOW.toISOString();
const DAY = {
  state: 'OPEN',
  fish: '갈치',
  totalCount: 20,
  guestCount: 0,
  memo: '',
  price: 20,
  reservePrice: 10,
} as const;

let taken: Taken & { db: Db };
let db: Db;
beforeEach(async () => {
  taken = await freshDatabase();
  ({ db } = taken);
});
afterEach(async () => {
  await db.destroy();
  taken.release();
});

const addDay = async (date: string): Promise<number> =>
  (
    await db
      .insertInto('days')
      .values({ ...DAY, date })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const raiseTotal = (transaction: Db, id: number) =>
  transaction
    .updateTable('days')
    .set((eb) => ({ totalCount: eb('totalCount', '+', 1) }))
    .where('id', '=', id)
    .execute();
const totals = async () =>
  (await db.selectFrom('days').select('totalCount').orderBy('id').execute()).map((day) => day.totalCount);

/** Barrier for two transactions: resolves for both when both have reached it. */
const makeBarrier = () => {
  let come = 0;
  let open: () => void = () => undefined;
  const both = new Promise<void>((resolve) => (open = resolve));
  return (): Promise<void> => {
    come += 1;
    if (come >= 2) open();
    return both;
  };
};

it('세는 값은 수로 온다', async () => {
  await addDay('2026-12-05');
  const counted = await db
    .selectFrom('days')
    .select((eb) => [
      eb.fn.countAll().as('count'),
      eb.fn.sum('totalCount').as('sum'),
      eb.fn.avg('totalCount').as('mean'),
    ])
    .executeTakeFirst();
  expect(counted).toEqual({ count: 1, sum: 20, mean: 20 });
});

it('둘이 함께 이주해도 한 번씩만 적용한다', async () => {
  const empty = await emptyPlace();
  const a = await openDatabase(empty.place);
  const b = await openDatabase(empty.place);
  try {
    await Promise.all([migrate(a, NOW), migrate(b, NOW)]);
    const applied = await a.selectFrom('migrations').select('version').orderBy('version').execute();
    expect(applied.map(({ version }) => version)).toEqual(MIGRATIONS.map(({ version }) => version));
  } finally {
    await a.destroy();
    await b.destroy();
    empty.release();
  }
});

describe('서로 길을 막은 트랜잭션', () => {
  it('교착이 풀리면 물러난 쪽이 다시 하여 둘 다 쓰인다', async () => {
    const first = await addDay('2026-12-05');
    const second = await addDay('2026-12-06');
    const barrier = makeBarrier();
    let runs = 0;
    const both = ([one, other]: [number, number]) =>
      inTransaction(db, async (transaction) => {
        runs += 1;
        await raiseTotal(transaction, one);
        await barrier();
        await raiseTotal(transaction, other);
      });
    await Promise.all([both([first, second]), both([second, first])]);
    // On a busy machine the two can meet once more.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await totals()).toEqual([22, 22]);
  });

  it('직렬화에 실패하면 다시 하고, 미룬 알림은 한 번만 나간다', async () => {
    const id = await addDay('2026-12-05');
    const announced: number[] = [];
    let runs = 0;
    await inTransaction(db, async (transaction) => {
      runs += 1;
      const run = runs;
      afterCommit(transaction, () => announced.push(run));
      await raiseTotal(transaction, id);
      if (run < 3) await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(transaction);
    });
    expect([runs, announced, await totals()]).toEqual([3, [3], [21]]);
  });

  it('끝없이 다시 하지는 않는다', async () => {
    let runs = 0;
    const never = inTransaction(db, async (transaction) => {
      runs += 1;
      await sql`do $$ begin raise exception 'again' using errcode = '40P01'; end $$`.execute(transaction);
    });
    await expect(never).rejects.toMatchObject({ code: '40P01' });
    expect(runs).toBe(6);
  });

  it('같은 것을 함께 넣으면 나중 쪽이 다시 읽고 먼저 것을 찾는다', async () => {
    const barrier = makeBarrier();
    const findOrAdd = () =>
      inTransaction(db, async (transaction) => {
        const found = await transaction
          .selectFrom('users')
          .select('id')
          .where('userid', '=', 'admin')
          .executeTakeFirst();
        await barrier();
        const user = { userid: 'admin', passwordHash: 'h', createdAt: AT };
        return found?.id ?? (await transaction.insertInto('users').values(user).returning('id').executeTakeFirst())?.id;
      });
    const [a, b] = await Promise.all([findOrAdd(), findOrAdd()]);
    expect(a).toBe(b);
  });

  it('다시 읽어도 겹치는 것은 겹친다고 말한다', async () => {
    await addDay('2026-12-05');
    let runs = 0;
    const again = inTransaction(db, async (transaction) => {
      runs += 1;
      await transaction
        .insertInto('days')
        .values({ ...DAY, date: '2026-12-05' })
        .execute();
    });
    const error: unknown = await again.catch((reason: unknown) => reason);
    expect([isUniqueViolation(error, 'days.date'), isUniqueViolation(error, 'days key'), runs]).toEqual([
      true,
      false,
      3,
    ]);
  });
});

describe('끊긴 연결', () => {
  const cut = async (): Promise<void> => {
    if (taken.place.engine === 'postgres') await closeReused(taken.place.url);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  };

  it('쉬던 연결이 끊기면 알리고 새로 이어 계속한다', async () => {
    const lost: string[] = [];
    const other = await openDatabase(taken.place, ({ message }) => lost.push(message));
    await cut();
    await until(() => lost.length > 0);
    expect(await other.selectFrom('days').select('id').execute()).toEqual([]);
    await other.destroy();
  });

  it('오래 말이 없는 연결은 끊지만, 이주나 백업처럼 오래 걸릴 일을 하는 동안에는 기다린다', async () => {
    const { place } = taken;
    if (place.engine !== 'postgres') throw new Error('PostgreSQL에서만 잰다');
    const other = await openPostgres(place.url, undefined, 50);
    const busy = () => sql`select pg_sleep(0.3)`.execute(other);
    await expect(busy()).rejects.toThrow();
    await withoutConnectionTimeout(other, busy);
    await expect(busy()).rejects.toThrow();
    await migrate(other, NOW, [
      ...MIGRATIONS,
      {
        version: KNOWN_VERSION + 1,
        name: 'slow',
        up: async (to) => void (await sql`select pg_sleep(0.3)`.execute(to)),
      },
    ]);
    await other.destroy();
  });

  it('쓰던 연결이 끊기면 그 일만 실패하고 아무것도 쓰이지 않는다', async () => {
    const other = await openDatabase(taken.place);
    const broken = inTransaction(other, async (transaction) => {
      await transaction
        .insertInto('days')
        .values({ ...DAY, date: '2026-12-05' })
        .execute();
      await cut();
      await transaction
        .insertInto('days')
        .values({ ...DAY, date: '2026-12-06' })
        .execute();
    });
    await expect(broken).rejects.toThrow();
    expect(await other.selectFrom('days').select('id').execute()).toEqual([]);
    await other.destroy();
  });
});
