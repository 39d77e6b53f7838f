import { API, PAGES } from '#contract/paths';
import { frame } from '#copy/frame';
import { expectReachable } from './axe';
import { expect, login, hydrated, test } from './site';

test('느리면 기다리는 모습을, 끊기면 까닭과 다음 할 일을 보이고, 돌아오면 이어 간다', async ({
  page,
  visit,
  context,
}) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${API.dayList}*`, async (route) => {
    await late;
    await route.continue();
  });
  await visit(PAGES.about);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '예약' }).click();
  await expect(page.getByText('예약일정을 불러오는 중입니다.')).toBeAttached();
  release();
  await expect(page.getByRole('list', { name: '2026년 11월 예약일정' })).toBeVisible();

  await context.setOffline(true);
  // December has been prefetched.
  await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '2027년 1월' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('예약일정을 불러오지 못했습니다.')).toBeVisible();
  await expect(main.getByRole('link', { name: '전화 걸기' })).toHaveAttribute('href', 'tel:010-0000-0000');
  await expect(page.getByRole('banner').getByText('새벽호 예약')).toBeVisible();

  // Failed requests are retried after the reconnection.
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: '2027년 1월 예약일정' })).toBeVisible();
});

test('누른 링크의 화면이 늦게 오면, 그동안 링크가 눌린 것을 보이고 보던 화면이 남는다', async ({ page, visit }) => {
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await visit(PAGES.reserve());
  const link = page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '선박소개' });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(link).toHaveCSS('opacity', '0.5');
  await expect(page.getByRole('list', { name: '2026년 11월 예약일정' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 2, name: '시설 안내' })).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
});

test('뒤로 간 화면이 늦게 와도, 오면 제목부터 읽힌다', async ({ page, visit }) => {
  await visit(PAGES.about);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '예약' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeFocused();
  let release = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/AboutPage-*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByText(frame.loading)).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: '새벽호' })).toBeFocused();
});

test('화면의 스크립트는 사이트의 뿌리에서 받고, 새 판이 나와 없어졌으면 한 번만 새로 고친 뒤 오류를 알린다', async ({
  page,
  visit,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  let gone = true;
  await page.route('**/assets/BookingPage-*.js', (route) =>
    gone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByText('화면을 불러오지 못했습니다. 새로고침해 주세요.')).toBeVisible();
  await expectReachable(page);
  expect(loads).toBe(2);
  expect(scripts.filter((path) => !/^\/assets\/[\w.-]+\.js$/.test(path))).toEqual([]);

  gone = false;
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(page.getByLabel('예약자')).toBeVisible();
});

test('손을 대면 눈앞의 링크가 여는 화면을 미리 받아 두어, 그 뒤에 신호가 끊겨도 열린다', async ({
  page,
  visit,
  context,
}) => {
  const fetched = page.waitForResponse(/AboutPage/).then((response) => response.finished());
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page.mouse.wheel(0, 50);
  await fetched;
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '선박소개' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '새벽호' })).toBeVisible();
  await expect(page.getByText('선박소개를 불러오지 못했습니다.')).toBeVisible();
  // Once online, the page loads the changed text.
  await context.setOffline(false);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '시설 안내' })).toBeVisible();
});

test('끊긴 동안 처음 여는 화면은 새로 고치지 않고 오류를 알리며, 뒤로 가면 보던 화면이 있다', async ({
  page,
  visit,
  context,
}) => {
  // With data saving on, nothing is prefetched.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const cards = page.getByRole('list', { name: '2026년 12월 예약일정' });
  await expect(cards).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '선박소개' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(cards).toBeVisible();

  // A failed script is requested again without reloading the page. Its own load may be late on a busy machine.
  await page.waitForLoadState();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '선박소개' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '시설 안내' })).toBeVisible();
  expect(loads).toBe(0);
});

test('배에서 신호가 끊겨도 운영자의 머리글과 메뉴는 그대로이고, 다시 시도하면 이어 간다', async ({
  page,
  visit,
  context,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => request.url().includes('/assets/') && scripts.add(request.url()));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => scripts.delete(request.url()));
  await page.route('**/assets/GuestListPage-*.js', (route) => route.abort());
  await visit(PAGES.admin);
  const settings = page.waitForRequest('**/assets/InfoPage-*.js');
  await login(page);
  // The scripts of other pages are prefetched on the first page.
  await settings;
  await expect.poll(() => scripts.size).toBe(0);
  await context.setOffline(true);

  const menu = page.getByRole('navigation', { name: '관리 메뉴' });
  const main = page.getByRole('main');
  await menu.getByRole('link', { name: '예약자' }).click();
  await expect(main.getByRole('alert')).toContainText('불러오지 못했습니다.');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('새벽호');
  await menu.getByRole('link', { name: '설정' }).click();
  await expect(main.getByRole('alert')).toContainText('설정을 불러오지 못했습니다.');
  await expect(menu).toBeVisible();
  await expectReachable(page);

  await context.setOffline(false);
  await main.getByRole('button', { name: '다시 시도' }).click();
  await expect(main.getByLabel('상호')).toHaveValue('새벽호');
  await page.unroute('**/assets/GuestListPage-*.js');
  await menu.getByRole('link', { name: '예약자' }).click();
  await expect(main.getByRole('searchbox').or(main.getByLabel('검색어')).first()).toBeVisible();
});

test('읽을 수 없는 주소와 약속과 다른 답도 사람에게는 화면이고, 다시 시도하면 이어 간다', async ({ page, visit }) => {
  await visit('/reserve/%E0%A4%A');
  await expect(page.getByRole('main').getByRole('link', { name: '목록' })).toBeVisible();

  let wrong: unknown = null;
  // A new stream would request the days before the button is pressed.
  await page.route(`**${API.seatEvents}*`, (route) => route.abort());
  await page.route(`**${API.dayList}*`, (route) =>
    wrong === 'right' ? route.continue() : route.fulfill({ json: wrong }),
  );
  for (wrong of [null, { message: '' }, [{ id: 1 }]]) {
    await visit(PAGES.about);
    await page.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '예약' }).click();
    await expect(page.getByRole('main').getByText('예약일정을 불러오지 못했습니다.')).toBeVisible();
  }
  // The months and the weekdays stay visible.
  await expect(page.getByRole('navigation', { name: '월 선택' })).toBeVisible();
  await expect(page.getByRole('group', { name: '요일 선택' })).toBeVisible();
  wrong = 'right';
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('list', { name: '2026년 11월 예약일정' })).toBeVisible();
});

test('다른 탭에 다녀오면 남은자리를 다시 읽는다', async ({ page, visit, site }) => {
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /예약하기/ }) })
    .first();
  const before = await card.textContent();
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
    id: number;
    state: string;
  }[];
  const response = await fetch(site.address + API.createBooking, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      id: days.find(({ state }) => state === 'OPEN')?.id,
      name: '김바다',
      password: '4821',
      tel: '010-1234-5678',
      guestCount: 1,
    }),
  });
  expect(response.status).toBe(200);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(card).not.toHaveText(before ?? '');
});

test('스크립트가 오지 않아도 출조일을 읽고, 무엇을 할지와 전화번호를 본다', async ({ page, site }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site.address + PAGES.reserve());
  await expect(page.getByRole('list', { name: '2026년 11월 예약일정' })).toContainText('남은자리');
  await expect(page.getByText('화면을 불러오고 있습니다. 오래 걸리면 새로고침해 주세요.')).toBeVisible();
  await expect(page.getByRole('link', { name: '전화 걸기 010-0000-0000' })).toHaveAttribute(
    'href',
    'tel:010-0000-0000',
  );
});

test.describe('자바스크립트를 끈 브라우저', () => {
  test.use({ javaScriptEnabled: false });

  test('무엇을 켜야 하는지와 전화번호를 바로 본다', async ({ page, site }) => {
    await page.goto(site.address + PAGES.reserve());
    await expect(page.getByText('예약하거나 예약을 확인하시려면 브라우저의 자바스크립트를 켜 주세요.')).toBeVisible();
    await expect(page.getByRole('link', { name: '전화 걸기 010-0000-0000' })).toBeVisible();
  });
});
