import { PAGES } from '#contract/paths';
import { expectReachable } from './axe';
import { expect, fillBooking, test } from './site';

/** Removes features that the in-app browsers of KakaoTalk and Band lack, and records copied text. */
const asInAppBrowser = () => {
  for (const name of ['share', 'canShare', 'clipboard', 'serviceWorker'])
    Object.defineProperty(navigator, name, { value: undefined, configurable: true });
  URL.createObjectURL = () => {
    throw new Error('no downloads here');
  };
  const recorder = window as unknown as { copied: string[] };
  recorder.copied = [];
  document.execCommand = (command) => {
    const field = document.activeElement;
    if (command !== 'copy' || !(field instanceof HTMLTextAreaElement)) return false;
    recorder.copied.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return true;
  };
};

test('카카오톡과 밴드 안의 브라우저에서도 예약하고, 복사하고, 공유하고, 일정에 넣는다', async ({
  page,
  visit,
  site,
}) => {
  await page.addInitScript(asInAppBrowser);
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page.getByRole('listitem').getByRole('link').first().click();
  const trip = new URL(page.url()).pathname;
  await fillBooking(page, '김바다');
  await page.getByRole('button', { name: '1명 예약하기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
  await expect(page).toHaveTitle('예약이 신청되었습니다. | 새벽호 예약');

  const number = /\d{4}-\d{4}-\d{4}/.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  const copied = () => page.evaluate(() => (window as unknown as { copied: string[] }).copied);
  for (const name of ['예약번호 복사', '계좌번호 복사', '금액 복사', '입금자명 복사'])
    await page.getByRole('button', { name }).click();
  await expect(page.getByRole('status').filter({ hasText: '복사되었습니다.' }).first()).toBeVisible();
  await page.getByRole('button', { name: '공유하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '주소가 복사되었습니다.' })).toBeVisible();
  expect(await copied()).toEqual([
    number,
    '000-0000-0000',
    expect.stringMatching(/^\d+0000$/),
    '김바다',
    site.address + trip,
  ]);

  // The demo policy has a payment deadline.
  const calendar = await page.getByRole('link', { name: '내 달력에 추가' }).getAttribute('href');
  expect(new URL(calendar ?? '', site.address).pathname).toBe(`/api${trip}/calendar.ics`);
  const file = await fetch(new URL(calendar ?? '', site.address));
  expect((await file.text()).replace(/\r\n[ \t]/g, '')).toContain('예약금 입금기한은');
  await expectReachable(page);
  await page.getByRole('link', { name: '예약 확인·취소' }).click();
  await expect(page.getByLabel('예약번호')).toHaveValue(number);
});

test('화면의 높이를 잘못 아는 브라우저에서도 예약 단추가 손 닿는 곳에 있다', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 460 });
  await visit(PAGES.reserve({ year: 2026, month: 12 }));
  await page.getByRole('listitem').getByRole('link').first().click();
  const submit = page.getByRole('button', { name: '1명 예약하기' });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await page.getByLabel('비밀번호', { exact: true }).focus();
  await expect(submit).toBeInViewport({ ratio: 1 });
});
