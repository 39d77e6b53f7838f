import type { Page } from '@playwright/test';
import { API, HEALTH, PAGES } from '#contract/paths';
import { auth } from '#copy/auth';
import { frame } from '#copy/frame';
import { guestList } from '#copy/guestList';
import { expectReachable } from './axe';
import { ADMIN, expect, login, test } from './site';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

test('운영자는 예약을 찾아 입금을 확인하고, 취소하면 자리가 달력에 돌아온다', async ({
  page,
  visit,
  browser,
  site,
}) => {
  await visit(DECEMBER);
  const calendar = page.getByRole('list', { name: '2026년 12월 예약일정' });
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
  await expect(operator.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await expectReachable(operator);
  await login(operator);

  const guest = operator.getByRole('listitem').filter({ hasText: '나한결' });
  await expect(guest).toContainText('입금대기');
  await expectReachable(operator);
  await guest.getByRole('button', { name: '입금확인' }).click();
  await operator.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
  await expect(operator.getByRole('status').filter({ hasText: '변경되었습니다.' })).toBeVisible();
  await expect(guest).toContainText('입금완료');

  await guest.getByRole('button', { name: '더 보기' }).click();
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

test(
  '로그인하면 오늘의 건수를 보고, 일정과 날짜를 거쳐 상태와 메모를 바꾸고 로그아웃한다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    await visit('/admin');
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page.getByLabel('아이디')).toBeFocused();
    await page.getByLabel('아이디').fill('admin');
    await page.getByLabel('비밀번호', { exact: true }).fill('틀린비밀번호');
    await page.getByRole('button', { name: '로그인' }).click();
    const refused = '아이디 또는 비밀번호가 일치하지 않습니다.';
    await expect(page.getByRole('main').getByText(refused)).toBeVisible();
    // Beside the fields, and as a toast.
    await expect(page.getByText(refused)).toHaveCount(2);
    await login(page);

    await expect(page.getByRole('heading', { level: 1, name: '관리' })).toBeFocused();
    // The login removes the refusal.
    expect(await page.getByText(refused).count()).toBe(0);
    await expect(page.getByText('입금대기').first()).toBeVisible();
    await expectReachable(page);
    await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '예약일정' }).click();
    await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '12월' }).click();
    // The former month is faint until the next one is loaded.
    await expect(page.locator('time[datetime^="2026-12-"]').first()).toBeVisible();
    await expectReachable(page);
    await page.getByRole('listitem').filter({ hasText: '예약중' }).getByRole('link').first().click();

    await page.getByRole('button', { name: '상태 변경' }).click();
    await page.getByRole('button', { name: '예약불가로 변경' }).click();
    await expect(page.getByRole('dialog')).toContainText("상태를 '예약불가'로 변경하시겠습니까?");
    await page.getByRole('dialog').getByRole('button', { name: '변경하기' }).click();
    await expect(page.getByRole('button', { name: '예약중으로 변경' })).toBeVisible();
    await expect(page.getByRole('button', { name: '예약불가로 변경' })).toHaveCount(0);

    await page.getByLabel('메모(50자 이내)').fill('귀항 후 어묵탕을 드립니다.');
    const saved = page.waitForResponse((response) => response.url().endsWith(API.updateDayMemo));
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await saved;
    await page.reload();
    await expect(page.getByLabel('메모(50자 이내)')).toHaveValue('귀항 후 어묵탕을 드립니다.');

    await page.getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  },
);

/** Presses Tab until a control with this name has the focus; fails if the keyboard cannot reach it. */
const tabTo = async (page: Page, role: 'button' | 'link' | 'textbox' | 'radio', name: string): Promise<void> => {
  const target = page.getByRole(role, { name, exact: true }).first();
  for (let presses = 0; presses < 90; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`키보드로 닿지 않습니다: ${name}`);
};

test(
  '출조일 화면은 키보드만으로 쓴다: 입금을 확인하고, 상태와 메모를 바꾸고, 명단을 인쇄한다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const created = await fetch(`${site.address}/api/reserve/date/2026-12-10`);
    const day = (await created.json()) as { id: number; state: string; date: string };
    const booked = await fetch(`${site.address}/api/guest/create`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: day.id, name: '키보드손', tel: '010-3333-4444', password: '1234', guestCount: 2 }),
    });
    expect(booked.status).toBe(200);

    await visit(PAGES.adminDay(day.date));
    await tabTo(page, 'textbox', '아이디');
    await page.keyboard.type(ADMIN.userid);
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(ADMIN.password);
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: '키보드손' });
    await expect(row).toContainText('입금대기');
    await expect(row.getByRole('link', { name: '키보드손 전화 걸기' })).toHaveAttribute('href', 'tel:010-3333-4444');
    await expect(row.getByRole('link', { name: '키보드손 문자 보내기' })).toHaveAttribute('href', 'sms:010-3333-4444');

    await tabTo(page, 'button', '입금확인');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: '돌아가기' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', '입금완료로 표시하기');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('입금완료');
    await expect(row.getByRole('heading')).toBeFocused();

    await tabTo(page, 'button', '상태 변경');
    await page.keyboard.press('Enter');
    await tabTo(page, 'button', '운항취소로 변경');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('사유');
    await tabTo(page, 'button', '다음');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('그중 입금완료');
    await tabTo(page, 'radio', '모두 취소하고 알리기');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('dialog')).toContainText('전화로 알려 주세요.');
    await tabTo(page, 'button', '운항 취소하기');
    await page.keyboard.press('Enter');
    await tabTo(page, 'link', '출조일');
    await page.keyboard.press('Enter');
    await tabTo(page, 'textbox', '메모(50자 이내)');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('풍랑주의보');
    await tabTo(page, 'button', '저장');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: /^변경되었습니다\.$/ })).toBeVisible();
    await expectReachable(page);

    await page.evaluate(() => {
      window.print = () => void (document.documentElement.dataset['printed'] = 'yes');
    });
    await page.getByRole('button', { name: '인쇄' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: '승선자 명단' })).toBeVisible();
    await expect(page.getByRole('table').getByText('키보드손')).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  },
);

