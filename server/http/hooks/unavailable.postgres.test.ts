import pg from 'pg';
import { sql } from 'kysely';
import type { History } from '#contract/history/history.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { errorText } from '#copy/errors';
import { outage } from '#copy/outage';
import type { Db } from '#server/db/tables';
import { isUnavailable } from '#server/db/unavailable';
import { clientFolder } from '#tests/support/server/clientFolder';
import { closeReused } from '#tests/support/server/reusedConnections';
import { asAdministrator } from '#tests/support/server/postgresDatabases';
import { until } from '#tests/support/server/until';
import { openSite, removeFolders, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite({ clientDir: clientFolder() });
});
afterEach(async () => {
  await site.close();
  removeFolders();
});

const urlOf = (): string => (site.place.engine === 'postgres' ? site.place.url : '');
const name = (): string => new URL(urlOf()).pathname.slice(1);

/** Refuses new connections and terminates existing ones. */
const refuseConnections = async (): Promise<void> => {
  await closeReused(urlOf());
  await asAdministrator(async (client) => {
    await client.query(`alter database ${name()} allow_connections false`);
    await client.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name()]);
  });
};
const open = (): Promise<void> =>
  asAdministrator(async (client) => {
    await client.query(`alter database ${name()} allow_connections true`);
  });

it('데이터베이스에 닿지 않으면 503으로 언제 다시 할지 알려 주고, 돌아오면 다시 답한다', async () => {
  const day = await site.day();
  const operator = await site.operator();
  await refuseConnections();
  try {
    for (const response of [
      await site.book(day),
      await site.get(`${API.dayList}?year=2026&month=12`),
      await site.get(API.attention, operator),
    ]) {
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json()).toEqual({ code: 'UNAVAILABLE', message: errorText.UNAVAILABLE });
    }
    const page = await site.get('/reserve', { accept: 'text/html' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(page.body).toContain(outage.unavailable);
  } finally {
    await open();
  }
  expect((await site.book(day)).statusCode).toBe(200);
});

/** The number of statements that wait for the table of bookings. */
const waitingFor = async (db: Db): Promise<number> => {
  const { rows } = await sql<object>`select pid from pg_locks where not granted and relation = 'guests'::regclass
    and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length;
};

it('데이터베이스가 말이 없으면 정해진 시간 안에 503을 받고, 같은 키로 다시 보내면 예약은 하나다', async () => {
  const quick = await openSite({ responseMs: 300 });
  try {
    const day = await quick.day();
    const key = { [IDEMPOTENCY_HEADER]: '8f6f2f6e-6f0f-4d0e-9b1a-1f1f1f1f1f1f' };
    await quick.db.transaction().execute(async (transaction) => {
      await sql`lock table guests in access exclusive mode`.execute(transaction);
      const response = await quick.book(day, {}, key);
      expect([response.statusCode, response.json()]).toEqual([
        503,
        { code: 'UNAVAILABLE', message: errorText.UNAVAILABLE },
      ]);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      // The booking still waits for the database, and has no response yet.
      await until(async () => (await waitingFor(transaction)) > 0);
    });
    await until(async () => (await quick.book(day, {}, key)).statusCode === 200);
    expect((await quick.reread(day)).guestCount).toBe(2);
  } finally {
    await quick.close();
  }
});

it('운영자의 호출도 정해진 시간 안에 503을 받고, 다시 보내면 한 번만 된다', async () => {
  const quick = await openSite({ responseMs: 300 });
  try {
    const day = await quick.day();
    const operator = await quick.operator();
    const booked = await quick.booked(day);
    const key = { [IDEMPOTENCY_HEADER]: '8f6f2f6e-6f0f-4d0e-9b1a-1f1f1f1f1f2f' };
    const form = { id: day.id, name: '이바다', tel: '010-0000-0002', guestCount: 1 };
    const add = () => quick.post(API.addGuest, form, { ...operator, ...key });
    const cancel = () => quick.post(apiPath(API.cancelGuest, { id: booked.id }), undefined, operator);
    const history = () => quick.get(`${API.history}?guestId=${booked.id}&page=0`, operator);
    const calls = { add, cancel, list: () => quick.post(`${API.guestList}?page=0`, { id: day.id }, operator) };
    await quick.db.transaction().execute(async (transaction) => {
      await sql`lock table guests in access exclusive mode`.execute(transaction);
      for (const [name, call] of Object.entries(calls)) {
        const response = await call();
        expect([name, response.statusCode, response.json()]).toEqual([
          ...[name, 503],
          { code: 'UNAVAILABLE', message: errorText.UNAVAILABLE },
        ]);
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
    });
    await until(async () => (await add()).statusCode === 200);
    await until(async () => (await cancel()).statusCode === 409);
    expect((await quick.reread(day)).guestCount).toBe(1);
    const { list } = (await history()).json<History>();
    expect(list.map(({ action }) => action)).toEqual(['CANCELLED', 'BOOKED']);
  } finally {
    await quick.close();
  }
});

it('로그인을 살피는 동안 말이 없어도 503이다', async () => {
  const quick = await openSite({ responseMs: 300 });
  try {
    const operator = await quick.operator();
    await quick.db.transaction().execute(async (transaction) => {
      await sql`lock table refresh_tokens in access exclusive mode`.execute(transaction);
      expect((await quick.get(API.attention, operator)).statusCode).toBe(503);
    });
    await until(async () => (await quick.get(API.attention, operator)).statusCode === 200);
  } finally {
    await quick.close();
  }
});

describe('드라이버가 말하는 까닭', () => {
  const refusalOf = async (
    config: pg.ClientConfig,
    work: (client: pg.Client) => Promise<unknown>,
  ): Promise<unknown> => {
    const client = new pg.Client({ connectionString: urlOf(), ...config });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await work(client);
      return null;
    } catch (error) {
      return error;
    } finally {
      await client.end();
    }
  };

  it('오래 걸리는 잠금과 질의, 끊긴 연결은 데이터베이스의 사정이다', async () => {
    await site.db.transaction().execute(async (transaction) => {
      await sql`lock table days in access exclusive mode`.execute(transaction);
      const locked = await refusalOf({ lock_timeout: 20 }, (client) => client.query('select * from days'));
      expect([(locked as { code: string }).code, isUnavailable(locked)]).toEqual(['55P03', true]);
    });
    const slow = await refusalOf({ statement_timeout: 20 }, (client) => client.query('select pg_sleep(5)'));
    expect([(slow as { code: string }).code, isUnavailable(slow)]).toEqual(['57014', true]);
    const cut = await refusalOf({}, (client) => client.query('select pg_terminate_backend(pg_backend_pid())'));
    expect([cut instanceof Error, isUnavailable(cut)]).toEqual([true, true]);
  });

  it('모든 연결이 쓰이고 있어 차례가 오지 않은 것도 그렇다', async () => {
    // The limit applies to opening the first connection too, so it leaves time for a busy machine.
    const pool = new pg.Pool({ connectionString: urlOf(), max: 1, connectionTimeoutMillis: 3000 });
    const only = await pool.connect();
    const waited: unknown = await pool.connect().catch((error: unknown) => error);
    only.release();
    await pool.end();
    expect([waited instanceof Error, isUnavailable(waited)]).toEqual([true, true]);
  });

  it('틀린 질의와 어긴 규칙은 우리의 잘못이다', async () => {
    for (const query of ['select * from nowhere', "insert into days (date) values ('x')", 'select 1/0'])
      expect(isUnavailable(await refusalOf({}, (client) => client.query(query)))).toBe(false);
  });
});
