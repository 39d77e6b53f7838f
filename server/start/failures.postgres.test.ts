import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { sql } from 'kysely';
import { openDatabase } from '#server/db/open';
import { emptyPlace, throughNetwork, type Taken } from '#tests/support/server/places';
import { tcpUrl } from '#tests/support/server/postgresDatabases';
import { endChildren, startServer } from '#tests/support/server/process';
import { removeFolders } from '#tests/support/server/folders';

const LONG = 120_000;
const PASSWORD = 'not-to-be-shown';
afterEach(() => {
  endChildren();
  removeFolders();
});

/** The only line that a failing start prints; it never contains the password. */
const failure = async (url: string): Promise<string> => {
  const running = startServer({ engine: 'postgres', url });
  expect(await running.ended).toBe(1);
  const printed = running.printed().trim();
  expect(printed.split('\n')).toHaveLength(1);
  expect(printed).not.toContain(new URL(url).password);
  return printed;
};

it(
  '연결할 수 없는 서버',
  async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const { port } = closed.address() as AddressInfo;
    closed.close();
    expect(await failure(`postgres://boat:${PASSWORD}@127.0.0.1:${port}/boat`)).toBe(
      `데이터베이스 서버에 연결할 수 없습니다. 주소와 서버 상태를 확인해 주세요: postgres://boat@127.0.0.1:${port}/boat (ECONNREFUSED)`,
    );
    expect(await failure(`postgres://boat:${PASSWORD}@nowhere.invalid/boat`)).toContain(
      '데이터베이스 서버에 연결할 수 없습니다.',
    );
  },
  LONG,
);

it(
  '틀린 비밀번호와 없는 데이터베이스',
  async () => {
    expect(await failure(tcpUrl('postgres', PASSWORD))).toContain('데이터베이스가 로그인을 거절했습니다.');
    expect(await failure(tcpUrl('nowhere'))).toMatch(/^데이터베이스가 없습니다\. .*127\.0\.0\.1:\d+\/nowhere$/);
  },
  LONG,
);

describe('표를 만들 권한이 없는 아이디', () => {
  let taken: Taken;
  beforeEach(async () => {
    taken = await emptyPlace();
    const db = await openDatabase(taken.place);
    await sql`drop role if exists guest_only`.execute(db);
    await sql`create role guest_only login password ${sql.lit(PASSWORD)}`.execute(db);
    await db.destroy();
  });
  afterEach(() => taken.release());

  it(
    '주인이 아니라고 말한다',
    async () => {
      const place = throughNetwork(taken.place);
      const url = new URL(place.engine === 'postgres' ? place.url : '');
      url.username = 'guest_only';
      url.password = PASSWORD;
      expect(await failure(url.href)).toContain('데이터베이스에 표를 만들 권한이 없습니다.');
    },
    LONG,
  );
});
