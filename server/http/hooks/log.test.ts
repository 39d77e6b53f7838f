import { API, HEALTH } from '#contract/paths';
import { FROZEN_NOW } from '#mocks/now';
import { ensureAdministrator } from '#server/auth/administrator';
import { operationNamed, operationsOf, readDocument } from '#tests/support/server/document';
import { closeReaders, readEvents } from '#tests/support/server/eventReader';
import { listen } from '#tests/support/server/listen';
import { sendRequest, type SiteResponse } from '#tests/support/server/sendRequest';
import { ADMIN, openSite, type Site } from '#tests/support/server/site';
import { VALID_REQUESTS } from '#tests/support/server/validRequests';
import type { SigninResponse } from '#contract/auth/auth.schema';
import type { LiveTicket } from '#contract/live/live.schema';
import { loggerOptions } from '#server/logger';

let site: Site;
let lines: string[];
beforeEach(async () => {
  lines = [];
  const logger = loggerOptions('trace', { write: (line) => lines.push(line) });
  site = await openSite({ logger, apiDocs: true });
  await site.config({ useReserveFind: 'Y' });
  await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
});
afterEach(async () => {
  closeReaders();
  await site.close();
});

const PERSONAL = { name: '남궁민수', tel: '010-9876-5432', password: 'qwer-9876' };
const NOBODY = '0'.repeat(16);
const UUID = '00000000-0000-0000-0000-000000000000';
interface Entry {
  level: number;
  time: number;
  pid: number;
  ms?: number;
  reqId?: string;
  msg?: string;
  req?: { method: string; path: string };
  failure?: unknown;
  from?: string;
}
const entries = (): Entry[] => lines.map((line) => JSON.parse(line) as Entry);
/** Every value of a response that identifies a person or grants access. */
const secretsIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' &&
    inner !== '' &&
    /^(name|phone|tel|guestId|guestNumber|token|refreshToken|password|newPassword)$/.test(key)
      ? [inner]
      : secretsIn(inner),
  );
};
const jsonOf = ({ body, headers }: SiteResponse): unknown =>
  String(headers['content-type']).startsWith('application/json') ? JSON.parse(body) : null;
/**
 * The log lines without generated numbers: the digits of a timestamp, a duration or a random id can contain a short
 * password by chance. The format of these numbers is checked here, so that nothing can hide in them.
 */
const loggedText = (): string[] =>
  entries().map(({ time, pid, ms = 0, reqId = UUID, from = NOBODY, ...rest }) => {
    expect([time, pid, ms].map((value) => typeof value)).toEqual(['number', 'number', 'number']);
    expect(reqId).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(from).toMatch(/^[0-9a-f]{16}$/);
    return JSON.stringify(rest);
  });
const expectUnsaid = (secrets: Iterable<string>): void => {
  const said = loggedText();
  expect(said).not.toEqual([]);
  for (const secret of new Set(secrets)) {
    expect(secret.length).toBeGreaterThan(1);
    const quoted = JSON.stringify(secret).slice(1, -1);
    const forms = [secret, quoted, encodeURIComponent(secret)];
    expect([secret, said.filter((line) => forms.some((form) => line.includes(form)))]).toEqual([secret, []]);
  }
};

it('모든 호출을 불러도 기록에는 이름, 전화번호, 예약번호, 비밀번호, 토큰, 표가 없다', async () => {
  const operations = operationsOf(await readDocument(site));
  const operator = await site.operator();
  const secrets: string[] = [ADMIN.password, operator['authorization']?.replace('Bearer ', '') ?? ''];
  let sentCount = 0;
  const before = entries().filter(({ msg }) => msg === 'answered').length;
  for (const [call, make] of Object.entries(VALID_REQUESTS)) {
    if (call === `GET ${API.events}` || call === `GET ${API.seatEvents}`) continue;
    const made = await make(site);
    const sent = { ...made, headers: { ...operator, ...made.headers } };
    secrets.push(...secretsIn(sent.body), ...Object.values(sent.headers).map((value) => value.replace('Bearer ', '')));
    // With the expected request, without a login, and with a wrong body.
    for (const over of [
      {},
      { headers: {} },
      { body: { ...made.body, name: PERSONAL.name, tel: PERSONAL.tel, password: [PERSONAL.password] } },
    ]) {
      const response = await sendRequest(site, operationNamed(operations, call), { ...sent, ...over });
      secrets.push(...secretsIn(jsonOf(response)));
      sentCount += 1;
      expect(response.headers['x-request-id']).toBeDefined();
    }
    if (!call.endsWith('change-password')) continue;
    await site.db.deleteFrom('users').execute();
    await ensureAdministrator({ db: site.db, clock: () => FROZEN_NOW }, ADMIN);
    Object.assign(operator, await site.operator());
  }
  expect(secrets).toEqual(expect.arrayContaining(['김바다', '010-0000-0001', '1234']));
  expectUnsaid([...secrets, ...Object.values(PERSONAL)]);
  const answered = entries().filter(({ msg }) => msg === 'answered');
  expect(answered.length - before).toBeGreaterThanOrEqual(sentCount);
  expect(new Set(answered.map(({ reqId }) => reqId)).size).toBe(answered.length);
}, 60_000);

