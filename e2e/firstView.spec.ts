import { PAGES } from '../contract/paths';
import { expect, test } from './site';

const KIB = 1024;

test('처음에는 글꼴 파일 둘만 받고, 드문 글자의 글꼴은 그 글자를 적을 때 받는다', async ({ page, visit }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  const list = page.waitForResponse(/fontsFallback.*\.css/);
  await visit(PAGES.reserveFind);
  await (await list).finished();
  const field = page.getByLabel('예약번호');
  await expect(field).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.map((url) => /pretendard-\d+/.exec(url)?.[0]).sort()).toEqual(['pretendard-400', 'pretendard-700']);

  const rare = page.waitForResponse(/Pretendard-Regular\.subset.*\.woff2/);
  await page.getByLabel('비밀번호').evaluate((input) => input.insertAdjacentText('afterend', '뷁'));
  expect((await rare).status()).toBe(200);
});

test('예약 달력의 문서는 14KiB, 그림은 60KiB를 넘지 않는다', async ({ page, visit }) => {
  const documents: number[] = [];
  const pictures: number[] = [];
  page.on('response', (answer) => {
    const request = answer.request();
    const kind = request.resourceType();
    if (kind !== 'document' && kind !== 'image') return;
    void request
      .sizes()
      .then(({ responseBodySize }) => (kind === 'image' ? pictures : documents).push(responseBodySize));
  });
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await expect(page.getByRole('list', { name: '2026년 12월 예약 일정' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sum = (sizes: number[]): number => sizes.reduce((all, size) => all + size, 0);
  await expect.poll(() => [documents.length, pictures.length > 0]).toEqual([1, true]);
  expect(sum(documents)).toBeLessThanOrEqual(14 * KIB);
  expect(sum(pictures)).toBeLessThanOrEqual(60 * KIB);
});
