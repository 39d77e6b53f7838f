import { PAGES } from '#contract/paths';
import { TRIPS } from './everyPage';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

/** Most taps from the day's page to a message to all guests, without typing. */
const TAPS = 3;

test('운영자는 그날의 손님에게 전화하고 표시하며, 모두에게 안내를 한 번 보낸다', async ({ page, visit }) => {
  await visit(PAGES.adminDay(TRIPS.sailing));
  await login(page);
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('link', { name: '연락할 예약자' }));
  await expect(page.getByRole('heading', { level: 1, name: '11월 28일(토) 연락' })).toBeFocused();
  const rows = page.getByRole('list', { name: '연락할 예약자' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const bookings = await rows.count();

  await tap(page.getByRole('button', { name: '모두에게 안내 보내기' }));
  await page.keyboard.type('바람이 강해 새벽 3시에 모입니다.');
  await expect(page.getByRole('region', { name: '예약자가 받는 글' })).toContainText(
    '바람이 강해 새벽 3시에 모입니다.',
  );
  await expectReachable(page);
  await tap(page.getByRole('button', { name: `${bookings}건에 보내기` }));
  await expect(page.getByText(`${bookings}건에 안내를 보냅니다.`)).toBeVisible();
  console.log(`모두에게 안내: 출조일 화면에서 ${taps}번 누름`);
  expect(taps).toBeLessThanOrEqual(TAPS);
  await expect(rows.filter({ hasText: '메시지 보냄' })).toHaveCount(bookings, { timeout: 60_000 });

  const first = rows.first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await expect(first.getByRole('link', { name: `${name} 전화 걸기` })).toHaveAttribute('href', /^tel:/);
  await expect(first.getByRole('checkbox', { name: '통화함' })).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.url().includes('/called'));
  await first.getByRole('checkbox', { name: '통화함' }).click();
  await saved;
  await page.reload();
  await expect(rows.filter({ hasText: name }).first().getByRole('checkbox', { name: '통화함' })).toBeChecked();
});
