import { API, PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

interface Day {
  id: number;
  date: string;
  state: string;
  guestCount: number;
}

/** Most taps from the home page to a confirmed trip. */
const TAPS = 1;

test('시각과 최소 인원을 정하면 방문자가 카드와 예약 양식에서 읽고, 관리 홈에서 확정하거나 취소한다', async ({
  page,
  visit,
  site,
}) => {
  // The home page lists the trips of the next three days; today's has departed.
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=11`)).json()) as Day[];
  const day = days.find(({ date, state, guestCount }) => date >= '2026-11-23' && state === 'OPEN' && guestCount > 0);
  if (!day) throw new Error('the demo has no such day');

  await visit(PAGES.adminDay(day.date));
  await login(page);
  const form = page.getByRole('form', { name: '시각과 예약 조건' });
  await form.getByRole('heading', { name: '시각과 예약 조건' }).click();
  await form.getByLabel('출항 시각').fill('17:00');
  await form.getByLabel('귀항 시각').fill('05:00');
  await form.getByLabel('집합(분 전)').fill('20');
  await form.getByLabel('최소 인원', { exact: true }).fill(String(day.guestCount + 2));
  const sent = page.waitForRequest(`**${API.updateDay}`);
  await form.getByRole('button', { name: '저장' }).click();
  // Only changed fields are sent, with their former values, because another device may have saved meanwhile.
  expect(Object.keys((await sent).postDataJSON() as object).sort()).toEqual(
    ['id', 'departAt', 'returnAt', 'meetAt', 'minCount', 'seen'].sort(),
  );
  await expect(page.getByText('변경되었습니다.')).toBeVisible();
  await expectReachable(page);
  await page.getByLabel('메모(50자 이내)').fill('귀항 후 어묵탕 제공');
  await page.getByRole('switch', { name: '예약중에도 방문자에게 보이기' }).check();
  const saved = page.waitForResponse((response) => response.url().endsWith(API.updateDayMemo));
  await page
    .locator('form', { has: page.getByLabel('메모(50자 이내)') })
    .getByRole('button', { name: '저장' })
    .click();
  await saved;

  const short = `최소 ${day.guestCount + 2}명 · 2명 더 모이면 출항`;
  await visit(PAGES.reserve());
  const card = page.getByRole('listitem').filter({ hasText: '17:00 출항' });
  await expect(card).toContainText('다음 날 05:00 귀항');
  await expect(card).toContainText(short);
  await expect(card).toContainText('귀항 후 어묵탕 제공');
  await expect(card).toContainText(/1인 \d+만원/);
  await visit(PAGES.reserveDay(day.id));
  await expect(page.getByText('16:40 집합 → 17:00 출항 → 다음 날 05:00 귀항')).toBeVisible();
  await expect(page.getByRole('region', { name: '출조 정보' })).toContainText(short);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /17:00 출항/);
  await expectReachable(page);

  await visit(PAGES.admin);
  const item = page.getByRole('listitem').filter({ hasText: '최소 인원이 모자란 출조 1일' });
  await expect(item).toBeVisible();
  await expectReachable(page);
  let taps = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>): Promise<void> => {
    taps += 1;
    await target.click();
  };
  await item.getByRole('link', { name: /운항취소$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '최소 인원 미달' })).toBeChecked();
  await expectReachable(page);
  await dialog.getByRole('button', { name: '돌아가기' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: '상태 변경' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await visit(PAGES.admin);
  await tap(item.getByRole('button', { name: /확정$/ }));
  await expect(page.getByText('출항을 확정했습니다.')).toBeVisible();
  await expect(item).toHaveCount(0);
  console.log(`출항확정: 관리 홈에서 ${taps}번 누름`);
  expect(taps).toBeLessThanOrEqual(TAPS);
});
