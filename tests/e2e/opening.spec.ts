import { API, PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { configure, expect, fillBooking, login, NOW, test } from './site';

/** 36 minutes after NOW. */
const OPENS = new Date('2026-11-20T09:00:00+09:00');
const INPUT = '2026-11-20T09:00';
const LINE = '11월 20일(금) 오전 9시 예약 시작';
const HOUR_MS = 3_600_000;

interface Day {
  id: number;
  date: string;
  state: string;
  totalCount: number;
  guestCount: number;
}

test('예약 시작을 정하면 카드와 양식이 남은 시간을 세고, 그 순간에 적어 둔 것 그대로 예약한다', async ({
  page,
  visit,
  site,
}) => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=11`)).json()) as Day[];
  const day = days.find(({ date, state }) => date >= '2026-11-24' && state === 'OPEN');
  if (!day) throw new Error('the demo has no such day');

  // Without a lottery.
  const policy = { month: 3, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', fairStart: 0 };
  await configure(site, API.storeLogic, policy);
  await visit(PAGES.adminDay(day.date));
  await login(page);
  const form = page.getByRole('form', { name: '시각과 예약 조건' });
  await form.getByRole('heading', { name: '시각과 예약 조건' }).click();
  await form.getByLabel('예약 시작').fill(INPUT);
  await form.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('변경되었습니다.')).toBeVisible();
  await expect(page.getByText(/\d시.* 예약 시작/).first()).toBeVisible();
  await expectReachable(page);

  // A phone two hours ahead counts by the server's clock.
  await page.clock.setFixedTime(new Date(NOW.getTime() + 2 * HOUR_MS));
  await visit(PAGES.reserve());
  const card = page.getByRole('listitem').filter({ hasText: LINE });
  await expect(card).toContainText('36분 0초');
  await expectReachable(page);
  await visit(PAGES.reserveDay(day.id));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(LINE.replace(/[()]/g, '.')),
  );
  await expect(page.getByText(LINE)).toBeVisible();
  const waiting = page.getByRole('button', { name: '36분 0초 뒤 시작' });
  await expect(waiting).toBeDisabled();
  await fillBooking(page, '기다린손님');
  await expectReachable(page);

  const body = { id: day.id, name: '빠른손님', tel: '010-7777-0001', password: '4821', guestCount: 1 };
  const refused = await fetch(site.address + API.createBooking, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'NOT_YET_OPEN', opensAt: OPENS.toISOString() });

  await site.stop();
  await site.start({ CLOCK: OPENS.toISOString() });
  await page.clock.setFixedTime(new Date(OPENS.getTime() + 2 * HOUR_MS));
  await expect(page.getByText('예약이 시작되었습니다.')).toBeVisible();
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
  await expect(page.getByText('기다린손님').first()).toBeVisible();

  await visit(PAGES.reserve());
  await expect(page.getByRole('listitem').filter({ hasText: LINE })).toHaveCount(0);
});

test('기간의 예약 시작을 한 번에 정하고, 비우면 바로 예약할 수 있다', async ({ page, visit, site }) => {
  await visit(PAGES.adminBulk());
  await login(page);
  const opens = async (value: string, said: string): Promise<void> => {
    await page.getByLabel('시작일').fill('2026-12-01');
    await page.getByLabel('종료일').fill('2026-12-31');
    await page.getByRole('radio', { name: '일부만' }).check();
    await page.getByRole('switch', { name: '예약 시작도 변경하기' }).check();
    await page.getByLabel('예약 시작', { exact: true }).fill(value);
    await page.getByRole('button', { name: '변경하기' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(said);
    await expectReachable(page);
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await expect(page.getByText(/일분의 일정이 변경되었습니다/).last()).toBeVisible();
  };
  const openings = async (): Promise<(string | null)[]> => {
    const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
      opensAt: string | null;
    }[];
    return [...new Set(days.map(({ opensAt }) => opensAt))];
  };
  await opens('2026-11-25T20:00', '11월 25일(수) 오후 8시');
  expect(await openings()).toEqual(['2026-11-25T11:00:00.000Z']);
  await visit(PAGES.adminBulk());
  await opens('', '바로');
  expect(await openings()).toEqual([null]);
});
