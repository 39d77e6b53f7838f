import { isSoldOut } from '#contract/day/day.rules';
import { API, PAGES } from '#contract/paths';
import { receipt } from '#copy/booking';
import { waiting, waitingPlace } from '#copy/waiting';
import { expectReachable } from './axe';
import { ADMIN, configure, expect, login, test, withoutSeatNews } from './site';

test('운영자는 기간의 일정을 한 번에 바꾸고, 방문자의 달력에서 바로 보인다', async ({ page, visit }) => {
  await visit('/admin/reserve/update');
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: '일괄 변경' })).toBeVisible();
  await page.getByLabel('시작일').fill('2027-01-28');
  await page.getByLabel('종료일').fill('2027-02-02');
  await page.getByLabel('어종').fill('참돔 특별 출조');
  await expectReachable(page);
  await page.getByRole('button', { name: '변경하기' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/새로 등록하는 날\s*2일/);
  await expect(question).toContainText(/변경되는 날\s*4일/);
  await question.getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '6일분의 일정이 변경되었습니다.' })).toBeVisible();
  await visit(PAGES.reserve({ year: 2027, month: 1 }));
  await expect(page.getByRole('listitem').filter({ hasText: '참돔 특별 출조' })).toHaveCount(4);
});

test('예약된 인원보다 정원을 줄이면 아무것도 바뀌지 않고 그 날을 알려 준다', async ({ page, visit, site }) => {
  await visit('/admin/reserve/update');
  await login(page);
  const before = await (await fetch(`${site.address}/api/reserve/list?year=2026&month=12`)).text();
  await page.getByLabel('시작일').fill('2026-12-01');
  await page.getByLabel('종료일').fill('2026-12-31');
  await page.getByLabel('정원').fill('1');
  await page.getByRole('button', { name: '변경하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '변경하기' }).click();
  await expect(page.getByText(/정원은 예약된 인원보다 적을 수 없습니다\. \(2026년 12월/).first()).toBeVisible();
  await expect(page.getByLabel('정원')).toHaveValue('1');
  expect(await (await fetch(`${site.address}/api/reserve/list?year=2026&month=12`)).text()).toBe(before);
});

test('예약자를 찾아 고치고, 취소한 예약은 지운다', { tag: '@pc' }, async ({ page, visit }) => {
  await visit(PAGES.adminGuests);
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: '예약자' })).toBeVisible();
  await expectReachable(page);
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: '입금확인' }) })
    .first();
  await first.getByRole('button', { name: '더 보기' }).click();
  await first.getByRole('link', { name: '수정' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약 수정' })).toBeVisible();
  await expect(page.getByText('예약 수정은 권장하지 않습니다. 취소 후 새로 예약해 주세요.')).toBeVisible();
  await page.getByLabel('예약자').fill('고친이름');
  await page.getByRole('radio', { name: '1명', exact: true }).check();
  await expectReachable(page);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('status').filter({ hasText: '예약이 수정되었습니다.' })).toBeVisible();

  const edited = page.getByRole('listitem').filter({ hasText: '고친이름' });
  await edited.getByRole('button', { name: '더 보기' }).click();
  await edited.getByRole('button', { name: '예약취소' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '취소되었습니다.' })).toBeVisible();
  // The list has no cancelled bookings. Until it is loaded again, the row stays with its open menu.
  await expect(edited).toHaveCount(0);
  await page.getByRole('radiogroup', { name: '상태' }).getByRole('radio', { name: '취소', exact: true }).check();
  await edited.getByRole('button', { name: '더 보기' }).click();
  await edited.getByRole('button', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '예약 삭제하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '삭제되었습니다.' })).toBeVisible();
  await expect(edited).toHaveCount(0);
});

test('기본정보와 운영정책을 저장하면 머리글과 예약 양식에 바로 보인다', async ({ page, visit }) => {
  await visit(PAGES.adminSettings);
  await login(page);
  await page.getByLabel('상호').fill('바다호');
  await expectReachable(page);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('status').filter({ hasText: '저장되었습니다.' })).toBeVisible();
  await expect(page).toHaveTitle('기본정보 | 바다호 예약');
  await expect(page.getByRole('banner')).toContainText('바다호 예약');

  await page.getByRole('navigation', { name: '설정 메뉴' }).getByRole('link', { name: '운영정책' }).click();
  await page
    .getByRole('radiogroup', { name: '예약 확인·취소 기능' })
    .getByRole('radio', { name: '사용 안 함' })
    .check();
  await expectReachable(page);
  // The message of the first save may still be there.
  const stored = page.waitForResponse((response) => response.url().endsWith(API.storeLogic));
  await page.getByRole('button', { name: '저장' }).click();
  expect((await stored).status()).toBe(200);
  await expect(page.getByRole('status').filter({ hasText: '저장되었습니다.' })).toBeVisible();
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('link', { name: '예약 확인·취소' })).toHaveCount(0);
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByLabel('예약자')).toBeVisible();
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveCount(0);
});

