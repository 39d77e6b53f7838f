import { API, apiPath, PAGES } from '#contract/paths';
import { errorText } from '#copy/errors';
import { expectReachable } from './axe';
import { expect, fillBooking, test } from './site';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

test(
  '방문자는 달력에서 날짜를 골라 예약하고 완료 화면에서 예약번호와 계좌를 본다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    await visit('/reserve');
    await expect(page).toHaveTitle('예약일정 | 새벽호 예약');
    await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
    await expectReachable(page);

    await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '12월' }).click();
    const calendar = page.getByRole('list', { name: '2026년 12월 예약일정' });
    const card = calendar
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first();
    const seats = Number(/남은자리\s*(\d+)명/.exec((await card.innerText()).replace(/\s+/g, ' '))?.[1]);
    const address = await card.getByRole('link').getAttribute('href');
    await card.getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1, name: '예약하기' })).toBeFocused();
    await expectReachable(page);
    await page.getByRole('radio', { name: '2명', exact: true }).check();
    await page.getByLabel('예약자').fill('김바다');
    await page.getByLabel('휴대폰 번호').pressSequentially('12345678');
    await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-1234-5678');
    await page.getByLabel('비밀번호', { exact: true }).fill('4821');
    await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
    await page.getByRole('button', { name: '2명 예약하기' }).click();

    await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
    await expect(page.getByText(/^\d{4}-\d{4}-\d{4}$/).first()).toBeVisible();
    await expect(page.getByText('수협 000-0000-0000 박한결').first()).toBeVisible();
    await expect(page.getByText('010-1234-5678')).toBeVisible();
    await expect(page.getByText('2026년 11월 20일(금) 08:24')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectReachable(page);

    const number = await page
      .getByText(/^\d{4}-\d{4}-\d{4}$/)
      .first()
      .innerText();
    await page.reload();
    await expect(page.getByText(number).first()).toBeVisible();

    await page.getByRole('link', { name: '목록' }).click();
    const sameCard = calendar.getByRole('listitem').filter({ has: page.locator(`a[href="${address}"]`) });
    if (seats > 2) await expect(sameCard).toContainText(`남은자리 ${seats - 2}명`);
  },
);

test('빠뜨린 항목은 정해진 순서로 알려 주고 입력한 내용은 남는다', async ({ page, visit }) => {
  await visit(DECEMBER);
  await page.getByRole('listitem').getByRole('link').first().click();
  const submit = page.getByRole('button', { name: '1명 예약하기' });
  await submit.click();
  await expect(page.getByLabel('예약자')).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: '예약자 이름을 입력해 주세요.' }).first()).toBeVisible();
  for (const reason of [
    '휴대폰 번호를 입력해 주세요.',
    '비밀번호를 4자 이상 등록해 주세요.',
    '예약 전 확인 사항을 확인하고 동의해 주세요.',
  ])
    await expect(page.getByText(reason)).toBeVisible();
  await expectReachable(page);

  await page.getByLabel('예약자').fill('김바다');
  await submit.click();
  await expect(page.getByLabel('휴대폰 번호')).toBeFocused();
  await expect(page.getByLabel('예약자')).toHaveValue('김바다');
});

test('서버가 멈춘 동안에도 입력은 남고, 돌아오면 다시 보내 한 번만 예약된다', async ({ page, site, visit }) => {
  await visit(DECEMBER);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.getByLabel('예약자').fill('이파랑');
  await page.getByLabel('휴대폰 번호').fill('010-2222-3333');
  await page.getByLabel('비밀번호', { exact: true }).fill('7777');
  await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();

  await site.stop();
  const submit = page.getByRole('button', { name: '1명 예약하기' });
  await submit.click();
  await expect(page.getByText('연결하지 못했습니다.').first()).toBeVisible();
  await expect(page.getByLabel('예약자')).toHaveValue('이파랑');
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-2222-3333');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('7777');

  await site.start();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
});