test('관리 홈의 건수는 그 예약들로 가고, 거른 조건은 예약을 보고 돌아와도 남는다', async ({ page, visit }) => {
  await visit(PAGES.admin);
  await login(page);
  const unpaid = page.getByRole('link', { name: /^입금대기 \d+건 보기$/ });
  const count = /\d+/.exec((await unpaid.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  for (const name of ['비밀번호 변경', '기본정보', '운영정책', '로고'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await unpaid.click();
  await expect(page.getByRole('heading', { level: 1, name: '예약자' })).toBeFocused();
  await expect(page.getByRole('region', { name: `총 ${count}건` })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/guest\?guestState=WATTING&date=future$/);

  // Neither the count nor its list includes a cancelled booking.
  await page.goBack();
  const all = page.getByRole('link', { name: /^전체 \d+건 보기$/ });
  const allCount = /\d+/.exec((await all.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await all.click();
  await expect(page.getByRole('region', { name: `총 ${allCount}건` })).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: /^입금완료 \d+건 보기$/ }).click();
  const states = page.getByRole('radiogroup', { name: '상태' });
  await expect(states.getByRole('radio', { name: '입금완료' })).toBeChecked();
  // A search ignores the filters and matches the typed digits.
  await page.getByRole('searchbox', { name: '검색어' }).fill('010-0000');
  await expect(states.getByRole('radio', { name: '전체' })).toBeChecked();
  await page.getByRole('button', { name: '2쪽' }).click();
  await expect(page.getByRole('button', { name: '2쪽' })).toHaveAttribute('aria-current', 'page');
  const found = await page.getByRole('heading', { level: 2, name: /^총 / }).innerText();
  await page.getByRole('listitem').getByRole('button', { name: '더 보기' }).first().click();
  await page.getByRole('link', { name: '수정' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '예약 수정' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: found })).toBeVisible();
  await expect(page.getByRole('button', { name: '2쪽' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('searchbox', { name: '검색어' })).toHaveValue('010-0000');
  await page.getByRole('radiogroup', { name: '기간' }).getByRole('radio', { name: '출조 완료' }).check();
  await expect(states.getByRole('radio', { name: '전체' })).toBeChecked();
});

test('찾던 이름과 조건은 새로 고쳐도 남고, 로그아웃하면 주소에도 다음 로그인에도 남지 않는다', async ({
  page,
  visit,
}) => {
  await visit(PAGES.adminGuests);
  await login(page);
  const search = page.getByRole('searchbox', { name: guestList.keyword });
  const choice = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  await choice(guestList.state, guestList.states.COMPLETE).check();
  await search.fill('김바다');
  await search.press('Enter');
  await expect(page).toHaveURL(/guestState=&date=all#keyword=/);
  await choice(guestList.state, guestList.states.COMPLETE).check();
  await expect(page).toHaveURL(/guestState=COMPLETE&date=all#keyword=/);
  await page.reload();
  await expect(search).toHaveValue('김바다');
  await expect(choice(guestList.state, guestList.states.COMPLETE)).toBeChecked();
  // Back undoes one choice.
  await page.goBack();
  await expect(search).toHaveValue('김바다');
  await expect(choice(guestList.state, guestList.states[''])).toBeChecked();
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(choice(guestList.state, guestList.states.COMPLETE)).toBeChecked();
  await page.goForward();
  await expect(search).toHaveValue('김바다');

  await page.getByRole('button', { name: frame.signOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: auth.title })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/guest$/);
  await login(page);
  await expect(search).toHaveValue('');
  await expect(choice(guestList.state, guestList.states.WATTING)).toBeChecked();
});

test('로그아웃하기 전에 찾던 이름은 다시 로그인해 뒤로 가도 주소와 검색어에 나오지 않는다', async ({ page, visit }) => {
  await visit(PAGES.adminGuests);
  await login(page);
  const search = page.getByRole('searchbox', { name: guestList.keyword });
  await search.fill('김바다');
  await search.press('Enter');
  await expect(page).toHaveURL(/#keyword=/);
  const choice = page.getByRole('radiogroup', { name: guestList.period }).getByRole('radio');
  await choice.nth(1).check();
  await expect(page).toHaveURL(/date=today#keyword=/);

  await page.getByRole('button', { name: frame.signOut }).click();
  await expect(page.getByRole('heading', { level: 1, name: auth.title })).toBeVisible();
  await login(page);
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/guest\?[^#]*$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/guest\?[^#]*$/);
  await expect(search).toHaveValue('');
  // Also removed from the history entry.
  await page.reload();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/admin\/guest\?[^#]*$/);
});

test('관리 홈은 마지막 백업이 언제 되었는지 말한다', async ({ page, visit, site }) => {
  await site.stop();
  await site.start({ BACKUP_DIR: `${site.file}-backup` });
  const ready = async () => (await fetch(site.address + HEALTH.ready)).text();
  await expect.poll(ready).toContain('"state":"done"');
  await visit(PAGES.admin);
  await login(page);
  await expect(page.getByText('마지막 백업 11.20(금) 08:24')).toBeVisible();
});
