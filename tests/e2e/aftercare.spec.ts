import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { API, PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { anotherTab, expect, login, NOW, test, type Site } from './site';

const DATE = '2026-12-10';

/** Sends the same request as the booking form. */
const book = async (site: Site, name: string): Promise<void> => {
  const day = (await (await fetch(site.address + API.dayByDate.replace(':date', DATE))).json()) as { id: number };
  const response = await fetch(`${site.address}${API.createBooking}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: day.id, name, tel: '010-5555-6666', password: '1234', guestCount: 2 }),
  });
  expect(response.status).toBe(200);
};
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const done = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();

test('운항이 취소된 날의 입금한 손님은 관리 홈에 먼저 보이고, 취소하면 전액 환불할 예약이 되며, 기록과 파일에 남는다', async ({
  page,
  visit,
  site,
}) => {
  await book(site, '=1+1');
  await book(site, '환불손님');
  await visit(PAGES.adminDay(DATE));
  await login(page);
  await rowOf(page, '환불손님').getByRole('button', { name: '입금확인' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
  await expect(rowOf(page, '환불손님')).toContainText('입금완료');
  await page.getByRole('button', { name: '상태 변경' }).click();
  await page.getByRole('button', { name: '운항취소로 변경' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '다음' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: '그대로 두기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '운항 취소하기' }).click();
  await expect(page.getByRole('list', { name: '연락할 예약자' })).toBeVisible();

  await page.getByRole('link', { name: '관리 홈' }).click();
  const waiting = page.getByRole('region', { name: '지금 처리할 일' });
  await expect(waiting).toContainText(/운항취소된 날의 입금완료 \d+건/);
  await expectReachable(page);
  await waiting.getByRole('link', { name: /^12\.10/ }).click();

  await rowOf(page, '환불손님').getByRole('button', { name: '더 보기' }).click();
  await rowOf(page, '환불손님').getByRole('button', { name: '예약취소' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(rowOf(page, '환불손님')).toContainText(/환불 \d+만원 \(예약금의 100%\)/);
  await page.getByText('변경 기록').click();
  const changes = page.getByRole('listitem').filter({ hasText: '운영자 admin' });
  await expect(changes.filter({ hasText: '예약 취소' })).toContainText('상태 입금완료 → 취소');
  await expect(changes.filter({ hasText: '상태 변경' })).toContainText('상태 예약중 → 운항취소');
  await expectReachable(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀 파일로 받기' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`예약자 ${DATE}.csv`);
  const bytes = await readFile(await file.path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString('utf8')).toContain("'=1+1,010-5555-6666");

  await page.getByRole('link', { name: '예약자', exact: true }).click();
  await page.getByRole('link', { name: '환불할 예약' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '환불' })).toBeVisible();
  await expectReachable(page);
  await rowOf(page, '환불손님').getByRole('button', { name: '환불 완료로 표시' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '환불 완료로 표시' }).click();
  await done(page, '환불 완료로 표시되었습니다.');
  await expect(rowOf(page, '환불손님').getByRole('button', { name: '환불 완료로 표시' })).toHaveCount(0);

  await visit(PAGES.adminGuestsOf({ guestState: 'CANCEL', keyword: '환불손님' }));
  await expect(rowOf(page, '환불손님')).toContainText('환불 완료');
  const search = page.waitForEvent('download');
  await page.getByRole('button', { name: '엑셀 파일로 받기' }).click();
  expect(await readFile(await (await search).path(), 'utf8')).toMatch(/환불손님/);
});

test('출조일이 없는 날짜는 그 날짜로 등록하고, 작업 중에 로그인이 끝나면 다시 로그인해 하던 화면으로 돌아온다', async ({
  page,
  visit,
}) => {
  await visit(PAGES.adminDay('2027-03-05'));
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: /^2027년 3월 5일\(금\)에는/ })).toBeVisible();
  await expectReachable(page);
  await page.getByRole('link', { name: '출조일 등록' }).click();
  await expect(page.getByLabel('시작일')).toHaveValue('2027-03-05');
  await expect(page.getByLabel('종료일')).toHaveValue('2027-03-05');
  await page.getByLabel('어종').fill('참돔');
  await page.getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByRole('dialog')).toContainText(/새로 등록하는 날\s*1일/);
  await page.getByRole('dialog').getByRole('button', { name: '변경하기' }).click();
  await done(page, '1일분의 일정이 변경되었습니다.');
  await expect(page).toHaveURL(/\/admin\/reserve\?year=2027&month=3$/);
  await page.getByRole('listitem').getByRole('link', { name: /5일/ }).click();

  // The server rejects the token of the open page.
  await page.route(`**${API.updateDayState}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
  );
  await page.getByRole('button', { name: '상태 변경' }).click();
  await page.getByRole('button', { name: '예약마감으로 변경' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await login(page);
  await expect(page).toHaveURL(/\/admin\/reserve\/2027-03-05$/);
  await page.unroute(`**${API.updateDayState}`);
  await page.getByRole('button', { name: '예약마감으로 변경' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByRole('button', { name: '예약중으로 변경' })).toBeVisible();
});

test('고치던 예약은 로그인이 끝났다가 다시 로그인해도, 다른 탭에서도, 입력한 그대로이다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.adminGuest(1));
  await login(page);
  const other = await anotherTab(page.context());
  await other.goto(site.address + PAGES.adminGuest(1));
  await other.getByLabel('예약자').fill('다른이름');
  await page.getByLabel('예약자').fill('고친이름');
  await page.route(`**${API.updateGuest}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
  );
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeFocused();
  await expect(page).toHaveTitle(/^운영자 로그인/);
  await expect(page.getByRole('heading', { level: 1, name: '예약 수정' })).toBeHidden();
  await expect(other.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await expect(other.getByText('로그인이 만료되었습니다.')).toBeVisible();
  await login(page);
  await expect(other.getByLabel('예약자')).toHaveValue('다른이름');
  await expect(page.getByRole('heading', { level: 1, name: '예약 수정' })).toBeFocused();
  await expect(page).toHaveTitle(/^예약 수정/);
  await expect(page.getByLabel('예약자')).toHaveValue('고친이름');
  await page.unroute(`**${API.updateGuest}`);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await done(page, '예약이 수정되었습니다.');
});

test('접근 토큰이 끝났으면 먼저 한 번 갱신하고 하던 일을 이어 간다', async ({ page, visit, site }) => {
  await visit(PAGES.adminDay(DATE));
  await login(page);
  await expect(page.getByRole('heading', { level: 2, name: '예약자 목록' })).toBeVisible();
  const old = await page.evaluate(() => localStorage.getItem('refreshToken'));

  const later = new Date(NOW.getTime() + 20 * 60_000);
  await site.stop();
  await site.start({ CLOCK: later.toISOString() });
  await page.clock.setFixedTime(later);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.getByLabel('메모(50자 이내)').fill('토큰이 바뀌어도 저장됩니다.');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await done(page, '변경되었습니다.');
  expect(requests.filter((path) => path === API.reissue)).toHaveLength(1);
  expect(requests.indexOf(API.reissue)).toBeLessThan(requests.indexOf(API.updateDayMemo));
  expect(await page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(old);
});
