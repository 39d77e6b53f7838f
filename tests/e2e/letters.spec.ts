import { API, PAGES } from '#contract/paths';
import { configure, serveMap, expect, test } from './site';

const NAME = '새벽바다';

/** Font size in the browser's settings; the default is 16. */
for (const { size, percent } of [
  { size: 21, percent: 130 },
  { size: 32, percent: 200 },
]) {
  test(`브라우저의 글자를 ${percent}%로 키우면 모든 글자가 따라 커지고, 배 이름은 온전하며, 옆으로 넘치지 않는다`, async ({
    page,
    site,
    visit,
  }) => {
    await configure(site, API.storeInfo, { name: NAME });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: 13 } });
    for (const path of [PAGES.home, PAGES.reserve({ year: 2026, month: 12 }), PAGES.reserveFind, PAGES.about]) {
      if (path === PAGES.about) await serveMap(page);
      await visit(path);
      const brand = page.getByRole('banner').getByText(`${NAME} 예약`);
      await expect(brand).toBeVisible();
      const seen = await brand.evaluate((element) => ({
        letters: Number.parseFloat(getComputedStyle(document.body).fontSize),
        cut: element.scrollWidth - element.clientWidth,
        over: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect(seen).toEqual({ letters: expect.closeTo((17 / 16) * size, 1), cut: 0, over: 0 });
    }
  });
}
