import { API, apiPath, PAGES } from '#contract/paths';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { outage } from '#copy/outage';
import { openSite, SECRET, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite({ settings: { secret: SECRET, bookingsPerMinute: 100, publicUrl: 'https://boat.example' } });
  await site.config({ name: '새벽호', tel: '010-1234-5678', address: '여수시 국동항; 3, 선착장' });
});
afterEach(() => site.close());

const fileOf = (id: number) => site.get(apiPath(API.calendarFile, { id }));
/** The unfolded lines of a file. */
const linesOf = (body: string) => body.replace(/\r\n[ \t]/g, '').split('\r\n');

it('출조일은 종일 일정이고, 전날 알리며, 배와 어종과 곳을 적는다', async () => {
  const day = await site.day({ date: '2026-12-31', fish: '갈치, 한치' });
  await site.booked(day, { name: '김바다', tel: '010-7777-8888' });
  const response = await fileOf(day.id);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="2026-12-31.ics"',
    'cache-control': 'no-cache',
  });
  const lines = linesOf(response.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:trip-${day.id}@boat.example`,
      'DTSTAMP:20261119T232400Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:새벽호 갈치\\, 한치 출조',
      'LOCATION:여수시 국동항\\; 3\\, 선착장',
      `URL:https://boat.example/reserve/${day.id}`,
      'STATUS:CONFIRMED',
      'TRIGGER:-PT15H',
      'ACTION:DISPLAY',
    ]),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('출항 10분 전까지 도착해 주세요.');
  expect(lines.filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
  expect(response.body).not.toMatch(/김바다|7777-8888/);
});

it('시각을 아는 출조는 출항부터 귀항까지의 일정이고, 전날 아침 9시에 알린다', async () => {
  const night = await site.day({ date: '2026-12-31', departAt: '17:30', returnAt: '05:00', meetAt: 30 });
  const lines = linesOf((await fileOf(night.id)).body);
  expect(lines).toEqual(
    expect.arrayContaining(['DTSTART:20261231T083000Z', 'DTEND:20261231T200000Z', 'TRIGGER:-PT32H30M']),
  );
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain(
    '17:00 집합 → 17:30 출항 → 다음 날 05:00 귀항',
  );
});

it('시각을 정하지 않은 날은 운영정책의 시각을 따르고, 귀항을 모르면 출항만 적는다', async () => {
  await site.config({ departAt: '05:00', meetAt: 30 });
  const lines = linesOf((await fileOf((await site.day({ date: '2026-12-31' })).id)).body);
  expect(lines).toContain('DTSTART:20261230T200000Z');
  expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
});

it('어느 줄도 75바이트를 넘지 않고 글자 가운데에서 끊기지 않는다', async () => {
  await site.config({
    address: '전라남도 여수시 국동항 남쪽 방파제 끝에서 왼쪽으로 두 번째 선착장 🎣🎣🎣🎣🎣🎣🎣🎣🎣🎣',
  });
  const { body } = await fileOf((await site.day({ fish: '갈치, 한치, 문어, 주꾸미, 갑오징어' })).id);
  for (const line of body.split('\r\n')) expect([line, Buffer.byteLength(line) <= 75]).toEqual([line, true]);
  expect(body).not.toContain('\uFFFD');
  expect(linesOf(body).find((line) => line.startsWith('LOCATION:'))).toContain('두 번째 선착장 🎣🎣🎣🎣🎣🎣🎣🎣🎣🎣');
});

it.each([
  '[::1]:3310',
  '[::1]',
  '-',
  '1.2.3.4.5',
  'xn--a',
  'boat.kr:8',
  'a-.kr',
  'BOAT.KR',
  '256.1.1.1',
  'x:99999',
  '"><b>',
  '',
])('주소를 정하지 않은 곳을 %j이라는 이름으로 불러도 달력과 화면이 나온다', async (host) => {
  await site.close();
  site = await openSite();
  const day = await site.day();
  const operator = await site.operator();
  const made = (await site.post(API.renewCalendarFeed, undefined, { ...operator, host })).json<{ url: string }>();
  const paths = [
    apiPath(API.calendarFile, { id: day.id }),
    new URL(made.url).pathname,
    ...['/', '/reserve', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
  ];
  for (const path of paths) {
    const response = await site.get(path, { host });
    expect([path, response.statusCode]).not.toEqual([path, 500]);
    if (path.endsWith('.ics')) expect([path, response.statusCode]).toEqual([path, 200]);
  }
});

it('취소된 출조는 취소되었다고 적는다', async () => {
  const day = await site.day({ state: 'CANCEL' });
  const { body } = await fileOf(day.id);
  expect(linesOf(body)).toContain('STATUS:CANCELLED');
  expect(body).toContain('운항취소');
});

it('없는 날과 아직 열리지 않은 날은 없다', async () => {
  const far = await site.day({ date: '2027-11-19' });
  for (const id of [999_999, far.id]) {
    const response = await fileOf(id);
    expect([response.statusCode, response.json()]).toEqual([404, expect.objectContaining({ code: 'NOT_FOUND' })]);
  }
});

describe('내 달력에 추가를 눌렀는데 파일을 줄 수 없으면', () => {
  const PERSON = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('글자 묶음이 아니라 무슨 일이고 무엇을 할지 적힌 우리말 화면을 본다', async () => {
    for (const id of ['999999', 'x', '1%00']) {
      const { statusCode, headers, body } = await site.get(`/api/reserve/${id}/calendar.ics`, PERSON);
      expect([id, statusCode]).toEqual([id, id === '999999' ? 404 : 400]);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(body).toContain(`<h1>${outage.file}</h1>`);
      expect(body).toContain(id === '999999' ? errorText.NOT_FOUND : errorText.VALIDATION);
      expect(body).toContain(`<a href="${PAGES.reserve()}">${frame.toReserve}</a>`);
      expect(body).not.toContain(frame.retry);
      const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
    }
  });
});

it('줄을 바꾸는 글은 새 항목이 되지 못한다', async () => {
  await site.config({ name: '새벽\r\nATTACH:x' });
  const { body } = await fileOf((await site.day()).id);
  expect(linesOf(body).filter((line) => line.startsWith('ATTACH'))).toEqual([]);
});

it('예약금을 보낼 예약이면 입금기한을 적고, 아닌 값은 받지 않는다', async () => {
  const day = await site.day({ date: '2026-12-31' });
  const withDeadline = (payBy: string) =>
    site.get(`${apiPath(API.calendarFile, { id: day.id })}?payBy=${encodeURIComponent(payBy)}`);
  const description = async (payBy: string) =>
    linesOf((await withDeadline(payBy)).body).find((line) => line.startsWith('DESCRIPTION:'));
  expect(await description('2026-11-21T00:30:00.000Z')).toContain(
    '예약금 입금기한은 11월 21일(토) 오전 9시 30분까지입니다.',
  );
  expect((await withDeadline('내일')).statusCode).toBe(400);
  expect(linesOf((await fileOf(day.id)).body).join()).not.toContain('입금기한');
});
