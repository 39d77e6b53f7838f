import { API, PAGES } from '#contract/paths';
import { asOperator, expect, hydrated, test } from './site';

const KIB = 1024;

test('처음에는 글꼴 파일 둘만 받고, 드문 글자의 글꼴은 그 글자를 적을 때 받는다', async ({ page, visit }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const watching = page.waitForResponse(/rareLetters.*\.js/);
  await visit(PAGES.reserveFind);
  await (await watching).finished();
  await expect(page.getByLabel('예약번호')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // The checksum in a file's name may have a hyphen itself.
  expect(fonts.map((url) => /[^/]+(?=-.{8}\.woff2$)/.exec(url)?.[0]).sort()).toEqual([
    'pretendard-400',
    'pretendard-700',
  ]);

  const list = page.waitForResponse(/fontsFallback.*\.css/);
  await page.getByLabel('비밀번호').fill('뷁');
  await (await list).finished();
  const rare = page.waitForResponse(/Pretendard-Regular\.subset.*\.woff2/);
  await page.getByLabel('비밀번호').evaluate((input) => input.insertAdjacentText('afterend', '뷁'));
  expect((await rare).status()).toBe(200);
});

test('드문 글자가 있는 화면은 그 글자의 글꼴을 받는다', async ({ page, visit, site }) => {
  const [day] = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as { id: number }[];
  const memo = { id: day?.id, memo: '쭈꾸미 뷁', memoPublic: 'Y' };
  expect((await asOperator(site, API.updateDayMemo, memo)).status).toBe(200);
  const rare = page.waitForResponse(/Pretendard-Regular\.subset.*\.woff2/);
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  expect((await rare).status()).toBe(200);
});

test('예약 달력을 보기만 하면 첫 화면의 것만 받고, 손을 대면 다음에 열 화면을 미리 받는다', async ({ page, visit }) => {
  const received: { kind: string; url: string; bytes: number }[] = [];
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize: bytes }) => {
      received.push({ kind: request.resourceType(), url: request.url(), bytes });
    });
  });
  const sum = (kind?: string): number =>
    received.filter((each) => !kind || each.kind === kind).reduce((all, { bytes }) => all + bytes, 0);
  const files = (name: string): string[] => received.map(({ url }) => url).filter((url) => url.includes(name));
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await expect(page.getByRole('list', { name: '2026년 12월 예약일정' })).toBeVisible();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect
    .poll(() => [received.filter(({ kind }) => kind === 'document').length, sum('image') > 0])
    .toEqual([1, true]);
  expect(sum('document')).toBeLessThanOrEqual(14.5 * KIB);
  expect(sum('image')).toBeLessThanOrEqual(60 * KIB);
  console.log(`예약 달력의 첫 화면: ${Math.round(sum() / KIB)} KiB`);
  expect(sum()).toBeLessThanOrEqual(250 * KIB);
  expect(files('BookingPage')).toEqual([]);

  await page.mouse.wheel(0, 200);
  await expect.poll(() => files('BookingPage')).toHaveLength(1);
});
