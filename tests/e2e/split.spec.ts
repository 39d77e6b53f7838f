import type { Page } from '@playwright/test';
import { API, PAGES } from '#contract/paths';
import { expect, login, test } from './site';

/** Texts of the operator's screens, each from a different screen. */
const OPERATORS = [
  '관리 메뉴',
  '오늘은 출조가 없습니다.',
  '예약 있는 날만 보기',
  '메모(50자 이내)',
  '남은자리가 있는 출조일이 없습니다.',
  '선택한 기간의 일정을 모두 변경하시겠습니까?',
  '검색 결과가 없습니다.',
  '예약 수정은 권장하지 않습니다.',
  '새 예약이 들어왔습니다.',
];

/** The text of every script of a page. */
const scriptsOf = (page: Page): Promise<string>[] => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || response.url().endsWith('.js'))
      scripts.push(response.text().catch(() => ''));
  });
  return scripts;
};
const operatorTextsIn = async (scripts: Promise<string>[]): Promise<string[]> => {
  const text = (await Promise.all(scripts)).join('\n');
  return OPERATORS.filter((sentence) => text.includes(sentence));
};

test('방문자는 관리 화면의 코드를 내려받지 않고, 로그인하지 않고는 관리 호출에 닿지 않는다', async ({
  page,
  visit,
  site,
}) => {
  const visitors = scriptsOf(page);
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
    id: number;
    state: string;
  }[];
  const open = days.find(({ state }) => state === 'OPEN');
  for (const path of [PAGES.home, PAGES.about, PAGES.reserve(), PAGES.reserveDay(open?.id ?? 0), PAGES.reserveFind]) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.waitForLoadState('networkidle');
  expect(visitors.length).toBeGreaterThan(5);
  expect(await operatorTextsIn(visitors)).toEqual([]);

  const manage = Object.values(API).filter((path) => path.startsWith('/api/manage/'));
  const statuses = await Promise.all(
    manage.map(async (path) => (await fetch(site.address + path.replace(/:\w+/g, '1'))).status),
  );
  // Endpoints for POST respond with 404 to GET; none succeeds.
  for (const status of statuses) expect([401, 404]).toContain(status);

  const operators = scriptsOf(page);
  for (const [index, path] of [
    PAGES.admin,
    PAGES.adminReserve(),
    PAGES.adminDay('2026-12-05'),
    PAGES.adminBulk(),
    PAGES.adminGuests,
    PAGES.adminGuest(1),
  ].entries()) {
    await visit(path);
    if (index === 0) await login(page);
    await expect(page.getByRole('navigation', { name: '관리 메뉴' })).toBeVisible();
  }
  await expect.poll(() => operatorTextsIn(operators)).toEqual(OPERATORS);
});
