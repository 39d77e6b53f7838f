import type { Page } from '@playwright/test';
import { PAGES } from '#contract/paths';
import { deposit } from '#copy/deposit';
import { expect, fillBooking, test } from './site';
import { openDay } from './openDays';

/** In pixels, at 390 px with the demo data. */
const FORM_MAX = 1700;
const COMPLETION_MAX = 1800;

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

test('예약 화면과 완료 화면은 정한 길이를 넘지 않는다', async ({ page, site, visit }) => {
  const { id } = await openDay(site);
  await visit(PAGES.reserveDay(id));
  await expect(page.getByRole('heading', { level: 1, name: '예약하기' })).toBeVisible();
  const form = await heightOf(page);
  await fillBooking(page, '최돌고래', '010-4444-5555');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
  const completion = await heightOf(page);
  await page.getByRole('button', { name: deposit.claim }).click();
  await expect(page.getByText(deposit.claimed)).toBeVisible();
  const claimed = await heightOf(page);
  console.log(`예약 ${form}px, 완료 ${completion}px, 입금 알린 뒤 ${claimed}px`);
  expect(form).toBeLessThanOrEqual(FORM_MAX);
  expect(Math.max(completion, claimed)).toBeLessThanOrEqual(COMPLETION_MAX);
});
