import { API, PAGES } from '#contract/paths';
import { closedDay } from '#copy/closedDay';
import { expectReachable } from './axe';
import { configure, expect, test } from './site';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

test(
  '화면마다 제목과 설명과 주소가 있고, 옮겨 다니면 제목이 초점을 받으며, 본문으로 건너뛸 수 있다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    const described = () => page.locator('meta[name="description"]').getAttribute('content');
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    const heading = page.getByRole('heading', { level: 1 });
    await visit(PAGES.home);
    await expect(page).toHaveTitle('새벽호 예약');
    expect(await described()).toBe('여수 국동항에서 새벽에 떠나는 갈치·참돔 낚싯배입니다.');
    await expect(page.getByRole('list', { name: '가까운 출조' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: '선박소개' }).click();
    await expect(page).toHaveTitle('선박소개 | 새벽호 예약');
    await expect(heading).toBeFocused();
    expect(await canonical()).toMatch(/\/about$/);
    await expect(menu.getByRole('link')).toHaveText(['예약', '선박소개']);
    await expect(page.getByRole('button', { name: '로그아웃' })).toHaveCount(0);

    await menu.getByRole('link', { name: '예약' }).click();
    await expect(page).toHaveTitle('예약일정 | 새벽호 예약');
    await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '12월' }).click();
    await expect(page).toHaveTitle('2026년 12월 예약일정 | 새벽호 예약');
    expect(await canonical()).toContain(DECEMBER);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveTitle(/^12월 \d+일\([월화수목금토일]\) .+ \| 새벽호 예약$/);
    expect(await described()).toMatch(/^2026년 12월 .+ · \d+물\(음력 .+\) · 남은자리 \d+명 · 선비 1인 \d+만원/);
    await page.goBack();
    await expect(page).toHaveTitle('2026년 12월 예약일정 | 새벽호 예약');

    const footer = page.getByRole('contentinfo');
    for (const text of ['대표 박한결', '전라남도 여수시 국동항 낚시어선 선착장', '사업자등록번호 000-00-00000'])
      await expect(footer).toContainText(text);
    await expect(footer.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:010-0000-0000');
    await footer.getByRole('link', { name: '개인정보 처리방침' }).click();
    await expect(page).toHaveTitle('개인정보 처리방침 | 새벽호 예약');
    await expect(heading).toBeFocused();
    await expectReachable(page);
  },
);

test('설정하지 않은 연락처는 어디에도 없고, 물때는 고른 표를 따르거나 없다', async ({ page, visit, site }) => {
  await configure(site, API.storeInfo, { tel: '', band: '', owner: '', bizno: '', address: '' });
  const logic = { month: 4, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'N' };
  await configure(site, API.storeLogic, { ...logic, tideTable: '7물때식' });
  await visit(PAGES.about);
  await expect(page.getByRole('contentinfo')).toHaveText(/^새벽호\s*개인정보 처리방침$/);
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  for (const name of ['전화 문의', '밴드 바로가기', '카카오맵에서 열기'])
    await expect(page.getByRole('link', { name })).toHaveCount(0);

  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '예약' }).click();
  // 11월 20일은 음력 10.12: 7물때식으로 3물, 8물때식으로 4물.
  await expect(page.getByText('3물')).not.toHaveCount(0);
  await expect(page.getByRole('navigation', { name: '월 선택' }).getByRole('link')).toHaveText([
    '11월',
    '12월',
    '2027년 1월',
    '2027년 2월',
  ]);
  await expect(page.getByRole('link', { name: '예약 확인·취소' })).toHaveCount(0);

  await configure(site, API.storeLogic, { ...logic, tideTable: 'OFF' });
  await visit(DECEMBER);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(/\d물|음력/)).toHaveCount(0);
  await visit(PAGES.reserveFind);
  await expect(page.getByText('인터넷으로는 예약을 확인할 수 없습니다.')).toBeVisible();
});

test('320 픽셀에서도 찾기, 처리방침, 닫힌 날, 없는 화면이 옆으로 밀리지 않는다', async ({ page, visit, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=11`)).json()) as {
    id: number;
    state: string;
    memo: string;
  }[];
  const stormy = days.find(({ state }) => state === 'CANCEL');
  await visit(PAGES.reserveDay(stormy?.id ?? 0));
  await expect(page.getByRole('heading', { level: 1, name: closedDay.title.CANCEL })).toBeVisible();
  await expect(page.getByText(stormy?.memo ?? '')).toBeVisible();
  await expectReachable(page);
  for (const [path, seen] of [
    [PAGES.reserveFind, '예약 찾기'],
    [PAGES.privacy, '삭제하는 때'],
    ['/nowhere', '예약일정 보기'],
  ] as const) {
    await visit(path);
    await expect(page.getByText(seen)).toBeVisible();
    await expectReachable(page);
  }
});
