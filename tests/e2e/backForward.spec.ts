import type { Page } from '@playwright/test';
import { PAGES } from '#contract/paths';
import { reserve } from '#copy/reserve';
import { bookElsewhere, leftOf, openDay } from './openDays';
import { Gate } from './releases';
import { expect, hydrated, test, type Site } from './site';

const METRICS_TOKEN = 'e2e-metrics-token-2026';
const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

// The headless shell (docs/decisions/0009) has no back/forward cache, and Playwright switches it off in Chromium.
test.use({
  startsItself: true,
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath, args = [] } = launchOptions;
      await use({
        ...launchOptions,
        // Without Chromium on the system: Playwright's own, not its headless shell.
        ...(executablePath
          ? { executablePath: executablePath.replace(/-headless-shell$/, '') }
          : { channel: 'chromium' as const }),
        args: [...args, '--headless=new'],
        ignoreDefaultArgs: ['--headless', '--headless=old', '--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

/** Visitors' open event streams, from the metrics. */
const listeners = async (site: Site): Promise<number> => {
  const response = await fetch(`${site.address}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^boat_seat_streams (\d+)$/m.exec(await response.text())?.[1] ?? NaN);
};

const PERSISTED = ['pagehide true', 'hidden', 'visible', 'pageshow true'];

/** Leaves the calendar and comes back, while others book. Returns the events of the restored page. */
const goAndComeBack = async (page: Page, site: Site, address: string): Promise<string[] | undefined> => {
  const day = await openDay(site);
  const card = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day.date}"]`) });
  const left = (count: number): string => `${reserve.seatsLeft} ${count}명`;

  await page.goto(address + DECEMBER);
  await hydrated(page);
  await expect.poll(() => listeners(site)).toBe(1);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    window.addEventListener('pagehide', ({ persisted }) => seen.push(`pagehide ${persisted}`));
    window.addEventListener('pageshow', ({ persisted }) => seen.push(`pageshow ${persisted}`));
    document.addEventListener('visibilitychange', () => seen.push(document.visibilityState));
  });
  await page.goto(address + PAGES.privacy);
  await hydrated(page);
  await expect.poll(() => listeners(site)).toBe(0);
  await bookElsewhere(site, day, 2);

  // Playwright's goBack waits for a load, but a cached page does not load.
  await page.evaluate(() => history.back());
  await expect.poll(() => page.url()).toContain(DECEMBER);
  await expect(card).toContainText(left(leftOf(day) - 2));
  await expect.poll(() => listeners(site)).toBe(1);
  await bookElsewhere(site, day, 1);
  await expect(card).toContainText(left(leftOf(day) - 3));
  return page.evaluate(() => (window as unknown as { seen?: string[] }).seen);
};

test('다른 화면으로 가면 서버와의 흐름이 끝나고, 뒤로 오면 다시 이어 그동안의 자리를 보여 준다', async ({
  page,
  site,
}) => {
  await site.start({ METRICS_TOKEN });
  // With no-store this browser loads the page again instead of restoring it.
  expect(await goAndComeBack(page, site, site.address)).toBeUndefined();
});

test('브라우저가 화면을 넣어 두어도 흐름은 끝나 있고, 되돌아온 그 화면이 다시 이어 놓친 자리를 읽는다', async ({
  page,
  site,
}) => {
  await site.start({ METRICS_TOKEN });
  // Like a browser that caches pages despite no-store.
  const gate = new Gate(
    () => site,
    (headers) => ({ ...headers, ...(headers['cache-control'] === 'no-store' && { 'cache-control': 'no-cache' }) }),
  );
  await gate.open();
  try {
    expect(await goAndComeBack(page, site, gate.address)).toEqual(PERSISTED);
  } finally {
    await page.goto('about:blank');
    gate.close();
  }
});