it('주소에 실린 표와 번호는 질의째 남지 않는다', async () => {
  const address = await listen(site.app);
  const { token } = (await site.post(API.sseToken, undefined, await site.operator())).json<LiveTicket>();
  const reader = await readEvents(`${address}${API.events}?token=${token}`);
  await reader.next(1);
  expect((await site.get(`${API.events}?token=${token}`)).statusCode).toBe(401);
  await site.get(`/reserve/find?id=1234-5678-9012`);
  await site.get(`/api/nothing?token=${token}`);
  reader.close();
  await reader.ended;
  await site.app.close();
  expectUnsaid([token, '1234-5678-9012']);
  const paths = entries().flatMap(({ req }) => (req ? [req.path] : []));
  expect(paths).toEqual(expect.arrayContaining([API.events, '/reserve/find', '/api/nothing']));
});

it('달력의 비밀 주소는 기록에 남지 않는다', async () => {
  const response = await site.post(API.renewCalendarFeed, undefined, await site.operator());
  const { pathname } = new URL(response.json<{ url: string }>().url);
  expect((await site.get(pathname)).statusCode).toBe(200);
  await site.get(`/${pathname}`);
  await site.get(pathname.toUpperCase());
  await site.app.close();
  const token = pathname.split('/').pop()?.replace('.ics', '') ?? '';
  expectUnsaid([token, token.toUpperCase()]);
  expect(entries().flatMap(({ req }) => (req ? [req.path] : []))).toContain('/api/calendar/…');
});

it('서버의 잘못은 자리까지 남기되 보낸 것을 옮겨 적지 않는다', async () => {
  const day = await site.day();
  const guest = (await site.book(day, PERSONAL)).json<{ guestId: string }>();
  const signedIn = (await site.post(API.signin, ADMIN)).json<SigninResponse>();
  await site.post(API.signin, { userid: PERSONAL.password, password: PERSONAL.password });
  await site.db.schema.alterTable('guests').renameTo('guestsGone').execute();
  const broken = await site.book(day, PERSONAL);
  expect(broken.statusCode).toBe(500);
  const failures = entries().filter(({ failure }) => failure);
  expect(failures).toHaveLength(1);
  expect(failures[0]).toMatchObject({
    reqId: broken.headers['x-request-id'],
    failure: { stack: expect.stringContaining('bookings') as string },
  });
  expectUnsaid([...Object.values(PERSONAL), guest.guestId, signedIn.token, signedIn.refreshToken]);
});

it('까닭을 말하되, 까닭에 옮겨 적힌 사람은 지운다', async () => {
  const reason =
    'could not seat "남궁민수" (010-9876-5432, 01098765432) 남궁민수님 sea@boat.example \'qwer-9876\'\nat Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
  await site.close();
  site = await openSite({
    logger: loggerOptions('trace', { write: (line) => lines.push(line) }),
    generateBookingNumber: () => {
      throw new Error(reason, { cause: new Error('row 7 of "남궁민수" is gone') });
    },
  });
  const broken = await site.book(await site.day(), PERSONAL);
  expect(broken.statusCode).toBe(500);
  expect(entries().find(({ failure }) => failure)).toMatchObject({
    level: 50,
    reqId: broken.headers['x-request-id'],
    failure: {
      type: 'Error',
      message: 'could not seat … (…, …) … … … at Bearer …',
      cause: { type: 'Error', message: 'row 7 of … is gone' },
      stack: expect.stringContaining('bookings') as string,
    },
  });
  expectUnsaid([...Object.values(PERSONAL), '01098765432', 'sea@boat.example', 'eyJzdWIiOiIxIn0']);
});

it('한 주소의 줄은 같은 값으로 이어지고, 주소는 어디에도 없다', async () => {
  await site.config({ useReserveFind: 'N' });
  const asked = { method: 'GET', url: API.configInfo } as const;
  const addresses = ['203.0.113.7', '203.0.113.7', '198.51.100.9', '2001:db8:1:2::7', '2001:db8:1:2::8'];
  for (const remoteAddress of addresses) await site.app.inject({ ...asked, remoteAddress });
  const [first, again, other, line, sameLine] = entries()
    .filter(({ msg }) => msg === 'answered')
    .map(({ from }) => from);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect([again, sameLine]).toEqual([first, line]);
  expect(new Set([first, other, line]).size).toBe(3);
  expectUnsaid(addresses);
});

it('답마다 한 줄에 방법, 길, 상태, 걸린 시간이 있고, 살피는 주소는 info에 없다', async () => {
  await site.get(`${API.dayList}?year=2026&month=12`);
  await site.get(HEALTH.alive);
  const answered = entries().filter(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject([
    {
      level: 30,
      req: { method: 'GET', path: API.dayList },
      res: { statusCode: 200 },
      ms: expect.any(Number) as number,
    },
    { level: 20, req: { path: HEALTH.alive } },
  ]);
});
