import { PAGES } from '../contract/paths';
import { expectReachable } from './reach';
import { expect, test } from './site';

const DECEMBER = PAGES.reserve({ year: 2026, month: 12 });

test('방문자는 달력에서 날짜를 골라 예약하고 완료 화면에서 예약번호와 계좌를 본다', async ({ page, visit }) => {
  await visit('/reserve');
  await expect(page).toHaveTitle('예약 일정 | 새벽호 예약');
  await expect(page.getByRole('heading', { level: 1, name: '예약 일정' })).toBeVisible();
  await expectReachable(page);

  await page.getByRole('navigation', { name: '월 선택' }).getByRole('link', { name: '12월' }).click();
  const calendar = page.getByRole('list', { name: '2026년 12월 예약 일정' });
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
});

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
  await expect(page.getByText('서버에 연결하지 못했습니다.').first()).toBeVisible();
  await expect(page.getByLabel('예약자')).toHaveValue('이파랑');
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue('010-2222-3333');
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('7777');

  await site.start();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
});
