import { createHash, createHmac } from 'node:crypto';
import type { CalendarFeed } from '#contract/config/calendarFeed.schema';
import { API, apiPath } from '#contract/paths';
import { MINUTE_MS } from '#contract/time.rules';
import { FROZEN_NOW } from '#mocks/now';
import { deriveKeys } from '#server/keys/keys';
import { generateSalt, hashOfSalt, linkToken } from '#server/keys/linkToken';
import { dump } from '#tests/support/server/dump';
import { openSite, SECRET, type Site } from '#tests/support/server/site';

const SITE = 'https://boat.example';
let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, publicUrl: SITE } });
  await site.config({ name: '새벽호', tideTable: '7물때식' });
  operator = await site.operator();
});
afterEach(() => site.close());

const renew = async () => (await site.post(API.renewCalendarFeed, undefined, operator)).json<CalendarFeed>();
const shown = async () => (await site.get(API.calendarFeed, operator)).json<CalendarFeed>();
const pathOf = ({ url }: CalendarFeed): string => (url ?? '').slice(SITE.length);
const read = async (feed: CalendarFeed, headers = {}) => site.get(pathOf(feed), headers);
/** The unfolded lines of a file. */
const linesOf = (body: string) => body.replace(/\r\n[ \t]/g, '').split('\r\n');
const titlesIn = (body: string) =>
  linesOf(body)
    .filter((line) => line.startsWith('SUMMARY:'))
    .map((line) => line.slice('SUMMARY:'.length));

it('달력 주소는 만들기 전에는 없고, 만들면 다시 보이고, 새로 만들거나 끄면 앞의 주소는 바로 쓸 수 없다', async () => {
  expect(await shown()).toEqual({ url: null, since: null });
  const first = await renew();
  expect(first).toEqual({
    url: expect.stringMatching(/^https:\/\/boat\.example\/api\/calendar\/[A-Za-z0-9]{32}\.ics$/) as string,
    since: FROZEN_NOW.toISOString(),
  });
  expect(await shown()).toEqual(first);
  expect((await read(first)).statusCode).toBe(200);
  const second = await renew();
  expect(second.url).not.toBe(first.url);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  await site.post(API.endCalendarFeed, undefined, operator);
  expect([(await read(second)).statusCode, await shown()]).toEqual([404, { url: null, since: null }]);
});

it('데이터베이스에는 주소가 없고, 틀린 주소는 모두 똑같이 없다', async () => {
  const feed = await renew();
  const token = /([\w-]{32})\.ics/.exec(pathOf(feed))?.[1] ?? '';
  expect(await dump(site.db)).not.toContain(token);
  const { salt, tokenHash } = await site.db.selectFrom('calendarFeed').selectAll().executeTakeFirstOrThrow();
  for (const guess of [salt, tokenHash, token.slice(0, -1), token.slice(1), '', 'a'.repeat(32)]) {
    const { statusCode, body, headers } = await site.get(apiPath(API.calendarFeedFile, { token: guess }));
    expect([guess, statusCode, headers.etag]).toEqual([guess, 404, undefined]);
    expect(body).not.toContain('VCALENDAR');
  }
});

it('메신저나 문장이 주소 끝에 덧붙인 것이 있어도 달력이 나온다', async () => {
  const path = pathOf(await renew());
  for (const appended of ['.', ')', ',', '-', '_', '에서', '%EC%97%90%EC%84%9C', '?utm_source=x'])
    expect([appended, (await site.get(encodeURI(path + appended).replaceAll('%25', '%'))).statusCode]).toEqual([
      appended,
      200,
    ]);
});

it('예전에 만든 주소와 링크도 그대로 쓸 수 있다', async () => {
  const salt = 'salt';
  const token = createHmac('sha256', deriveKeys(SECRET).calendarFeed).update(salt).digest('base64url').slice(0, 32);
  const tokenHash = createHash('sha256').update(token).digest('hex');
  await renew();
  await site.db.updateTable('calendarFeed').set({ salt, tokenHash }).execute();
  expect((await shown()).url).toBe(`${SITE}/api/calendar/${token}.ics`);
  for (const appended of ['', '.', ')'])
    expect((await site.get(`/api/calendar/${token}.ics${appended}`)).statusCode).toBe(200);
});

