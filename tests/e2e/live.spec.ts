import type { Page } from '@playwright/test';
import { API, PAGES } from '#contract/paths';
import { anotherTab, expect, login, test, type Site } from './site';

interface Day {
  id: number;
  date: string;
  state: string;
  totalCount: number;
  guestCount: number;
}
const openDay = async (site: Site): Promise<Day> => {
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as Day[];
  const day = days.find(({ state, totalCount, guestCount }) => state === 'OPEN' && totalCount - guestCount >= 4);
  if (!day) throw new Error('남은자리가 네 명 이상인 날이 체험용 자료에 없습니다.');
  return day;
};
/** Sends the same request as the booking form. */
const bookElsewhere = async (site: Site, day: Day, name: string): Promise<void> => {
  const response = await fetch(`${site.address}${API.createBooking}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: day.id, name, tel: '010-5555-6666', password: '1234', guestCount: 1 }),
  });
  expect(response.status).toBe(200);
};
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const streamOpened = (page: Page) =>
  page.waitForResponse((response) => response.url().includes(API.events) && response.ok());

test(
  '다른 곳의 예약과 입금이 새로고침 없이 열린 화면에 보이고, 끊기면 말하고 스스로 이어진다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const day = await openDay(site);
    await visit(PAGES.adminDay(day.date));
    const standing = streamOpened(page);
    await login(page);
    await standing;
    await expect(page.getByRole('heading', { level: 2, name: '예약자 목록' })).toBeVisible();

    await bookElsewhere(site, day, '새손님');
    await expect(rowOf(page, '새손님')).toContainText('입금대기');
    const arrived = toast(page, /^새 예약이 들어왔습니다\. 12월 .* 새손님 1명/);
    await expect(arrived).toBeVisible();
    await arrived.getByRole('button').click();
    await expect(arrived).toHaveCount(0);
    const seats = page.getByText(`${day.guestCount + 1}/${day.totalCount}명`);
    await expect(seats.filter({ visible: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('sseToken'))).toMatch(/^[\w-]{43}$/);

    const other = await anotherTab(page.context());
    const otherStands = streamOpened(other);
    await other.goto(site.address + PAGES.adminDay(day.date));
    await otherStands;
    await rowOf(other, '새손님').getByRole('button', { name: '입금확인' }).click();
    await other.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
    await expect(rowOf(page, '새손님')).toContainText('입금완료');
    await expect(toast(page, '입금이 확인되었습니다.')).toBeVisible();
    await expect(toast(other, '변경되었습니다.')).toBeVisible();
    await expect(toast(other, '입금이 확인되었습니다.')).toHaveCount(0);

    await site.stop();
    await expect(page.getByText('실시간 연결이 끊겼습니다')).toBeVisible();
    await expect(rowOf(page, '새손님')).toBeVisible();
    await site.start();
    await bookElsewhere(site, day, '늦은손님');
    await expect(rowOf(page, '늦은손님')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('실시간 연결이 끊겼습니다')).toHaveCount(0);
  },
);

test('다른 탭이 먼저 바꾸었으면 그 사실을 알리고 화면을 고치며, 로그아웃은 모든 탭에서 곧바로 로그아웃이다', async ({
  page,
  visit,
  site,
}) => {
  const day = await openDay(site);
  await bookElsewhere(site, day, '두번손님');
  await visit(PAGES.adminDay(day.date));
  await login(page);
  const row = rowOf(page, '두번손님');
  await expect(row).toBeVisible();

  const other = await anotherTab(page.context());
  // This tab receives no events, as on a bad connection, and still shows the booking as unpaid.
  await other.route(`**${API.events}*`, (route) => route.abort());
  await other.goto(site.address + PAGES.adminDay(day.date));
  await expect(rowOf(other, '두번손님')).toContainText('입금대기');

  await row.getByRole('button', { name: '더 보기' }).click();
  await row.getByRole('button', { name: '예약취소' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(row).toContainText('취소');
  await rowOf(other, '두번손님').getByRole('button', { name: '입금확인' }).click();
  await other.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
  await expect(other.getByRole('alert').filter({ hasText: '다른 곳에서 먼저 변경되었습니다.' })).toBeVisible();
  await rowOf(other, '두번손님').getByRole('button', { name: '더 보기' }).click();
  await expect(rowOf(other, '두번손님').getByRole('button', { name: '삭제' })).toBeVisible();

  await other.getByLabel('메모(50자 이내)').fill('풍랑 예보 확인');
  await other.route(`**${API.updateDayMemo}`, (route) => route.abort());
  await other.getByRole('button', { name: '저장', exact: true }).click();
  await expect(
    other
      .getByRole('alert')
      .filter({ hasText: /^실패했습니다/ })
      .first(),
  ).toBeVisible();
  await expect(other.getByLabel('메모(50자 이내)')).toHaveValue('풍랑 예보 확인');
  await other.unroute(`**${API.updateDayMemo}`);
  await other.getByRole('button', { name: '저장', exact: true }).click();
  await expect(toast(other, '변경되었습니다.')).toBeVisible();
  await expect(page.getByLabel('메모(50자 이내)')).toHaveValue('풍랑 예보 확인');

  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(other.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  // No message about an expired login after a logout.
  await expect(other.getByText('로그인이 만료되었습니다.')).toHaveCount(0);
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