test('열어 둔 설정을 다른 기기에서 먼저 저장했으면 덮어쓰지 않고, 두 내용을 보고 고른다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.admin);
  await login(page);
  // The links move when the trips are loaded.
  await expect(page.getByRole('link', { name: '통계' })).toBeVisible();
  await page.getByRole('link', { name: '기본정보' }).click();
  await expect(page.getByRole('textbox', { name: '입금 계좌' })).not.toHaveValue('');
  await configure(site, API.storeInfo, { bank: '농협 222-2222 새선장', owner: '새선장' });
  await page.getByRole('textbox', { name: '대표자' }).fill('옛선장');
  await page.getByRole('textbox', { name: '전화번호' }).fill('010-7777-7777');
  await page.getByRole('button', { name: '저장', exact: true }).click();

  const newer = page.getByRole('region', { name: '다른 기기에서 먼저 저장되었습니다.' });
  await expect(newer).toBeVisible();
  await expect(page.getByRole('textbox', { name: '입금 계좌' })).toHaveValue('농협 222-2222 새선장');
  await expect(page.getByRole('textbox', { name: '대표자' })).toHaveValue('옛선장');
  await expect(page.getByRole('textbox', { name: '전화번호' })).toHaveValue('010-7777-7777');
  const owner = newer.getByRole('listitem', { name: '대표자 비교' });
  await expect(owner).toContainText('새선장');
  await expect(owner).toContainText('옛선장');
  await expectReachable(page);
  await owner.getByRole('button', { name: '저장된 내용으로 바꾸기' }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '저장되었습니다.' })).toBeVisible();
  const stored = (await (await fetch(site.address + API.configInfo)).json()) as Record<string, unknown>;
  expect(stored).toMatchObject({ bank: '농협 222-2222 새선장', owner: '새선장', tel: '010-7777-7777' });
});

test('설정은 열 때마다 새로 읽고, 바꾼 것만 보낸다', async ({ page, visit, site }) => {
  await visit(PAGES.admin);
  await login(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await configure(site, API.storeInfo, { bank: '농협 222-2222 새선장' });
  const rules = {
    month: 3,
    reserveTime: 7,
    ktAdmin: 'N',
    useReserveFind: 'Y',
    tideTable: '8물때식',
    autoCancel: 'N',
    useManifest: 'N',
  };
  await configure(site, API.storeLogic, rules);
  await expect(page.getByRole('link', { name: '통계' })).toBeVisible();
  await page.getByRole('link', { name: '기본정보' }).click();
  await expect(page.getByRole('textbox', { name: '입금 계좌' })).toHaveValue('농협 222-2222 새선장');
  await page.getByRole('textbox', { name: '대표자' }).fill('김선장');
  const info = page.waitForRequest('**' + API.storeInfo);
  await page.getByRole('button', { name: '저장' }).click();
  expect((await info).postDataJSON()).toEqual({ owner: '김선장', version: expect.any(String) as unknown });

  await page.getByRole('navigation', { name: '설정 메뉴' }).getByRole('link', { name: '운영정책' }).click();
  await expect(page.getByRole('radio', { name: '3개월' })).toBeChecked();
  await page.getByLabel('당일 예약 마감 시각').fill('9');
  const policy = page.waitForRequest('**' + API.storeLogic);
  await page.getByRole('button', { name: '저장' }).click();
  expect((await policy).postDataJSON()).toEqual({ reserveTime: 9, version: expect.any(String) as unknown });

  // A form opened before is reloaded too.
  await configure(site, API.storeInfo, { bank: '수협 333-3333 새선장' });
  await page.getByRole('navigation', { name: '설정 메뉴' }).getByRole('link', { name: '기본정보' }).click();
  await expect(page.getByRole('textbox', { name: '입금 계좌' })).toHaveValue('수협 333-3333 새선장');
});

test('비밀번호를 바꾸면 다음부터는 새 비밀번호로만 들어온다', async ({ page, visit }) => {
  await visit(PAGES.adminPassword);
  await login(page);
  await page.getByLabel('현재 비밀번호').fill('틀린 비밀번호');
  await page.getByLabel('새 비밀번호', { exact: true }).fill('새로운-선장-7');
  await page.getByLabel('새 비밀번호 확인').fill('새로운-선장-7');
  await page.getByRole('button', { name: '변경', exact: true }).click();
  await expect(page.getByText('현재 비밀번호가 일치하지 않습니다.').first()).toBeVisible();
  await page.getByLabel('현재 비밀번호').fill(ADMIN.password);
  await page.getByRole('button', { name: '변경', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '비밀번호가 변경되었습니다.' })).toBeVisible();

  await page.getByRole('button', { name: '로그아웃' }).click();
  await login(page);
  await expect(page.getByRole('main').getByText('아이디 또는 비밀번호가 일치하지 않습니다.')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill('새로운-선장-7');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '비밀번호 변경' })).toBeVisible();
});

