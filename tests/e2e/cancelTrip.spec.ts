import { API, PAGES } from '#contract/paths';
import { networkText } from '#copy/network';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

/** Most taps from the day's page to a cancelled trip with all its messages. */
const TAPS = 4;

interface Day {
  id: number;
  date: string;
  state: string;
  guestCount: number;
}

test(
  '운영자는 날씨 때문에 운항을 취소하고, 모두 환불할 예약이 되며, 10분 안에는 그대로 되돌린다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const list = async () =>
      (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as readonly Day[];
    const day = (await list()).find(({ state, guestCount }) => state === 'OPEN' && guestCount > 3);
    if (!day) throw new Error('the demo has no such day');
    const now = async () => (await list()).find(({ id }) => id === day.id);
    await visit(PAGES.adminDay(day.date));
    await login(page);
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '더 보기' }) });
    await expect(rows.first()).toBeVisible();
    const before = await rows.allTextContents();
    let taps = 0;
    const tap = async (name: string): Promise<void> => {
      taps += 1;
      await page.getByRole('button', { name, exact: true }).click();
    };

    await tap('상태 변경');
    await tap('운항취소로 변경');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: '기상 악화' })).toBeChecked();
    await expect(dialog.getByLabel('방문자에게 보일 메모(50자 이내)')).toHaveValue('기상 악화로 출항하지 않습니다.');
    await expectReachable(page);
    await tap('다음');
    await expect(dialog).toContainText('환불할 금액');
    await expect(dialog).toContainText('(전액)');
    await expectReachable(page);
    await tap('운항 취소하기');
    await expect(
      page.getByRole('status').filter({ hasText: /운항을 취소했습니다\. 예약 \d+건을 취소하고/ }),
    ).toBeVisible();
    console.log(`운항취소: 출조일 화면에서 ${taps}번 누름`);
    expect(taps).toBeLessThanOrEqual(TAPS);
    expect(await now()).toMatchObject({ state: 'CANCEL', guestCount: 0 });
    // The call list follows, with the undo on top.
    const calls = page.getByRole('list', { name: '연락할 예약자' }).getByRole('listitem');
    await expect(calls.filter({ hasText: '예약금의 100%' }).first()).toContainText(/입금 \d+만원/);
    await expectReachable(page);

    await page.reload();
    await expect(page.getByText(/기상 악화 · \d\d:\d\d까지 되돌릴 수 있습니다\./)).toBeVisible();
    await page.getByRole('button', { name: '운항취소 되돌리기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '운항취소 되돌리기' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /되돌렸습니다\. 예약 \d+건이 다시 살아났습니다\./ }),
    ).toBeVisible();
    expect(await now()).toMatchObject({ state: 'OPEN', guestCount: day.guestCount });
    await page.getByRole('link', { name: '출조일', exact: true }).click();
    await expect.poll(() => rows.allTextContents()).toEqual(before);
  },
);

test('예약을 그대로 둔 운항취소도 나중에 남은 예약을 모두 취소하고 알린다', async ({ page, visit, site }) => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as readonly Day[];
  const day = days.find(({ state, guestCount }) => state === 'OPEN' && guestCount > 3);
  if (!day) throw new Error('the demo has no such day');
  await visit(PAGES.adminDay(day.date));
  await login(page);
  const tap = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await tap('상태 변경');
  await tap('운항취소로 변경');
  await tap('다음');
  await page.getByRole('radio', { name: '그대로 두기' }).click();
  // Without a response the dialog stays, with its choice and the reason.
  await page.route(`**${API.updateDayState}`, (route) => route.abort(), { times: 1 });
  await tap('운항 취소하기');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(networkText.failed).first()).toBeVisible();
  await expect(dialog.getByRole('radio', { name: '그대로 두기' })).toBeChecked();
  const sent = page.waitForRequest(`**${API.updateDayState}`);
  await tap('운항 취소하기');
  // The reason is stored: the statistics count days lost to the weather.
  expect((await sent).postDataJSON()).toMatchObject({ state: 'CANCEL', reason: 'WEATHER' });
  const toDay = page.getByRole('link', { name: '출조일', exact: true });
  await toDay.click();
  const rest = page.getByRole('button', { name: '남은 예약 모두 취소' });
  await expect(rest).toBeVisible();
  await expectReachable(page);
  await rest.click();
  await expect(page.getByRole('dialog').getByLabel('방문자에게 보일 메모(50자 이내)')).toHaveValue(
    '기상 악화로 출항하지 않습니다.',
  );
  await tap('다음');
  await tap('모두 취소하기');
  await expect(page.getByText(/남은 예약 \d+건을 취소하고 메시지를 보냅니다\./)).toBeVisible();
  await expect(page.getByText('예약금의 100%').first()).toBeVisible();
  await toDay.click();
  await expect(page.getByRole('button', { name: '운항취소 되돌리기' })).toBeVisible();
  await expect(rest).toHaveCount(0);
});

test('운항이 취소된 예약은 입금한 그대로 다른 날로 옮겨지고, 환불할 예약에서 빠진다', async ({ page, visit, site }) => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as readonly Day[];
  const from = days.find(({ state, guestCount }) => state === 'OPEN' && guestCount > 3);
  const to = days.find(({ state, guestCount }) => state === 'OPEN' && guestCount === 0);
  if (!from || !to) throw new Error('the demo has no such days');
  await visit(PAGES.adminDay(from.date));
  await login(page);
  for (const name of ['상태 변경', '운항취소로 변경', '다음', '운항 취소하기'])
    await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('link', { name: '출조일', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: '예약금의 100%' }).first();
  const number = /예약번호 ([\d-]{14})/.exec((await row.textContent()) ?? '')?.[1] ?? '';
  await row.getByRole('button', { name: '더 보기' }).click();
  await row.getByRole('link', { name: '일정 옮기기' }).click();
  const date = `${Number(to.date.slice(5, 7))}월 ${Number(to.date.slice(8))}일`;
  await page.getByRole('radiogroup', { name: '옮길 날짜' }).getByRole('radio', { name: date }).click();
  await page.getByRole('button', { name: '이 날로 옮기기' }).click();
  await expect(page.getByText(new RegExp(`^${date}.*로 옮겼습니다\\.$`))).toBeVisible();

  await visit(PAGES.adminDay(to.date));
  await expect(page.getByRole('listitem').filter({ hasText: number })).toContainText('입금완료');
  await visit(PAGES.adminRefunds);
  await expect(page.getByRole('heading', { level: 1, name: '환불' })).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
});