test('몰려서 503을 받으면 까닭을 읽고 입력한 것이 그대로 있으며, 다시 누르면 한 번만 예약된다', async ({
  page,
  site,
  visit,
}) => {
  await visit(DECEMBER);
  await page.getByRole('listitem').getByRole('link').first().click();
  await fillBooking(page, '최돌고래', '010-4444-5555');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const sold = async (): Promise<number> =>
    ((await (await fetch(site.address + apiPath(API.dayById, { id }))).json()) as { guestCount: number }).guestCount;
  const before = await sold();

  // The second 503 follows a stored booking, like a late response of the database.
  const responses: ('overload' | 'booked, but too late')[] = ['overload', 'booked, but too late'];
  await page.route(`**${API.createBooking}`, async (route) => {
    const response = responses.shift();
    if (response === undefined) return route.continue();
    if (response === 'booked, but too late') await route.fetch();
    const json = { code: 'UNAVAILABLE', message: errorText.UNAVAILABLE };
    return route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, json });
  });
  const submit = page.getByRole('button', { name: '1명 예약하기' });
  for (const made of [0, 1]) {
    const refused = page.waitForResponse(`**${API.createBooking}`);
    await submit.click();
    expect((await refused).status()).toBe(503);
    await expect(page.getByText('지금은 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.').first()).toBeVisible();
    await expect(page.getByLabel('예약자')).toHaveValue('최돌고래');
    await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-4444-5555');
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('4821');
    await expect(submit).toBeEnabled();
    expect(await sold()).toBe(before + made);
  }
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
  expect(await sold()).toBe(before + 1);
});

test('입력한 내용은 다른 화면에 다녀오거나 새로고침해도 남고, 예약하면 사라지며, 같은 번호로 한 번 더는 물어본 뒤에 예약한다', async ({
  page,
  visit,
}) => {
  await visit(DECEMBER);
  await page.getByRole('listitem').getByRole('link').first().click();
  const form = page.url();
  await fillBooking(page, '김바다');
  await page.getByRole('radio', { name: '2명', exact: true }).check();
  const isKept = async () => {
    await expect(page.getByLabel('예약자')).toHaveValue('김바다');
    await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-1234-5678');
    await expect(page.getByRole('radio', { name: '2명', exact: true })).toBeChecked();
    await expect(page.getByLabel('위 내용을 확인했으며 이에 동의합니다.')).toBeChecked();
    await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('');
  };
  await page.goBack();
  await page.goForward();
  await isKept();
  await page.reload();
  await isKept();
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByRole('button', { name: '2명 예약하기' }).click();
  const done = page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' });
  await expect(done).toBeVisible();

  await page.getByRole('link', { name: '목록' }).click();
  await page
    .locator(`a[href="${new URL(form).pathname}"]`)
    .first()
    .click();
  await expect(page.getByLabel('예약자')).toHaveValue('');
  await fillBooking(page, '김바다');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const question = page.getByRole('dialog', { name: '한 번 더 예약하시겠습니까?' });
  await expect(question).toContainText('같은 날짜에 같은 번호로 예약한 내역이 있습니다.');
  await question.getByRole('button', { name: '한 번 더 예약하기' }).click();
  await expect(done).toBeVisible();
});

test('날마다 제 양식이다: 다른 날을 예약하고 돌아와 예약해도 그 날이 예약되고, 완료 화면은 연결이 끊겨도, 취소한 뒤에도 참이다', async ({
  page,
  visit,
  site,
}) => {
  const list = async () =>
    (await (await fetch(`${site.address}${API.dayList}?year=2026&month=12`)).json()) as {
      id: number;
      state: string;
      totalCount: number;
      guestCount: number;
    }[];
  const [first, second] = (await list()).filter((day) => day.state === 'OPEN' && day.totalCount - day.guestCount > 1);
  const bookedOn = async (id = 0) => (await list()).find((day) => day.id === id)?.guestCount ?? 0;
  const done = page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' });
  const before = await bookedOn(first?.id);

  await visit(PAGES.reserveDay(first?.id ?? 0));
  await page.getByRole('link', { name: '목록' }).click();
  await page
    .locator(`a[href="${PAGES.reserveDay(second?.id ?? 0)}"]`)
    .first()
    .click();
  await fillBooking(page, '둘째손님');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(done).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '예약일정' })).toBeVisible();
  await page.goBack();
  await fillBooking(page, '첫째손님', '010-2222-3333');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(done).toBeVisible();
  await expect(page.getByRole('main')).toContainText('첫째손님');
  expect(await bookedOn(first?.id)).toBe(before + 1);

  await page.route(`**/api/reserve/${first?.id}`, (route) => route.abort());
  await page.reload();
  await expect(done).toBeVisible();
  await expect(page.getByRole('button', { name: '예약번호 복사' })).toBeVisible();
  await page.unroute(`**/api/reserve/${first?.id}`);

  await page.getByRole('link', { name: '예약 확인·취소' }).click();
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByRole('button', { name: '예약 찾기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약 확인·취소' })).toBeFocused();
  await page.getByRole('button', { name: '예약 취소', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '예약 취소하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '취소되었습니다.' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '취소된 예약입니다.' })).toBeVisible();
  await expect(page.getByRole('button', { name: '계좌번호 복사' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '취소된 예약입니다.' })).toBeVisible();
});
