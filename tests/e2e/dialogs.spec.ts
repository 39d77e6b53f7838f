import { PAGES } from '#contract/paths';
import { TRIPS } from './everyPage';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

/** A full day of the demo data with two waiting parties. */
const FULL = '2026-12-13';

test(
  '출조일 화면에서 무엇을 묻는 대화상자도 누구나 읽고 누를 수 있고, 닫으면 눌렀던 단추로 돌아간다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    test.slow();
    await visit(PAGES.adminDay(TRIPS.sailing));
    await login(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const asks = async (open: ReturnType<typeof button>): Promise<void> => {
      await open.click();
      await expect(dialog).toBeVisible();
      await expectReachable(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(open).toBeFocused();
    };

    await expect(page.getByRole('region', { name: '예약자 목록' })).toBeVisible();
    await asks(button('입금확인').first());
    await button('더 보기').first().click();
    await asks(button('예약취소').first());
    await button('상태 변경').click();
    for (const name of ['예약마감으로 변경', '운항취소로 변경']) await asks(button(name));
    await button('운항취소로 변경').click();
    await button('다음').click();
    await expect(dialog).toContainText('환불할 금액');
    await expectReachable(page);
    // Escape returns to the first step, then to the page.
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('radio', { name: '기상 악화' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await visit(PAGES.adminDay(FULL));
    const waiting = page.getByRole('region', { name: '대기', exact: true });
    await asks(waiting.getByRole('button', { name: '대기 삭제' }).first());
  },
);

test('통계와 연락할 예약자과 입금내역 맞춰보기도 어느 화면에서나 누구나 쓸 수 있다', async ({ page, visit }) => {
  await visit(PAGES.adminStats({ year: 2026 }));
  await login(page);
  await expect(page.getByRole('region', { name: '합계' })).toBeVisible();
  await expectReachable(page);
  await visit(PAGES.adminCalls(TRIPS.sailing));
  await expect(page.getByRole('checkbox', { name: '통화함' }).first()).toBeVisible();
  await expectReachable(page);
  await visit(PAGES.adminDeposits);
  await page.getByRole('textbox').first().fill('2026-11-19\t모르는분\t100,000\n2026-11-19\t누구인가\t200,000');
  await page.getByRole('button', { name: '맞춰보기' }).click();
  await expect(page.getByRole('region', { name: '모름 2건' })).toBeVisible();
  await expectReachable(page);
});

test('처리한 단추가 사라져도 키보드로 이어서 쓸 수 있다', async ({ page, visit }) => {
  await visit(PAGES.admin);
  await login(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const title = page.getByRole('heading', { level: 1 });
  const press = async (name: string, within = main): Promise<void> => {
    await within.getByRole('button', { name, exact: true }).first().press('Enter');
  };
  // The row is removed together with the button.
  const deposits = main.getByRole('list', { name: /^확인할 예약금/ });
  const rows = deposits.getByRole('listitem');
  await main.getByRole('button', { name: /건 모두 보기$/ }).press('Enter');
  const before = await rows.count();
  await press('입금확인', deposits);
  await press('입금완료로 표시하기', dialog);
  await expect(rows).toHaveCount(before - 1);
  await expect(title).toBeFocused();

  await visit(PAGES.adminGuestsOf({ guestState: 'WATTING', date: 'future' }));
  const guests = page.getByRole('region', { name: /^총 / });
  await expect(guests.getByRole('listitem').first()).toBeVisible();
  const listed = await guests.getByRole('listitem').count();
  await press('더 보기', guests);
  await press('예약취소', guests);
  await press('예약 취소하기', dialog);
  await expect(guests.getByRole('listitem')).toHaveCount(listed - 1);
  await expect(title).toBeFocused();

  await visit(PAGES.adminCalls(TRIPS.sailing));
  await page.getByRole('radio', { name: /^통화 전/ }).check();
  const calls = page.getByRole('checkbox', { name: '통화함' });
  await expect(calls.first()).toBeVisible();
  const toCall = await calls.count();
  await calls.first().press('Space');
  await expect(calls).toHaveCount(toCall - 1);
  await expect(title).toBeFocused();

  // The row stays without the button.
  await visit(PAGES.adminDay(FULL));
  const waiting = page.getByRole('region', { name: '대기', exact: true });
  await press('대기 삭제', waiting);
  await press('대기 삭제', dialog);
  await expect(waiting.getByRole('heading', { name: /^1번/ })).toBeFocused();

  await visit(PAGES.adminSettings);
  const calendar = page.getByRole('region', { name: '휴대폰 달력' });
  await press('달력 주소 만들기', calendar);
  await expect(calendar.getByRole('heading', { name: '휴대폰 달력' })).toBeFocused();
});
