import { API, PAGES } from '#contract/paths';
import { expect, login, test } from './site';
import { expectReachable } from './axe';

/** Most taps from the home page to the first telephone booking, without typing. */
const TAPS = 4;

test(
  '운영자는 전화를 받으며 관리 홈에서 몇 번만 눌러 예약을 넣고, 양식은 다음 전화를 기다린다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    await visit(PAGES.admin);
    await login(page);
    await expect(page.getByRole('heading', { level: 1, name: '관리' })).toBeFocused();
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
      taps += 1;
      await target.click();
    };

    await tap(page.getByRole('region', { name: /^오늘 / }).getByRole('link', { name: '예약 추가' }));
    await expect(page.locator('[aria-current]').filter({ hasText: '11.20(금)' })).toBeVisible();
    const form = page.getByRole('form', { name: '예약 추가' });
    await expect(form.getByLabel('예약자 이름')).toBeFocused();
    await expectReachable(page);
    const left = Number(/남은자리 (\d+)명/.exec((await form.textContent()) ?? '')?.[1]);
    await page.keyboard.type('오하늘');
    await page.keyboard.press('Tab');
    await page.keyboard.type('55556666');
    await tap(form.getByRole('radio', { name: '2명' }));
    await tap(form.getByRole('button', { name: '예약 추가하기' }));

    await expect(page.getByText('오하늘님 2명 예약을 추가했습니다.')).toBeVisible();
    console.log(`전화 예약: 관리 홈에서 ${taps}번 누름`);
    expect(taps).toBeLessThanOrEqual(TAPS);

    // The next caller has paid already, and the number is known.
    await expect(form.getByLabel('예약자 이름')).toBeFocused();
    await expect(form.getByText(`남은자리 ${left - 2}명`)).toBeVisible();
    await page.keyboard.type('오바람');
    await form.getByLabel('휴대폰 번호').fill('010-5555-6666');
    await expect(form.getByText('이 번호로 예약한 내역이 있습니다. (오하늘 2명)')).toBeVisible();
    await form.getByRole('radio', { name: '2명' }).check();
    await form.getByRole('checkbox', { name: '예약금' }).check();
    await form.getByRole('button', { name: '예약 추가하기' }).click();
    await expect(page.getByText('오바람님 2명 예약을 추가했습니다.')).toBeVisible();
    await form.getByRole('button', { name: '닫기' }).click();
    const added = page.getByRole('listitem').filter({ hasText: '오하늘' });
    // The boat has departed: no payment deadline.
    await expect(added).toContainText('입금대기');
    await expect(added).not.toContainText('오늘 마감');
    await expect(added).toContainText('010-5555-6666');
    await expect(page.getByRole('listitem').filter({ hasText: '오바람' })).toContainText('입금완료');
  },
);

test('메뉴의 전화 예약에서 날을 눌러 넣고, 손님이 다른 날을 원해도 적은 것은 그대로 있다', async ({ page, visit }) => {
  await visit(PAGES.admin);
  await login(page);
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '전화 예약' }));
  const days = page.getByRole('region', { name: '출조일' });
  await expect(days.getByRole('link').first()).toBeVisible();
  await expectReachable(page);
  const [first, chosen] = [/^12\.0[1-4].*남음$/, /^12\.(0[5-9]|1).*남음$/].map((name) =>
    days.getByRole('link', { name }).first(),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
  const left = Number(/(\d+)명 남음/.exec((await chosen.textContent()) ?? '')?.[1]);

  await tap(first);
  const form = page.getByRole('form', { name: '예약 추가' });
  await expect(form.getByLabel('예약자 이름')).toBeFocused();
  console.log(`전화 예약 양식까지: 관리 홈에서 ${taps}번 누름`);
  await page.keyboard.type('오하늘');
  await page.keyboard.press('Tab');
  await page.keyboard.type('55556666');
  await chosen.click();
  await expect(form.getByText(`남은자리 ${left}명`)).toBeVisible();
  await expect(form.getByLabel('예약자 이름')).toHaveValue('오하늘');
  // The button stays visible above an open keyboard.
  await page.setViewportSize({ width: 390, height: 400 });
  await expect(form.getByRole('button', { name: '예약 추가하기' })).toBeInViewport();
  await tap(form.getByRole('radio', { name: '1명' }));
  await tap(form.getByRole('button', { name: '예약 추가하기' }));
  await expect(page.getByText('오하늘님 1명 예약을 추가했습니다.')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(TAPS);

  await form.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '오하늘' })).toBeVisible();
});

test('배를 통째로 빌리는 손님을 받으면 그 날은 독선으로 보이고, 취소하면 다시 열린다', async ({
  page,
  visit,
  site,
}) => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
    id: number;
    date: string;
    state: string;
    guestCount: number;
  }[];
  const day = days.find(({ state, guestCount }) => state === 'OPEN' && guestCount === 0);
  if (!day) throw new Error('the demo has no empty day');
  await visit(PAGES.adminDay(day.date));
  await login(page);
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
    taps += 1;
    await target.click();
  };

  await tap(page.getByRole('button', { name: '예약 추가', exact: true }));
  const form = page.getByRole('form', { name: '예약 추가' });
  await page.keyboard.type('오하늘');
  await page.keyboard.press('Tab');
  await page.keyboard.type('55556666');
  await tap(form.getByRole('radio', { name: '6명' }));
  await tap(form.getByRole('switch', { name: '독선으로 받습니다' }));
  await form.getByLabel('총 선비 (만원)').fill('150');
  await form.getByLabel('총 예약금 (만원)').fill('50');
  await expectReachable(page);
  await tap(form.getByRole('button', { name: '예약 추가하기' }));
  await expect(page.getByText('오하늘님 독선 6명 예약을 추가했습니다.')).toBeVisible();
  console.log(`독선 예약: 출조일 화면에서 ${taps}번 누름`);
  expect(taps).toBe(4);
  const row = page.getByRole('listitem').filter({ hasText: '오하늘' });
  await expect(row).toContainText('독선 6명');
  await expect(row).toContainText('50만원');
  await expect(page.getByText('독선으로 예약된 날이라 다른 예약을 추가할 수 없습니다.')).toBeVisible();

  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const card = page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${day.date}"]`) });
  await expect(card).toContainText('독선');
  await expect(card.getByRole('link')).toHaveCount(0);
  await visit(PAGES.reserveDay(day.id));
  await expect(page.getByRole('heading', { level: 1, name: '독선으로 예약된 날입니다.' })).toBeVisible();

  await visit(PAGES.adminDay(day.date));
  await row.getByRole('button', { name: '더 보기' }).click();
  await row.getByRole('button', { name: '예약취소' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(row.getByRole('button', { name: '삭제' })).toBeVisible();
  await visit(PAGES.reserveDay(day.id));
  await expect(page.getByRole('button', { name: /예약하기$/ })).toBeVisible();
});
