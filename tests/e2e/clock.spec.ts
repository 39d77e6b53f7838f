import type { Page } from '@playwright/test';
import { API, apiPath, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { frame } from '#copy/frame';
import { format } from '#copy/format';
import { lookup, standing } from '#copy/lookup';
import { asOperator, expect, fillBooking, login, test, type Site } from './site';

/** The last second of November in Seoul; in New York it is the morning before. */
const LAST_SECOND = new Date('2026-11-30T23:59:59+09:00');

test.use({ timezoneId: 'America/New_York' });

test('달의 마지막 순간에 뉴욕의 시계로 보아도 서울의 날짜로 끝난 달을 알리고 다음 달을 예약한다', async ({
  page,
  visit,
  site,
}) => {
  const today = (await (await fetch(site.address + apiPath(API.dayByDate, { date: '2026-11-30' }))).json()) as {
    id: number;
  };
  await site.stop();
  await site.start({ CLOCK: LAST_SECOND.toISOString() });
  await page.clock.setFixedTime(LAST_SECOND);

  await visit(PAGES.reserve());
  const over = page.getByRole('alert').filter({ hasText: '11월 예약이 종료되었습니다.' });
  await expect(over).toBeVisible();
  await expect(page).toHaveURL(site.address + PAGES.reserve({ year: 2026, month: 12 }));
  await expect(page.getByText('오늘 11.30(월)')).toBeVisible();
  const months = page.getByRole('navigation', { name: '월 선택' });
  await expect(months.getByRole('link').first()).toHaveText('11월');
  // Reloading the month shows the message again.
  await over.getByRole('button').click();
  await expect(over).toBeHidden();
  await months.getByRole('link', { name: '11월' }).click();
  await expect(over).toBeVisible();
  await expect(page).toHaveURL(site.address + PAGES.reserve({ year: 2026, month: 12 }));
  const first = page.getByRole('list', { name: '2026년 12월 예약일정' }).getByRole('listitem').first();
  await expect(first.locator('time')).toHaveAttribute('datetime', '2026-12-01');
  await expect(first).toContainText(/1일\s*\(화\)/);

  // The toast lasts five seconds; on a busy machine it may disappear before the page has loaded.
  const past = expect(
    page.getByRole('alert').filter({ hasText: '예약 시간이 지났습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.' }),
  ).toBeVisible();
  await visit(PAGES.reserveDay(today.id));
  await past;
  await expect(over).toHaveCount(0);
  await expect(page).toHaveURL(/\/reserve/);

  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page.getByRole('listitem').getByRole('link').first().click();
  await fillBooking(page, '뉴욕손님');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByText('2026년 11월 30일(월) 23:59')).toBeVisible();

  const midnight = new Date(LAST_SECOND.getTime() + 1000);
  await site.stop();
  await site.start({ CLOCK: midnight.toISOString() });
  await page.clock.setFixedTime(midnight);
  await visit(PAGES.reserve());
  await expect(page.getByText('오늘 12.01(화)')).toBeVisible();
  await expect(months.getByRole('link').first()).toHaveText('12월');
});

test('시계가 65일 빠른 휴대폰에서도 서버의 달과 날짜가 보이고 예약할 수 있다', async ({ page, visit, site }) => {
  await page.clock.setFixedTime(new Date('2027-01-24T08:24:00+09:00'));
  await visit(PAGES.reserve());
  await expect(page.getByRole('list', { name: '2026년 11월 예약일정' })).toBeVisible();
  await expect(page.getByText('오늘 11.20(금)')).toBeVisible();
  const months = page.getByRole('navigation', { name: '월 선택' });
  await expect(months.getByRole('link').first()).toHaveText('11월');
  await expect(months.getByRole('link').first()).toHaveAttribute('aria-current', 'page');

  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
    id: number;
    state: string;
  }[];
  await visit(PAGES.reserveDay(days.find(({ state }) => state === 'OPEN')?.id ?? 0));
  await fillBooking(page, '빠른시계');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
});

test('달의 마지막 날에 다음 달을 읽지 못하면, 운영자의 첫 화면은 내일 출조가 없다고 하지 않고 다시 읽는다', async ({
  page,
  visit,
  site,
}) => {
  await site.stop();
  await site.start({ CLOCK: LAST_SECOND.toISOString() });
  await page.clock.setFixedTime(LAST_SECOND);
  const ofDecember = `**${API.dayList}?year=2026&month=12`;
  // Automatic requests fail until the button is pressed.
  const isPressed = () => page.locator('html[data-pressed]').count();
  await page.route(ofDecember, async (route) => ((await isPressed()) ? route.continue() : route.abort()));
  await visit(PAGES.admin);
  await login(page);
  const again = page.getByRole('button', { name: frame.retry });
  await expect(again).toBeVisible();
  await expect(page.getByText(admin.trips.tomorrow.none)).toHaveCount(0);
  await again.evaluate((button) => {
    button.ownerDocument.addEventListener(
      'click',
      ({ target }) => {
        const text = (target as Element).closest('button')?.textContent;
        if (text === button.textContent) document.documentElement.toggleAttribute('data-pressed', true);
      },
      true,
    );
  });
  await again.click();
  await expect(page.getByRole('heading', { name: admin.trips.tomorrow.title })).toBeVisible();
  await expect(page.locator('time[datetime="2026-12-01"]')).toBeVisible();
});

/** The visitor returns to the page at another time of server and phone. */
const comeBack = async (page: Page, site: Site, at: Date) => {
  await site.stop();
  await site.start({ CLOCK: at.toISOString() });
  await page.clock.setFixedTime(at);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
};

test('찾아 둔 예약을 밤을 넘겨 다시 보면 오늘의 환불 금액을 말하고, 취소하면 그만큼 환불한다', async ({
  page,
  visit,
  site,
}) => {
  const day = (await (await fetch(site.address + apiPath(API.dayByDate, { date: '2026-11-27' }))).json()) as {
    id: number;
  };
  await visit(PAGES.reserveDay(day.id));
  await fillBooking(page, '늦은취소');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const number = await page.getByText(/^\d{4}-\d{4}-\d{4}$/).innerText();
  const search = { id: '', state: '', date: 'all', keyword: number, page: 0 };
  const { list } = (await (await asOperator(site, API.guestList, search)).json()) as { list: { id: number }[] };
  expect((await asOperator(site, apiPath(API.completeGuest, { id: list[0]?.id ?? 0 }))).status).toBe(200);

  await visit(`${PAGES.reserveFind}?id=${number}`);
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByRole('button', { name: lookup.submit }).click();
  await expect(page.getByText(lookup.refundShare(format.money(10), 100))).toBeVisible();

  await comeBack(page, site, new Date('2026-11-21T00:00:01+09:00'));
  await page.getByRole('button', { name: lookup.cancel, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(lookup.refundShare(format.money(10), 50))).toBeVisible();
  await dialog.getByRole('button', { name: lookup.confirmAction }).click();
  await expect(page.getByText(standing.refundOwed(format.money(10), 50, format.money(5)))).toBeVisible();
});
