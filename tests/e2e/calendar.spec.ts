import { API, PAGES } from '#contract/paths';
import { closedDay } from '#copy/closedDay';
import { expectReachable } from './axe';
import { configure, expect, test } from './site';

test('요일을 고르면 그 요일만 보이고, 모두 걸러지면 되돌릴 수 있다', { tag: '@pc' }, async ({ page, visit }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const cards = page.getByRole('list', { name: '2026년 12월 예약일정' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const all = await cards.count();
  await page.getByRole('group', { name: '요일 선택' }).getByRole('button', { name: '토' }).click();
  await expect(cards).not.toHaveCount(all);
  await expect(cards.locator('time')).toHaveCount(4);
  await expect(page.getByRole('button', { name: '토' })).toHaveAttribute('aria-pressed', 'true');
});

test(
  '날마다 물때와 음력과 공휴일이 있고, 예약할 수 없는 날은 까닭을 말하며, PC에서는 한 달이 일곱 칸이다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    await visit(PAGES.reserve({ year: 2026, month: 12 }));
    const cardOf = (date: string) =>
      page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${date}"]`) });
    await expect(cardOf('2026-12-25')).toContainText('기독탄신일');
    await expect(cardOf('2026-12-25')).toContainText(/9물\s*·\s*음력 11\.17/);
    await expect(page.getByRole('navigation', { name: '월 선택' }).getByRole('link')).toHaveCount(3);
    const [first, second] = await Promise.all(['2026-12-01', '2026-12-02'].map((date) => cardOf(date).boundingBox()));
    const wide = (page.viewportSize()?.width ?? 0) >= 1024;
    expect([first?.y === second?.y, first?.x === second?.x]).toEqual([wide, !wide]);

    await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '11월' }).click();
    for (const [date, state, memo] of [
      ['2026-11-22', '운항취소', '풍랑주의보로 운항하지 않습니다.'],
      ['2026-11-25', '독선', ''],
      ['2026-11-26', '예약불가', '선박 정기 점검'],
    ] as const) {
      await expect(cardOf(date)).toContainText(state);
      await expect(cardOf(date)).toContainText(memo);
      await expect(cardOf(date).locator('s')).toContainText('예약하기');
      await expect(cardOf(date).getByRole('link')).toHaveCount(0);
    }
  },
);

/** In px, for a demo month at 390 px. */
const MONTH_MOST = 3500;
/** In px, from 1024 px. */
const CELL_MOST = 220;

test('한 달은 전화에서 3,500픽셀, PC의 칸은 220픽셀을 넘지 않는다', { tag: '@pc' }, async ({ page, visit }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const days = page.getByRole('list', { name: '2026년 12월 예약일정' }).getByRole('listitem');
  await expect(days).toHaveCount(31);
  const heights = await days.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  const highest = Math.max(...heights);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const wide = (page.viewportSize()?.width ?? 0) >= 1024;
  console.log(`예약일정: 화면 ${whole}px, 가장 높은 날 ${Math.round(highest)}px`);
  expect(wide ? highest : whole).toBeLessThanOrEqual(wide ? CELL_MOST : MONTH_MOST);
});

test('예약 가능한 날만 고르면 주소에 남고, 달을 바꾸어도 그대로다', async ({ page, visit }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const only = page.getByRole('switch', { name: '예약 가능한 날만' });
  const closed = page.getByRole('listitem').filter({ hasText: '선박 정기 점검' });
  await expect(closed).not.toHaveCount(0);
  await only.check();
  await expect(closed).toHaveCount(0);
  await expect(page).toHaveURL(/open=1/);
  await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '11월' }).click();
  await expect(page).toHaveURL(/month=11&open=1/);
  await expect(page.getByRole('listitem').filter({ hasText: '운항취소' })).toHaveCount(0);
  await visit(PAGES.reserve({ year: 2026, month: 12 }, true));
  await expect(only).toBeChecked();
  await expect(closed).toHaveCount(0);
  await only.uncheck();
  await expect(closed).not.toHaveCount(0);
  await expect(page).not.toHaveURL(/open=1/);
});

test('함께 예약을 시작하는 달은 한 번만 말하고, 늘 같은 시각도 한 번만 말한다', async ({ page, visit }) => {
  await visit(PAGES.reserve({ year: 2027, month: 1 }));
  await expect(page.getByText('12월 1일(화) 오후 8시에 1월 예약을 시작합니다.')).toHaveCount(1);
  await expect(page.getByText('04:30 집합 → 05:00 출항 → 15:00 귀항')).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: '미리 보기' })).not.toHaveCount(0);
});

test('지난 달이나 없는 달의 주소는 이번 달로 이끈다', async ({ page, visit }) => {
  for (const query of ['?year=2026&month=1', '?year=2026&month=13', '?year=abc', '?year=2031&month=1']) {
    await visit(`/reserve${query}`);
    await expect(page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '11월' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('지난 날의 예약 주소로 들어오면 까닭을 알리고 일정으로 돌려보낸다', async ({ page, visit, site }) => {
  const past = (await (await fetch(`${site.address}/api/reserve/list?year=2026&month=11`)).json()) as {
    id: number;
    date: string;
  }[];
  const day = past.find(({ date }) => date < '2026-11-20');
  await visit(PAGES.reserveDay(day?.id ?? 0));
  await expect(
    page.getByRole('alert').filter({ hasText: '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
});

test('예약할 수 있는 개월을 넘은 날의 주소도 까닭을 알리고 일정으로 돌려보낸다', async ({ page, visit, site }) => {
  const january = (await (await fetch(`${site.address}/api/reserve/list?year=2027&month=1`)).json()) as {
    id: number;
  }[];
  await visit(PAGES.reserveDay(january[0]?.id ?? 0));
  await expect(page.getByRole('heading', { level: 1, name: closedDay.opensLater })).toBeVisible();
  const logic = { month: 2, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y' };
  await configure(site, API.storeLogic, logic);
  await visit(PAGES.reserveDay(january[0]?.id ?? 0));
  await expect(
    page.getByRole('alert').filter({ hasText: '예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '월 선택' }).getByRole('link')).toHaveCount(2);
});

test('없는 주소와 없는 날짜는 막다른 길이 되지 않는다', async ({ page, visit }) => {
  await visit('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다.' })).toBeVisible();
  await page.getByRole('link', { name: '예약일정 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
  await visit('/reserve/999999');
  await expect(page.getByText('예약할 수 있는 날짜가 아닙니다.')).toBeVisible();
});

test('320 픽셀에서도 옆으로 밀리지 않고 읽힌다', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectReachable(page);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByLabel('예약자')).toBeVisible();
  await expectReachable(page);
});
