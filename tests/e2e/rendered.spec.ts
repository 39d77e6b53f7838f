import type { Page } from '@playwright/test';
import { API } from '#contract/paths';
import type { FirstView } from '#contract/rendering';
import { expect, fillBooking, hydrated, test, withoutSeatNews, type Site } from './site';

const DECEMBER = '/reserve?year=2026&month=12';
/** Messengers add their own parameters to links. */
const SHARED = '/reserve?utm_source=kakaotalk&fbclid=IwY2xjawE';

/** The page of a day with free seats. */
const bookablePage = async (page: Page, site: Site): Promise<string> => {
  const response = await page.request.get(`${site.address}${API.dayList}?year=2026&month=12`);
  const days = (await response.json()) as { id: number; state: string; totalCount: number; guestCount: number }[];
  const day = days.find(({ state, totalCount, guestCount }) => state === 'OPEN' && totalCount - guestCount > 3);
  return `/reserve/${day?.id}`;
};

/** Delays the page's scripts until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await late;
    await route.continue();
  });
  return release;
};

/**
 * Suppresses the delayed request for scripts of a page without a paint, as on a busy machine. The returned function
 * throws if there was none.
 */
const withoutLateRequest = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((work: () => void, ms?: number) => {
      if (ms !== 2_000) return later(work, ms);
      document.documentElement.dataset['leftOut'] = '';
      return 0;
    }) as typeof window.setTimeout;
  });
  return () => expect(page.locator('html[data-left-out]')).toHaveCount(1);
};

const content = (page: Page) =>
  page.locator('header, #main, footer').evaluateAll((parts) => parts.map((part) => part.outerHTML).join('\n'));

test.describe('시계가 여덟 달 늦은 뉴욕의 휴대전화', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('도착한 화면을 한 글자도 바꾸지 않고, 다시 묻지 않고 이어받는다', async ({ page, site, browser }) => {
    await page.clock.setFixedTime(new Date('2026-03-20T23:59:00+09:00'));
    const faults: string[] = [];
    const requested: string[] = [];
    page.on('console', (message) => {
      const isFault = ['error', 'warning'].includes(message.type());
      if (isFault && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
    });
    page.on('request', (request) => request.url().includes('/api/') && requested.push(request.url()));
    // A stream of seats would request the days again.
    await withoutSeatNews(page);
    const plain = await browser.newPage({ javaScriptEnabled: false });
    const day = await bookablePage(page, site);
    for (const path of ['/', '/reserve', SHARED, DECEMBER, day, '/about', '/reserve/find', '/privacy', '/nowhere'])
      await test.step(path, async () => {
        const address = site.address + path;
        await page.goto('about:blank');
        requested.length = 0;
        await page.goto(address);
        await hydrated(page);
        await plain.goto(address);
        // Only the browser renders the map.
        if (path !== '/about') expect(await content(page), path).toBe(await content(plain));
        const came = await page.evaluate(() => {
          const view = JSON.parse(document.querySelector('#first-view')?.textContent ?? '{}') as Partial<FirstView>;
          return Object.keys(view.responses ?? {});
        });
        expect(came, path).toContain(API.configInfo);
        expect(
          requested.filter((url) => came.includes(url.slice(site.address.length))),
          path,
        ).toEqual([]);
        expect(faults, path).toEqual([]);
      });
    await plain.close();
  });
});

test('화면을 먼저 그리고 나서 스크립트를 받아, 느린 휴대폰에서도 글과 그림이 기다리지 않는다', async ({
  page,
  visit,
}) => {
  const isLeftOut = await withoutLateRequest(page);
  await visit(DECEMBER);
  await isLeftOut();
  const { painted, requested } = await page.evaluate(() => {
    const starts = (entries: PerformanceEntry[]): number => Math.min(...entries.map(({ startTime }) => startTime));
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /framework|site-/.test(name));
    return { painted: starts(performance.getEntriesByType('paint')), requested: starts(scripts) };
  });
  expect(painted).toBeGreaterThan(0);
  expect(requested).toBeGreaterThanOrEqual(painted);
});

test.describe('자바스크립트가 꺼져 있어도', () => {
  test.use({ javaScriptEnabled: false });

  test('출조일과 선비와 연락처를 읽고, 링크로 다닌다', async ({ page, site }) => {
    await page.goto(site.address + DECEMBER);
    const list = page.getByRole('list', { name: '2026년 12월 예약일정' });
    await expect(list.getByRole('listitem')).toHaveCount(31);
    await expect(list).toContainText('남은자리');
    await expect(page.getByRole('contentinfo')).toContainText('010-0000-0000');
    await expect(page.getByText('자바스크립트를 켜 주세요')).toBeVisible();
    await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '11월' }).click();
    await page.goto(site.address + (await bookablePage(page, site)));
    await expect(page.getByRole('heading', { level: 1, name: '예약하기' })).toBeVisible();
    await expect(page.getByText(/선비 1인 \d+만원/)).toBeVisible();
    await page.getByRole('link', { name: '선박소개' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('스크립트보다 먼저 적은 것은 남고, 먼저 누른 확인은 아무것도 보내지 않는다', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(`${site.address}/reserve/find`, { waitUntil: 'commit' });
  const number = page.getByLabel('예약번호');
  await number.fill('1234-5678-9012');
  await page.getByLabel('비밀번호', { exact: true }).fill('4321');
  await number.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await hydrated(page);
  await expect(number).toHaveValue('1234-5678-9012');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('4321');
});

test('스크립트보다 먼저 누른 단추는 스크립트가 오면 눌린다', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto(site.address + DECEMBER, { waitUntil: 'commit' });
  const saturday = page.getByRole('button', { name: '토' });
  await saturday.click();
  await expect(saturday).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(saturday).toHaveAttribute('aria-pressed', 'true');
});

test('예약을 마치고 다시 연 화면은 양식이 아니라 완료 화면이고, 스크립트가 오자마자 보인다', async ({ page, site }) => {
  await page.goto(site.address + (await bookablePage(page, site)));
  await hydrated(page);
  await fillBooking(page, '김바다');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const done = page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' });
  await expect(done).toBeVisible();
  // A hidden page is never painted, but requests its scripts.
  const isLeftOut = await withoutLateRequest(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: '예약하기', includeHidden: true })).toBeHidden();
  release();
  await hydrated(page);
  await isLeftOut();
  expect(await done.isVisible()).toBe(true);
});

test('적다 만 예약은 화면을 다시 열어도 이어지고, 인원과 금액도 그대로다', async ({ page, site }) => {
  await page.goto(site.address + (await bookablePage(page, site)));
  await hydrated(page);
  await page.getByLabel('예약자').fill('김바다');
  await page.getByRole('radio', { name: '2명', exact: true }).check();
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('예약자')).toHaveValue('김바다');
  await expect(page.getByRole('radio', { name: '2명', exact: true })).toBeChecked();
});
