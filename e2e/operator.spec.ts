import { PAGES } from '../contract/paths';
import { expectReachable } from './reach';
import { expect, login, test } from './site';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

test('운영자는 예약을 찾아 입금을 확인하고, 취소하면 자리가 달력에 돌아온다', async ({
  page,
  visit,
  browser,
  site,
}) => {
  await visit(DECEMBER);
  const calendar = page.getByRole('list', { name: '2026년 12월 예약 일정' });
  const card = calendar
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  const seatsBefore = /남은자리\s*\d+명/.exec((await card.innerText()).replace(/\s+/g, ' '))?.[0] ?? '';
  const date = await card.getByRole('time').getAttribute('datetime');
  await card.getByRole('link').click();
  await page.getByLabel('예약자').fill('나한결');
  await page.getByLabel('휴대폰 번호').fill('010-5555-6666');
  await page.getByLabel('비밀번호', { exact: true }).fill('1234');
  await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();

  const context = await browser.newContext();
  const operator = await context.newPage();
  await operator.clock.setFixedTime(new Date('2026-11-20T08:24:00+09:00'));
  await operator.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await operator.goto(`${site.address}${PAGES.adminDay(date ?? '')}`);
  await expect(operator.getByRole('heading', { level: 1, name: '관리자 로그인' })).toBeVisible();
  await expectReachable(operator);
  await login(operator);

  const guest = operator.getByRole('listitem').filter({ hasText: '나한결' });
  await expect(guest).toContainText('입금대기');
  await expectReachable(operator);
  await guest.getByRole('button', { name: '입금확인' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: '입금 확인하기' }).click();
  await expect(operator.getByRole('status').filter({ hasText: '변경되었습니다.' })).toBeVisible();
  await expect(guest).toContainText('입금완료');

  await guest.getByRole('button', { name: '예약취소' }).click();
  await expect(operator.getByRole('dialog')).toContainText('예약을 취소하시겠습니까?');
  await expectReachable(operator);
  await operator.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(guest).toContainText('취소');
  await expect(guest.getByRole('button', { name: '예약취소' })).toHaveCount(0);
  await context.close();

  await page.getByRole('link', { name: '목록' }).click();
  await expect(calendar.getByRole('listitem').filter({ has: page.locator(`time[datetime="${date}"]`) })).toContainText(
    seatsBefore,
  );
});

test('로그인하면 오늘의 건수를 보고, 일정과 날짜를 거쳐 상태와 메모를 바꾸고 로그아웃한다', async ({ page, visit }) => {
  await visit('/admin');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByLabel('아이디')).toBeFocused();
  await page.getByLabel('아이디').fill('admin');
  await page.getByLabel('비밀번호', { exact: true }).fill('틀린비밀번호');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await login(page);

  await expect(page.getByRole('heading', { level: 1, name: '관리' })).toBeVisible();
  await expect(page.getByText('입금대기').first()).toBeVisible();
  await expectReachable(page);
  await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '예약일정' }).click();
  await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '12월' }).click();
  await expectReachable(page);
  await page.getByRole('listitem').filter({ hasText: '예약중' }).getByRole('link').first().click();

  await page.getByRole('button', { name: '예약불가로 변경' }).click();
  await expect(page.getByRole('dialog')).toContainText("상태를 '예약불가'로 변경하시겠습니까?");
  await page.getByRole('dialog').getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByRole('button', { name: '예약중으로 변경' })).toBeVisible();
  await expect(page.getByRole('button', { name: '예약불가로 변경' })).toHaveCount(0);

  await page.getByLabel('메모(50자 이내)').fill('귀항 후 어묵탕을 드립니다.');
  await page.getByRole('button', { name: '저장' }).click();
  await page.reload();
  await expect(page.getByLabel('메모(50자 이내)')).toHaveValue('귀항 후 어묵탕을 드립니다.');

  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '관리자 로그인' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '관리자 로그인' })).toBeVisible();
});
