import { PAGES } from '../contract/paths';
import { expect, test } from './site';

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