/** A minimal PNG that every decoder accepts: 2 by 1 pixels. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGPgTzrCn3QEAAcQAmtzQlGmAAAAAElFTkSuQmCC',
  'base64',
);

test('로고는 파일을 골라야 저장되고, 저장하면 방문자의 화면과 다른 탭에도 바로 보인다', async ({
  page,
  visit,
  site,
}) => {
  const visitor = await page.context().newPage();
  await visitor.goto(site.address + PAGES.about);
  const brand = visitor.getByRole('banner').locator('img').first();
  await expect(brand).toHaveAttribute('src', '/art/mark.svg');

  await visit(PAGES.adminLogo);
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: '로고' })).toBeVisible();
  await expectReachable(page);
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '선택된 파일이 없습니다.' })).toBeVisible();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: '글.txt', mimeType: 'text/plain', buffer: Buffer.from('로고') });
  await expect(page.getByText('이 파일은 로고로 사용할 수 없습니다. 다른 파일을 선택해 주세요.').first()).toBeVisible();
  await input.setInputFiles({ name: '로고.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('img', { name: '미리보기' })).toBeVisible();
  await page.getByRole('button', { name: '저장' }).click();
  await expect(page.getByRole('status').filter({ hasText: '저장되었습니다.' })).toBeVisible();
  await expect(page.getByRole('banner').locator('img').first()).toHaveAttribute('src', /^\/api\/config\/logo\?v=/);
  await expect(brand).toHaveAttribute('src', /^\/api\/config\/logo\?v=/);
  await expect.poll(() => brand.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(2);

  await page.getByRole('navigation', { name: '설정 메뉴' }).getByRole('link', { name: '기본정보' }).click();
  await page.getByLabel('상호').fill('바다호');
  await page.getByRole('button', { name: '저장' }).click();
  await expect(visitor.getByRole('banner')).toContainText('바다호 예약');
  await expect(visitor).toHaveTitle(/바다호/);

  await visit(PAGES.adminAbout);
  await expect(page.getByRole('heading', { level: 2, name: '첫 화면과 소개' })).toBeVisible();
});

type Day = Parameters<typeof isSoldOut>[0] & { id: number; opensAt: string | null };
test('양식을 적는 사이 비밀번호를 받기로 했으면, 보낸 뒤 비밀번호 칸이 생겨 이어서 신청한다', async ({
  page,
  visit,
  site,
}) => {
  await withoutSeatNews(page);
  const policy = { month: 3, reserveTime: 10, ktAdmin: 'N', useWaiting: 'Y' };
  const days = (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as Day[];
  const idOf = (is: (day: Day) => boolean) => days.find(is)?.id ?? 0;
  const open = idOf((day) => day.state === 'OPEN' && day.opensAt === null);
  const forms = [
    { address: PAGES.reserveDay(open), submit: '1명 예약하기', done: receipt.title },
    { address: PAGES.waiting(idOf(isSoldOut)), submit: waiting.submit('1명'), done: waitingPlace.title },
  ];
  for (const { address, submit, done } of forms) {
    await configure(site, API.storeLogic, { ...policy, useReserveFind: 'N' });
    await visit(address);
    await page.getByLabel('예약자').fill('김바다');
    await page.getByLabel('휴대폰 번호').fill('010-1234-5678');
    await page.getByRole('checkbox').check();
    await configure(site, API.storeLogic, { ...policy, useReserveFind: 'Y' });
    await page.getByRole('button', { name: submit }).click();
    await page.getByLabel('비밀번호', { exact: true }).fill('4821');
    await expect(page.getByLabel('예약자')).toHaveValue('김바다');
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible();
  }
});
