import type { Page } from '@playwright/test';
import { createServer, request as ask } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { API, PAGES } from '#contract/paths';
import { receipt } from '#copy/booking';
import { dayState, reserve } from '#copy/reserve';
import { expectReachable } from './axe';
import { bookElsewhere, daysOf, leftOf, openDay, type Day } from './openDays';
import { configure, expect, fillBooking, READ_EVERY_MS, hydrated, test } from './site';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

const cardOf = (page: Page, { date }: Day) =>
  page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${date}"]`) });
const left = (count: number): string => `${reserve.seatsLeft} ${count}명`;
/** Resolves when the stream is open and the days have been requested after it. */
const listening = async (page: Page, open: () => Promise<void>): Promise<void> => {
  const stream = page.waitForResponse((response) => response.url().includes(API.seatEvents) && response.ok());
  const list = page.waitForResponse((response) => /\/api\/reserve\/(list|\d+)/.test(response.url()));
  await open();
  await stream;
  await (await list).finished();
};

test(
  '다른 손님이 예약하면 달력의 남은자리가 제자리에서 줄고, 다 차면 마감이라고 한다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const day = await openDay(site);
    await listening(page, () => visit(DECEMBER));
    const card = cardOf(page, day);
    await expect(card).toContainText(left(leftOf(day)));
    await card.getByRole('link').focus();
    const cards = page.getByRole('list', { name: reserve.listLabel('2026년 12월') }).getByRole('listitem');
    const boxes = () => cards.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await boxes();

    await bookElsewhere(site, day, 2);
    await expect(card).toContainText(left(leftOf(day) - 2));
    const announcement = page.getByRole('status').filter({ hasText: left(leftOf(day) - 2) });
    await expect(announcement).toHaveCount(1);
    await bookElsewhere(site, day, leftOf(day) - 2);
    await expect(card).toContainText(dayState.label.COMPLETE);
    await expect(card.getByRole('link')).toBeFocused();
    expect(await boxes()).toEqual(before);
    // A screen reader announces the first change, and the next after a minute.
    await expect(announcement).toHaveCount(1);
    await expectReachable(page);
  },
);

test('첫 화면에서 보던 날이 그사이 차도 그 자리에 남고, 다시 들어오면 다음 날을 보여 준다', async ({
  page,
  visit,
  site,
}) => {
  await listening(page, () => visit(PAGES.home));
  const cards = page.getByRole('list', { name: '가까운 출조' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  const dates = () => cards.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
  const before = await dates();
  const months = [...(await daysOf(site, 11)), ...(await daysOf(site, 12))];
  const day = months.find(({ date }) => before.includes(date)) as Day;
  await bookElsewhere(site, day, leftOf(day));
  await expect(cardOf(page, day)).toContainText(dayState.label.COMPLETE);
  expect(await dates()).toEqual(before);
  await expectReachable(page);
  await page.reload();
  await hydrated(page);
  await expect(cards).toHaveCount(2);
  expect(await dates()).not.toContain(day.date);
});

test('양식을 적는 동안 남은자리가 줄어도 적던 칸이 움직이지 않는다', { tag: '@pc' }, async ({ page, visit, site }) => {
  const day = await openDay(site);
  await listening(page, () => visit(PAGES.reserveDay(day.id)));
  await fillBooking(page, '느긋한손');
  const name = page.getByLabel('예약자');
  const before = await name.boundingBox();
  await bookElsewhere(site, day, leftOf(day) - 1);
  await expect(page.getByRole('radiogroup', { name: '인원' })).toContainText(left(1));
  await expect(page.getByRole('radio')).toHaveCount(1);
  expect(await name.boundingBox()).toEqual(before);
  await expect(name).toHaveValue('느긋한손');
  await expectReachable(page);
});

test('양식을 적는 동안 입금 계좌가 바뀌면 새 계좌로 안내한다', async ({ page, visit, site }) => {
  const day = await openDay(site);
  await listening(page, () => visit(PAGES.reserveDay(day.id)));
  await fillBooking(page, '김바다');
  await configure(site, API.storeInfo, { bank: '농협 222-2222-2222 새선장' });
  const account = page.getByText('농협 222-2222-2222 새선장');
  await expect(account).toBeVisible();
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
  await expect(account).toBeVisible();
});

test('서버가 자리의 흐름을 거절하면 아무 말 없이 15초마다 목록을 읽는다', async ({ page, visit, site }) => {
  const day = await openDay(site);
  await page.route(`**${API.seatEvents}*`, (route) => route.fulfill({ status: 503, json: { code: 'UNAVAILABLE' } }));
  const refused = page.waitForResponse((response) => response.status() === 503);
  await visit(DECEMBER);
  await refused;
  await bookElsewhere(site, day, 2);
  await expect(cardOf(page, day)).toContainText(left(leftOf(day)));
  await page.clock.fastForward(READ_EVERY_MS);
  await expect(cardOf(page, day)).toContainText(left(leftOf(day) - 2));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('프록시가 흐름을 붙들고 있으면 그것을 알아채고 목록을 읽는다', async ({ page, site }) => {
  const day = await openDay(site);
  const held: string[] = [];
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const forwarded = ask(site.address + url, { method, headers }, (response) => {
      if (url.startsWith(API.seatEvents)) {
        // Passes on the headers, but no event.
        outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
        response.on('data', (piece: Buffer) => held.push(piece.toString()));
        outgoing.once('close', () => forwarded.destroy());
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}${DECEMBER}`);
    await hydrated(page);
    await expect.poll(() => held.join('')).toContain('event: ready');
    await bookElsewhere(site, day, 2);
    await expect.poll(() => held.join('')).toContain('event: seats');
    await expect(cardOf(page, day)).toContainText(left(leftOf(day)));
    await page.clock.fastForward(READ_EVERY_MS);
    await expect(cardOf(page, day)).toContainText(left(leftOf(day) - 2));
  } finally {
    await page.goto('about:blank');
    proxy.closeAllConnections();
    proxy.close();
  }
});

/** Hides or shows the page, as if another tab or app were open. */
const turn = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: isHidden ? 'hidden' : 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('화면을 가리면 흐름도 읽기도 쉬고, 다시 보면 놓친 것을 읽는다', async ({ page, visit, site }) => {
  const day = await openDay(site);
  await listening(page, () => visit(DECEMBER));
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes(API.seatEvents));
  await turn(page, true);
  await ended;
  await bookElsewhere(site, day, 2);
  const requested: string[] = [];
  // Scripts of other pages may be prefetched.
  page.on('request', (request) => {
    const url = request.url();
    if (url.includes('/api/')) requested.push(url);
  });
  await page.clock.fastForward(READ_EVERY_MS * 4);
  expect(requested).toEqual([]);
  await listening(page, () => turn(page, false));
  await expect(cardOf(page, day)).toContainText(left(leftOf(day) - 2));
  await bookElsewhere(site, day, 1);
  await expect(cardOf(page, day)).toContainText(left(leftOf(day) - 3));
});

test('브라우저가 넣어 둔 화면은 흐름을 놓고, 되돌아오면 다시 잇는다', async ({ page, visit, site }) => {
  const day = await openDay(site);
  await listening(page, () => visit(DECEMBER));
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes(API.seatEvents));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await ended;
  await bookElsewhere(site, day, 2);
  await listening(page, () =>
    page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  );
  await expect(cardOf(page, day)).toContainText(left(leftOf(day) - 2));
});
