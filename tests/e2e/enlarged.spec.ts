import type { Page } from '@playwright/test';
import { PAGES } from '#contract/paths';
import { receipt } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { format } from '#copy/format';
import { lookup } from '#copy/lookup';
import { outside } from './outside';
import { expect, fillBooking, test } from './site';

/** Twice the default font size, as in a browser's or phone's settings (WCAG 1.4.4). */
const TWICE = '--blink-settings=defaultFontSize=32';
test.use({
  viewport: { width: 360, height: 640 },
  launchOptions: ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), TWICE] }),
});

/** Buttons that their text overflows. */
const bursting = (page: Page): Promise<string[]> =>
  page
    .locator('a, button')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) => getComputedStyle(control).display.endsWith('flex') && control.scrollWidth > control.clientWidth,
        )
        .map((control) => control.textContent),
    );

/** Numbers with a line break between digits. */
const broken = (page: Page): Promise<string[]> =>
  page.locator('main span').evaluateAll((spans) =>
    spans
      .filter((span) => {
        const digits = document.createRange();
        digits.selectNodeContents(span);
        return /^\d{2}$/.test(span.textContent) && digits.getClientRects().length > 1;
      })
      .map((span) => span.textContent),
  );

const expectRoom = async (page: Page, where: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  expect.soft(await outside(page), where).toEqual([]);
  expect.soft(await bursting(page), where).toEqual([]);
};

test('글자를 두 배로 키워도 화면이 옆으로 밀리지 않고, 단추의 글은 단추 안에 있으며, 달의 숫자는 꺾이지 않는다', async ({
  page,
  visit,
}) => {
  await visit(PAGES.home);
  await expectRoom(page, '첫 화면');
  expect(await broken(page)).toEqual([]);
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page
    .getByRole('link', { name: /예약하기/ })
    .first()
    .click();
  await fillBooking(page, '큰글씨');
  await expectRoom(page, '예약 양식');
  await page.getByRole('button', { name: bookingForm.submit(format.people(1)) }).click();
  await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
  await expectRoom(page, '예약을 마친 화면');

  await page.getByRole('link', { name: lookup.title }).click();
  await page.getByLabel(lookup.password, { exact: true }).fill('4821');
  await page.getByRole('button', { name: lookup.submit }).click();
  await expect(page.getByRole('heading', { name: lookup.detailTitle })).toBeVisible();
  await expectRoom(page, '찾은 예약');
  await page.getByRole('button', { name: lookup.cancel, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: lookup.goBack }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
