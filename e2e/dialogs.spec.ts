import { PAGES } from '../contract/paths';
import { TRIPS } from './everyPage';
import { expectReachable } from './reach';
import { expect, login, test } from './site';

/** A full day of the demo data, for which two parties wait. */
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
    // The first step comes back, and then the page.
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('radio', { name: '기상 악화' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await visit(PAGES.adminDay(FULL));
    const waiting = page.getByRole('region', { name: '대기', exact: true });
    await asks(waiting.getByRole('button', { name: '대기 삭제' }).first());
  },
);

test('통계와 연락할 손님과 입금내역 맞춰보기도 어느 화면에서나 누구나 쓸 수 있다', async ({ page, visit }) => {
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
