import { PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { expect, test } from './site';

test('방문자는 다른 이름으로 입금했다고 알리고, 예약 확인 화면에서 거둘 수 있다', async ({ page, visit }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .filter({ has: page.locator('time') })
    .first()
    .getByRole('link')
    .click();
  await page.getByLabel('예약자').fill('최입금');
  await page.getByLabel('휴대폰 번호').fill('010-3333-5555');
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const number = await page
    .getByText(/^\d{4}-\d{4}-\d{4}$/)
    .first()
    .innerText();

  await page.getByRole('button', { name: '다른 이름으로 입금하기' }).click();
  await page.getByLabel('입금하실 이름').fill('주식회사 바다');
  await page.getByRole('button', { name: '입금자명 저장하기' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '주식회사 바다' })).toBeVisible();
  await page.getByRole('button', { name: '입금했습니다' }).click();
  await expect(page.getByText('입금하셨다는 알림을 받았습니다.')).toBeVisible();
  await expectReachable(page);
  await page.reload();
  await expect(page.getByText('입금하셨다는 알림을 받았습니다.')).toBeVisible();

  await visit(`${PAGES.reserveFind}?id=${number.trim()}`);
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByRole('button', { name: '예약 찾기' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '주식회사 바다' })).toBeVisible();
  await page.getByRole('button', { name: '아직 입금 전입니다' }).click();
  await expect(page.getByRole('button', { name: '입금했습니다' })).toBeVisible();
  await expectReachable(page);
});
