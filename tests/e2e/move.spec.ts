import { API, PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

/** Most taps from the booking's row to the moved booking. */
const TAPS = 4;

test(
  '운영자는 예약을 다른 날로 옮기고, 자리는 두 날 사이에서 옮겨지며 예약번호는 그대로이다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
      date: string;
      state: string;
      guestCount: number;
    }[];
    const from = days.find(({ state, guestCount }) => state === 'OPEN' && guestCount > 0);
    const to = days.find(({ state, guestCount }) => state === 'OPEN' && guestCount === 0);
    if (!from || !to) throw new Error('the demo has no such days');
    await visit(PAGES.adminDay(from.date));
    await login(page);
    let taps = 0;
    const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
      taps += 1;
      await target.click();
    };

    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: '더 보기' }) });
    const text = (await rows.filter({ hasNotText: '취소' }).first().textContent()) ?? '';
    const number = /예약번호 ([\d-]{14})/.exec(text)?.[1] ?? '';
    const people = Number(/(\d+)명/.exec(text)?.[1]);
    const row = page.getByRole('listitem').filter({ hasText: number });
    await tap(row.getByRole('button', { name: '더 보기' }));
    await tap(row.getByRole('link', { name: '일정 옮기기' }));
    await expect(page.getByRole('heading', { level: 1, name: '일정 옮기기' })).toBeFocused();
    const day = `${Number(to.date.slice(5, 7))}월 ${Number(to.date.slice(8))}일`;
    const option = page.getByRole('radiogroup', { name: '옮길 날짜' }).getByRole('radio', { name: day });
    await tap(option);
    await expect(page.getByRole('region', { name: '바뀌는 내용' })).toContainText(`→ ${day}`);
    await expectReachable(page);
    await tap(page.getByRole('button', { name: '이 날로 옮기기' }));
    await expect(page.getByText(new RegExp(`^${day}.*로 옮겼습니다\\.$`))).toBeVisible();
    console.log(`일정 옮기기: 예약에서 ${taps}번 누름`);
    expect(taps).toBeLessThanOrEqual(TAPS);

    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${Number(from.date.slice(8))}일`);
    await expect(page.getByText(number)).toHaveCount(0);
    await visit(PAGES.adminDay(to.date));
    await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
    const after = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as typeof days;
    const seats = (date: string) => after.find((each) => each.date === date)?.guestCount;
    expect([seats(from.date), seats(to.date)]).toEqual([from.guestCount - people, people]);
  },
);
