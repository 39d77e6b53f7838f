import { PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { expect, test } from './site';

test(
  '방문자는 예약번호와 비밀번호로 예약을 찾아 취소하고, 자리가 달력에 돌아온다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    await visit(PAGES.reserve({ year: 2026, month: 12 }));
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .filter({ has: page.locator('time') })
      .first();
    const seats = /남은자리\s*\d+명/.exec((await card.innerText()).replace(/\s+/g, ' '))?.[0] ?? '';
    const date = await card.getByRole('time').getAttribute('datetime');
    await card.getByRole('link').click();
    await page.getByLabel('예약자').fill('이파랑');
    await page.getByLabel('휴대폰 번호').fill('010-3333-4444');
    await page.getByLabel('비밀번호', { exact: true }).fill('4821');
    await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
    await page.getByRole('button', { name: '1명 예약하기' }).click();
    const number = (
      await page
        .getByText(/^\d{4}-\d{4}-\d{4}$/)
        .first()
        .innerText()
    ).trim();

    // After a load, so that the list comes from the browser.
    await visit(PAGES.reserveFind);
    await page.getByRole('region', { name: '이 기기에서 하신 예약' }).getByRole('button', { name: number }).click();
    await expect(page.getByLabel('예약번호')).toHaveValue(number);
    await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
    await expectReachable(page);
    await page.getByLabel('비밀번호', { exact: true }).fill('틀린번호');
    await page.getByRole('button', { name: '예약 찾기' }).click();
    await expect(page.getByRole('main').getByText('예약번호 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
    await page.getByLabel('비밀번호', { exact: true }).fill('4821');
    await page.getByRole('button', { name: '예약 찾기' }).click();

    await expect(page.getByRole('heading', { name: '예약 내역' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '입금을 기다리고 있습니다.' })).toBeVisible();
    await expect(page.getByRole('button', { name: '계좌번호 복사' })).toBeVisible();
    await expect(page.getByText('환불되는 금액이 없습니다.')).toHaveCount(0);
    await expect(page.locator('[aria-current="step"]')).toContainText('오늘');
    await expectReachable(page);
    await page.getByRole('button', { name: '예약 취소' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
    await expect(page.getByText('취소된 예약입니다.')).toBeVisible();

    await page.getByRole('link', { name: '목록' }).click();
    await expect(page.getByRole('listitem').filter({ has: page.locator(`time[datetime="${date}"]`) })).toContainText(
      seats,
    );
  },
);

test('여러 번 틀리면 몇 분을 기다려야 하는지 알린다', async ({ page, visit }) => {
  await visit(PAGES.reserveFind);
  await page.getByLabel('예약번호').fill('000000000000');
  const wait = page.getByRole('main').getByText(/여러 번 잘못 입력하여 \d+분 동안 조회할 수 없습니다\./);
  for (let tries = 0; tries < 25 && !(await wait.isVisible()); tries += 1) {
    await page.getByLabel('비밀번호', { exact: true }).fill(`틀림${tries}`);
    const responded = page.waitForResponse(/\/api\/guest\/find$/);
    await page.getByRole('button', { name: '예약 찾기' }).click();
    await responded;
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /일치하지 않습니다|조회할 수 없습니다/ }),
    ).toBeVisible();
  }
  await expect(wait).toBeVisible();
});
