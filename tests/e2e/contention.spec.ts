import { API, PAGES } from '#contract/paths';
import { READ_EVERY_MS, expect, test, withoutSeatNews } from './site';

interface Day {
  id: number;
  date: string;
  state: string;
  totalCount: number;
  guestCount: number;
}

const openDay = async (address: string): Promise<Day> => {
  const days = (await (await fetch(`${address}${API.dayList}?year=2026&month=12`)).json()) as Day[];
  const day = days.find(({ state, totalCount, guestCount }) => state === 'OPEN' && totalCount - guestCount >= 2);
  if (!day) throw new Error('남은자리가 두 명 이상인 날이 체험용 자료에 없습니다.');
  return day;
};

/** Another visitor books. */
const bookElsewhere = async (address: string, day: Day, guestCount: number): Promise<string> => {
  const response = await fetch(`${address}${API.createBooking}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: day.id, name: '다른손님', tel: '010-9999-8888', password: '9999', guestCount }),
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { guestId: string }).guestId;
};

const cancelElsewhere = async (address: string, guestId: string): Promise<void> => {
  const response = await fetch(`${address}${API.cancelBooking}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ guestId, password: '9999' }),
  });
  expect(response.status).toBe(200);
};

test('먼저 예약한 사람이 자리를 가져가면 남은 자리를 알리고 입력은 그대로 둔다', async ({ page, site, visit }) => {
  const day = await openDay(site.address);
  await withoutSeatNews(page);
  await visit(PAGES.reserveDay(day.id));
  await page.getByRole('radio', { name: '2명', exact: true }).check();
  await page.getByLabel('예약자').fill('늦은손님');
  await page.getByLabel('휴대폰 번호').fill('010-1111-2222');
  await page.getByLabel('비밀번호', { exact: true }).fill('1234');
  await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();

  await bookElsewhere(site.address, day, day.totalCount - day.guestCount - 1);
  await page.getByRole('button', { name: '2명 예약하기' }).click();
  const refusal = '남은자리가 부족합니다. 현재 1명까지 예약할 수 있습니다.';
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: refusal })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByLabel('예약자')).toHaveValue('늦은손님');

  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
});

test('양식을 채우는 동안 다른 사람이 예약하면 남은자리와 인원이 따라 줄어든다', async ({ page, site, visit }) => {
  const day = await openDay(site.address);
  const { tried } = await withoutSeatNews(page);
  await visit(PAGES.reserveDay(day.id));
  await tried;
  await page.getByLabel('예약자').fill('느긋한손');
  await page.getByRole('radio', { name: '2명', exact: true }).check();
  await bookElsewhere(site.address, day, day.totalCount - day.guestCount - 1);
  await page.clock.fastForward(READ_EVERY_MS);
  await expect(page.getByRole('button', { name: '1명 예약하기' })).toBeVisible();
  await expect(
    page.getByRole('status').filter({ hasText: '남은자리가 줄어 인원을 1명으로 변경했습니다.' }),
  ).toBeVisible();
  await expect(page.getByLabel('예약자')).toHaveValue('느긋한손');
  // After the last seat the form says so before sending, and its values stay.
  await bookElsewhere(site.address, day, 1);
  await page.clock.fastForward(READ_EVERY_MS);
  await expect(
    page.getByRole('status').filter({ hasText: '예약이 마감되었습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.' }),
  ).toBeVisible();
  await expect(page.getByLabel('예약자')).toHaveValue('느긋한손');
});

test('마지막 자리까지 나가면 마감을 알리고 입력은 그대로 두며, 자리가 다시 나면 마감이라고 하지 않는다', async ({
  page,
  site,
  visit,
}) => {
  const day = await openDay(site.address);
  await withoutSeatNews(page);
  await visit(PAGES.reserveDay(day.id));
  await page.getByLabel('예약자').fill('늦은손님');
  await page.getByLabel('휴대폰 번호').fill('010-1111-2222');
  await page.getByLabel('비밀번호', { exact: true }).fill('1234');
  await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
  const last = await bookElsewhere(site.address, day, day.totalCount - day.guestCount);
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('남은자리가 없습니다.')).toBeVisible();
  await expect(page.getByRole('radio', { name: '1명', exact: true })).toBeDisabled();

  await cancelElsewhere(site.address, last);
  // Like a return from another app.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('radio', { name: '1명', exact: true })).toBeEnabled();
  await expect(main.getByText('남은자리가 없습니다.')).toHaveCount(0);
  await expect(page.getByLabel('예약자')).toHaveValue('늦은손님');
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-1111-2222');
});

test('너무 길거나 위험한 값은 화면에서 막히고, 서버에 바로 보내도 같은 까닭을 듣는다', async ({
  page,
  site,
  visit,
}) => {
  const day = await openDay(site.address);
  await withoutSeatNews(page);
  await visit(PAGES.reserveDay(day.id));
  await page.getByLabel('예약자').fill('가나\ue000');
  await page.getByLabel('휴대폰 번호').fill('010-12');
  await page.getByLabel('비밀번호', { exact: true }).fill('123');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  const shown = [
    '예약자 이름에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    '휴대폰 번호를 입력해 주세요.',
    '비밀번호를 4자 이상 등록해 주세요.',
  ];
  for (const reason of shown) await expect(page.getByText(reason).first()).toBeVisible();
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-12');

  const response = await fetch(`${site.address}${API.createBooking}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: day.id, name: '가나\ue000', tel: '010-12', password: '123', guestCount: 1 }),
  });
  expect(response.status).toBe(400);
  const body = (await response.json()) as { errors: { field: string; reason: string; value?: unknown }[] };
  expect(body.errors.map(({ reason }) => reason)).toEqual(shown);
  expect(body.errors.find(({ field }) => field === 'password')).not.toHaveProperty('value');
});
