import type { Page } from '@playwright/test';
import { API, apiPath, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { booking } from '#copy/booking';
import { bulk } from '#copy/bulk';
import { frame } from '#copy/frame';
import { reserve } from '#copy/reserve';
import { READ_EVERY_MS, expect, fillBooking, login, test, withoutSeatNews, type Site } from './site';

const openDay = async (site: Site): Promise<number> => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
    id: number;
    state: string;
  }[];
  return days.find(({ state }) => state === 'OPEN')?.id ?? 0;
};

/** Delays a request until `release` is called; `sent` resolves once it is sent. */
const hold = async (page: Page, path: string): Promise<{ release: () => void; sent: Promise<unknown> }> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  return { release: () => release(), sent: page.waitForRequest(`**${path}`) };
};

test('완료 화면에서 본문 바로가기를 눌러도 완료 화면은 그대로이고, 뒤로 가기는 한 번에 앞 화면으로 간다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.about);
  await page.goto(site.address + PAGES.reserveDay(await openDay(site)));
  await fillBooking(page, '김바다');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const done = page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' });
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: '본문 바로가기' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(done).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: '시설 안내' })).toBeVisible();
});

test('저장을 기다리는 동안 뒤로 가면 한 번만 뒤로 가고, 저장되었다고 알린다', async ({ page, visit }) => {
  await visit(PAGES.admin);
  await login(page);
  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  await menu.getByRole('link', { name: '예약일정' }).click();
  await menu.getByRole('link', { name: '예약자' }).click();
  await page.getByRole('button', { name: '더 보기' }).first().click();
  await page.getByRole('link', { name: '수정' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '예약 수정' })).toBeVisible();
  const { release, sent } = await hold(page, API.updateGuest);
  await page.getByLabel('예약자').fill('고친이름');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await sent;
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '예약자' })).toBeVisible();
  release();
  await expect(page.getByRole('status').filter({ hasText: '예약이 수정되었습니다.' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '예약자' })).toBeVisible();
});

test('일괄 변경을 기다리는 동안 뒤로 가면 한 번만 뒤로 가고, 변경되었다고 알린다', async ({ page, visit }) => {
  await visit(PAGES.admin);
  await login(page);
  const menu = page.getByRole('navigation', { name: admin.nav.label });
  await menu.getByRole('link', { name: admin.nav.days }).click();
  await page.getByRole('link', { name: bulk.title }).first().click();
  await page.getByLabel(bulk.start).fill('2027-02-01');
  await page.getByLabel(bulk.end).fill('2027-02-02');
  await page.getByLabel(bulk.fish).fill('참돔');
  await page.getByRole('button', { name: bulk.submit }).click();
  const { release, sent } = await hold(page, API.bulkUpdate);
  await page.getByRole('dialog').getByRole('button', { name: bulk.submit }).click();
  await sent;
  await page.goBack();
  const november = page.getByRole('list', { name: reserve.listLabel('2026년 11월') });
  await expect(november).toBeVisible();
  release();
  await expect(page.getByRole('status').filter({ hasText: bulk.done(2) })).toBeVisible();
  await expect(november).toBeVisible();
});

test('뒤로 가면 다시 읽는 동안에도 보던 날들이 보던 자리에 그대로 있다', async ({ page, visit, site }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const last = page
    .getByRole('list', { name: reserve.listLabel('2026년 12월') })
    .getByRole('link')
    .last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
  await page.getByRole('link', { name: frame.tabs.about }).first().click();
  await expect(page).toHaveURL(site.address + PAGES.about);
  const { release, sent } = await hold(page, `${API.dayList}*`);
  await page.goBack();
  await page.goBack();
  await sent;
  await expect(last).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  release();
});

test('예약을 기다리는 동안 뒤로 가도 예약번호를 보고, 그 뒤로 가기는 보던 화면으로 간다', async ({
  page,
  visit,
  site,
}) => {
  const id = await openDay(site);
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page
    .locator(`a[href="${PAGES.reserveDay(id)}"]`)
    .first()
    .click();
  await fillBooking(page, '김바다');
  const { release, sent } = await hold(page, API.createBooking);
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await sent;
  await page.goBack();
  const list = page.getByRole('list', { name: '2026년 12월 예약일정' });
  await expect(list).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
  await page.goBack();
  await expect(list).toBeVisible();
});

test('양식을 여는 동안 운항이 취소되면 마감이 아니라 운항취소라고 한다', async ({ page, visit, site }) => {
  const id = await openDay(site);
  const { tried } = await withoutSeatNews(page);
  await visit(PAGES.reserveDay(id));
  await tried;
  await fillBooking(page, '김바다');
  await page.route(`**${apiPath(API.dayById, { id })}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), state: 'CANCEL' } });
  });
  await page.clock.fastForward(READ_EVERY_MS);
  await expect(page.getByText('운항이 취소되어 예약할 수 없습니다. 다른 날짜를 선택해 주세요.').first()).toBeVisible();
  await expect(page.getByLabel('예약자')).toHaveValue('김바다');
});
