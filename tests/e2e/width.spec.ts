import type { Page } from '@playwright/test';
import { PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { receipt } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { lookup } from '#copy/lookup';
import { operatorPages, visitorPages } from './everyPage';
import { fillWithTheLongest, type LongestFacts } from './longestTexts';
import { openDay } from './openDays';
import { outside } from './outside';
import { squeezed } from './squeezed';
import { serveMap, expect, fillBooking, login, openInApp, test } from './site';

/** PC, ordinary phone, narrowest phone, and half an ordinary phone, as with letters of twice the size. */
const WIDTHS = [1280, 390, 320, 195];

const expectInside = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible();
  await expect(page.getByText(/(?<!지도를 )불러오는 중입니다/), where).toHaveCount(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate(() => document.fonts.ready);
    expect.soft([...(await outside(page)), ...(await squeezed(page))], `${where} (${width}px)`).toEqual([]);
  }
};

test('휴대폰을 눕히면 예약 단추가 화면 아래에 붙지 않아, 적는 칸이 보인다', async ({ page, visit, site }) => {
  await visit(PAGES.reserveDay((await openDay(site)).id));
  const submit = page.getByRole('button', { name: bookingForm.submit(format.people(1)) });
  await expect(submit).toBeInViewport();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(submit).not.toBeInViewport();
});

test.describe('가장 길고 끊을 곳이 없는 글이 들어 있어도', () => {
  let facts: LongestFacts;
  test.use({ startsItself: true });
  test.beforeEach(async ({ site }) => {
    test.slow();
    facts = fillWithTheLongest(site.file);
    await site.start();
  });

  test('방문자의 어느 화면도 옆으로 밀리지 않는다', async ({ page, visit }) => {
    // The map is last, because its route switches off Chromium's cache (serveMap).
    const { about, ...others } = visitorPages(facts);
    for (const path of [...Object.values(others).flat(), '/nowhere']) {
      await visit(path);
      await expectInside(page, path);
    }
    await visit(PAGES.reserveDay(facts.dayIds.sailing));
    await fillBooking(page, 'WWWWW');
    await page.getByRole('button', { name: bookingForm.submit(format.people(1)) }).click();
    await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expectInside(page, '예약을 마친 화면');

    await visit(`${PAGES.reserveFind}?id=${facts.bookingNumber}`);
    await page.getByLabel(lookup.password, { exact: true }).fill('1234');
    await page.getByRole('button', { name: lookup.submit }).click();
    await expect(page.getByRole('heading', { name: lookup.detailTitle })).toBeVisible();
    await expectInside(page, '찾은 예약');
    await page.getByRole('button', { name: lookup.cancel, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectInside(page, '예약을 취소하는 질문');

    await serveMap(page);
    for (const path of about) {
      await visit(path);
      await expectInside(page, path);
    }
  });

  test('운영자의 어느 화면도 옆으로 밀리지 않는다', async ({ page, visit }) => {
    await visit(PAGES.admin);
    await expectInside(page, '로그인');
    await login(page);
    await expect(page.getByRole('heading', { level: 1, name: admin.title, exact: true })).toBeVisible();
    for (const path of Object.values(operatorPages(facts)).flat()) {
      await openInApp(page, path);
      await expect(page.getByRole('navigation', { name: admin.nav.label })).toBeVisible();
      await expectInside(page, path);
    }
  });
});
