import { PAGES } from '../contract/paths';
import { expect, login, test } from './site';
import { expectReachable } from './reach';

/** At most so many taps, beside the typing, from the home page to the first telephone booking. */
const TAPS = 4;

test('운영자는 전화를 받으며 관리 홈에서 몇 번만 눌러 예약을 넣고, 양식은 다음 전화를 기다린다', async ({
  page,
  visit,
}) => {
  await visit(PAGES.admin);
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: '관리' })).toBeFocused();
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
    taps += 1;
    await target.click();
  };

  await tap(page.getByRole('region', { name: '오늘 출조' }).getByRole('link'));
  await tap(page.getByRole('button', { name: '예약 추가', exact: true }));
  const form = page.getByRole('form', { name: '예약 추가' });
  await expect(form.getByLabel('예약자 이름')).toBeFocused();
  await expectReachable(page);
  const left = Number(/남은 자리 (\d+)명/.exec((await form.textContent()) ?? '')?.[1]);
  await page.keyboard.type('오하늘');
  await page.keyboard.press('Tab');
  await page.keyboard.type('55556666');
  await tap(form.getByRole('radio', { name: '2명' }));
  await tap(form.getByRole('button', { name: '예약 추가하기' }));

  await expect(page.getByText('오하늘님 2명 예약을 추가했습니다.')).toBeVisible();
  const added = page.getByRole('listitem').filter({ hasText: '오하늘' });
  await expect(added).toContainText('입금대기');
  await expect(added).toContainText('010-5555-6666');
  console.log(`전화 예약: 관리 홈에서 ${taps}번 누름`);
  expect(taps).toBeLessThanOrEqual(TAPS);

  // The next caller: the deposit is there already, and the number is known.
  await expect(form.getByLabel('예약자 이름')).toBeFocused();
  await expect(form.getByText(`남은 자리 ${left - 2}명`)).toBeVisible();
  await page.keyboard.type('오바람');
  await form.getByLabel('휴대폰 번호').fill('010-5555-6666');
  await expect(form.getByText('이 번호로 예약한 내역이 있습니다. (오하늘 2명)')).toBeVisible();
  await form.getByRole('checkbox', { name: '예약금' }).check();
  await form.getByRole('button', { name: '예약 추가하기' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '오바람' })).toContainText('입금완료');
  await form.getByRole('button', { name: '닫기' }).click();
  await expect(page.getByRole('button', { name: '예약 추가', exact: true })).toBeFocused();
});
