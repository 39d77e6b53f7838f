import type { Page } from '@playwright/test';
import { API, PAGES } from '#contract/paths';
import { catches } from '#copy/catches';
import { home } from '#copy/home';
import { expectReachable } from './axe';
import { expect, hydrated, test, type Site } from './site';

interface Catch {
  id: number;
  pictures: unknown[];
}
/** Largest layout shift of the home page (docs/performance.md). */
const MOST_SHIFT = 0.01;
const KIB = 1024;
/** Transferred bytes of the home page with three posts (document: 15.1 KiB now). For the calendar: firstView.spec.ts. */
const HOME = { document: 16 * KIB, pictures: 60 * KIB };

/** In CSS pixels, for the home page with three posts on a phone. */
const HOME_LENGTH = 2600;

/** Generous: in `npm test` other suites use the same cores. */
const RENDERED_MS = 60_000;

const latest = async (site: Site): Promise<Catch[]> =>
  (await (await fetch(site.address + API.latestCatches)).json()) as Catch[];

const seeded = test.extend<{ posts: Catch[] }>({
  // The demo's own posts, with photographs in three widths.
  site: async ({ makeSite }, use) => {
    const site: Site = await makeSite('empty');
    await site.start({ DEMO_DATA: 'on' });
    // The server still renders their photographs after its start.
    await expect.poll(async () => (await latest(site)).length, { timeout: RENDERED_MS }).toBeGreaterThan(0);
    await use(site);
    await site.close();
  },
  posts: async ({ site }, use) => {
    await use(await latest(site));
  },
});

/** Sum of the layout shifts while the whole page is scrolled, so that every photograph loads. */
const shiftOf = async (page: Page, address: string): Promise<number> => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) seen.push((shift as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address);
  await hydrated(page);
  const photographs = page.locator('img[srcset*="/api/pictures/"]');
  await expect(photographs.first()).toBeAttached();
  for (const photograph of await photographs.all()) {
    await photograph.scrollIntoViewIfNeeded();
    await expect.poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true);
  }
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => (window as unknown as { seen: number[] }).seen.reduce((sum, shift) => sum + shift, 0));
};

seeded('조황과 첫 화면은 사진이 오는 동안 움직이지 않는다', { tag: '@pc' }, async ({ page, site, posts }) => {
  expect(posts.map(({ pictures }) => pictures.length)).toEqual([3, 1, 2]);
  for (const path of [PAGES.catches(), PAGES.home, PAGES.catchPost(posts[0]?.id ?? 0)])
    expect(await shiftOf(page, site.address + path), path).toBeLessThanOrEqual(MOST_SHIFT);
});

seeded('폭 320에서도 조황은 옆으로 밀리지 않고, 누구나 읽고 쓸 수 있다', async ({ page, site, posts }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [PAGES.catches(), PAGES.catchPost(posts[0]?.id ?? 0), PAGES.home]) {
    await page.goto(site.address + path);
    await hydrated(page);
    await expect(page.locator('img[srcset*="/api/pictures/"]').first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      path,
    ).toBeLessThanOrEqual(0);
    await expectReachable(page);
  }
  await expect(page.getByRole('heading', { name: catches.latest })).toBeVisible();
});

seeded(
  '조황이 있는 첫 화면도 보이는 만큼만 받는다: 문서 16KiB, 처음의 그림 60KiB',
  { tag: '@pc' },
  async ({ page, site }) => {
    const sizes: Record<'document' | 'image', number[]> = { document: [], image: [] };
    page.on('response', (response) => {
      const request = response.request();
      const kind = request.resourceType();
      if (kind !== 'document' && kind !== 'image') return;
      void request.sizes().then(({ responseBodySize }) => sizes[kind].push(responseBodySize));
    });
    await page.goto(site.address + PAGES.home);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const sum = (all: number[]): number => all.reduce((total, size) => total + size, 0);
    await expect.poll(() => [sizes.document.length, sizes.image.length > 0]).toEqual([1, true]);
    expect(sum(sizes.document)).toBeLessThanOrEqual(HOME.document);
    expect(sum(sizes.image)).toBeLessThanOrEqual(HOME.pictures);
  },
);

seeded(
  '첫 화면은 첫눈에 예약할 수 있는 날 둘을 보여 주고, 휴대폰에서도 짧다',
  { tag: '@pc' },
  async ({ page, site, posts }) => {
    await page.goto(site.address + PAGES.home);
    await hydrated(page);
    expect(posts).toHaveLength(3);
    const days = page.getByRole('list', { name: home.near }).getByRole('link');
    await expect(days).toHaveCount(2);
    await expect(days.last()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { name: catches.latest })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HOME_LENGTH);
  },
);