it('링크의 토큰은 글자와 숫자뿐이다', () => {
  const keys = deriveKeys(SECRET);
  for (let count = 0; count < 500; count += 1) {
    const salt = generateSalt();
    expect(linkToken(keys, 'waitingOffer', salt, hashOfSalt(keys, 'waitingOffer', salt))).toMatch(/^[A-Za-z0-9]{32}$/);
  }
});

it('다른 서버의 열쇠나 다른 쓰임의 열쇠로는 주소를 알아낼 수 없다', async () => {
  await renew();
  const { salt, tokenHash } = await site.db.selectFrom('calendarFeed').selectAll().executeTakeFirstOrThrow();
  const keys = deriveKeys(SECRET);
  expect(linkToken(keys, 'calendarFeed', salt, tokenHash)).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(linkToken(keys, 'waitingOffer', salt, tokenHash)).toBeNull();
  expect(linkToken(deriveKeys(`${SECRET} of another server`), 'calendarFeed', salt, tokenHash)).toBeNull();
});

it('출조일마다 예약 인원과 정원, 어종, 물때를 적고, 사람에 관한 것은 아무것도 적지 않는다', async () => {
  const day = await site.day({
    date: '2026-12-31',
    fish: '갈치',
    totalCount: 20,
    memo: '김바다 창가',
    departAt: '17:00',
  });
  await site.booked(day, { name: '김바다', tel: '010-7777-8888', guestCount: 12 });
  await site.day({ date: '2027-01-01', fish: '참돔', state: 'CANCEL' });
  await site.day({ date: '2027-01-02', fish: '한치', state: 'CLOSE' });
  const response = await read(await renew());
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(titlesIn(response.body)).toEqual([
    expect.stringMatching(/^갈치 12\/20 · (\d+물|조금|무시)$/),
    expect.stringMatching(/^운항취소 · 참돔 0\/20 · /),
  ]);
  const lines = linesOf(response.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:새벽호 출조',
      `UID:day-${day.id}@boat.example`,
      'DTSTART:20261231T080000Z',
      'DTSTART;VALUE=DATE:20270101',
      'STATUS:CANCELLED',
      `URL:${SITE}/admin/reserve/2026-12-31`,
    ]),
  );
  expect(response.body).not.toMatch(/김바다|7777|창가/);
});

it('출조일이 없어도 빈 달력이다', async () => {
  const { statusCode, body } = await read(await renew());
  expect([statusCode, linesOf(body)[0], titlesIn(body)]).toEqual([200, 'BEGIN:VCALENDAR', []]);
});

it('1분 안에 다시 물으면 읽어 둔 것을 답하고, 1분이 지나면 새로 읽는다', async () => {
  const day = await site.day({ fish: '갈치' });
  const feed = await renew();
  const before = await read(feed);
  await site.booked(day, { guestCount: 3 });
  site.moveClock(MINUTE_MS - 1);
  expect((await read(feed)).body).toBe(before.body);
  site.moveClock(1);
  const after = await read(feed);
  expect(titlesIn(after.body)[0]).toContain('갈치 3/20');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('시계가 뒤로 가도 옛것을 오래 답하지 않는다', async () => {
  const day = await site.day();
  const feed = await renew();
  await read(feed);
  await site.booked(day, { guestCount: 3 });
  site.moveClock(-60 * MINUTE_MS);
  expect(titlesIn((await read(feed)).body)[0]).toContain(' 3/20');
});

it('바뀐 것이 없으면 언제 물어도 304이다', async () => {
  await site.day();
  const feed = await renew();
  const { etag } = (await read(feed)).headers;
  site.moveClock(10 * MINUTE_MS);
  const again = await read(feed, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('글 속의 줄바꿈은 새 항목이 되지 못한다', async () => {
  await site.day({ fish: '갈치\r\nATTACH:x' });
  const { body } = await read(await renew());
  expect(linesOf(body).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});
