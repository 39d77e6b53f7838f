import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { API, PAGES } from '#contract/paths';
import { admin } from '#copy/admin';
import { auth } from '#copy/auth';
import { errorText } from '#copy/errors';
import { frame } from '#copy/frame';
import { secondStep } from '#copy/secondStep';
import { expectReachable } from './axe';
import { ADMIN, expect, login, NOW, test } from './site';

const { codes, end, off, on, recovery, setup, start } = secondStep;

/** The code of an authenticator app, `steps` of 30 seconds after the frozen time. */
const codeOf = (key: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: NOW.getTime() + steps * 30_000 });

/** Expects no secret in storage, address or history state. */
const expectNoSecretStored = async (page: Page, where: string, secrets: readonly string[]): Promise<void> => {
  const found = await page.evaluate(() => ({
    names: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    values: JSON.stringify([location.href, history.state, { ...localStorage }, { ...sessionStorage }, document.cookie]),
  }));
  // Tokens of the login (specification 3).
  const allowed = ['user', 'refreshToken', 'expireAt', 'sseToken'];
  expect(
    found.names.filter((name) => !allowed.includes(name)),
    where,
  ).toEqual([]);
  for (const secret of secrets) expect(found.values, where).not.toContain(secret);
};

const isIn = (page: Page) => expect(page.getByRole('heading', { level: 1, name: admin.title })).toBeVisible();
const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: frame.signOut }).click();
  await expect(page.getByLabel(auth.userid)).toBeVisible();
};
const enter = async (page: Page, label: string, code: string): Promise<void> => {
  await page.getByLabel(label).fill(code);
  await page.getByRole('button', { name: auth.submit, exact: true }).click();
};

test('2단계 확인을 켜면 코드까지 맞아야 로그인하고, 코드와 복구 코드는 한 번씩만 맞으며, 다시 끌 수 있다', async ({
  page,
  visit,
  site,
}) => {
  test.slow();
  await visit(PAGES.adminPassword);
  await login(page);
  await page.getByRole('button', { name: off.turnOn }).click();
  await page.getByLabel(secondStep.password, { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: start.submit, exact: true }).click();

  await expect(page.getByRole('img', { name: setup.qr })).toBeVisible();
  await expectReachable(page);
  const key =
    (await page
      .getByRole('definition')
      .filter({ hasText: /^[A-Z2-7]{32}$/ })
      .textContent()) ?? '';
  await expectNoSecretStored(page, '등록할 때', [key, ADMIN.password]);
  await page.getByLabel(codes.otp.label).fill(codeOf(key, -1));
  await page.getByRole('button', { name: setup.submit }).click();

  await expect(page.getByRole('heading', { name: recovery.title, exact: true })).toBeVisible();
  const recoveryCodes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allTextContents();
  expect(recoveryCodes).toHaveLength(10);
  const [recoveryCode = ''] = recoveryCodes;
  const secrets = [key, ADMIN.password, ...recoveryCodes];
  await expectReachable(page);
  await expectNoSecretStored(page, '복구 코드를 볼 때', secrets);
  const isAskedBeforeLeaving = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isAskedBeforeLeaving()).toBe(true);
  await page.getByRole('link', { name: admin.title }).first().click();
  await expect(page.getByText(recovery.unwritten)).toBeVisible();
  await expect(page.getByText(recoveryCode).first()).toBeVisible();
  await page.getByRole('button', { name: recovery.close }).click();
  await expect(page.getByText(recovery.unwritten)).toBeVisible();
  await page.getByLabel(recovery.written).check();
  expect(await isAskedBeforeLeaving()).toBe(false);
  await page.getByRole('button', { name: recovery.close }).click();
  await expect(page.getByText(on.count(10))).toBeVisible();
  await expect(page.getByText(recoveryCode)).toHaveCount(0);
  await expectReachable(page);

  await signOut(page);
  await visit(PAGES.admin);
  await login(page);
  await expect(page.getByLabel(codes.otp.label)).toBeFocused();
  await expectNoSecretStored(page, '코드를 물을 때', secrets);
  await enter(page, codes.otp.label, codeOf(key, -1));
  await expect(page.getByText(errorText.OTP_WRONG).first()).toBeVisible();
  await expect(page.getByLabel(codes.otp.label)).toHaveValue(codeOf(key, -1));
  await page.route(`**${API.signin}`, (route) => route.abort());
  await enter(page, codes.otp.label, codeOf(key, 0));
  await expect(page.getByRole('alert').filter({ hasText: '연결하지 못했습니다.' }).first()).toBeVisible();
  await page.unroute(`**${API.signin}`);
  await page.getByRole('button', { name: auth.submit, exact: true }).click();
  await isIn(page);
  await expectNoSecretStored(page, '코드로 로그인한 뒤', secrets);

  await signOut(page);
  await login(page);
  await enter(page, codes.otp.label, codeOf(key, 0));
  await expect(page.getByText(errorText.OTP_WRONG).first()).toBeVisible();
  await page.getByRole('button', { name: secondStep.login.useRecovery }).click();
  await enter(page, codes.recoveryCode.label, recoveryCode.toUpperCase());
  await isIn(page);
  await expectNoSecretStored(page, '복구 코드로 로그인한 뒤', secrets);

  await visit(PAGES.adminPassword);
  await expect(page.getByText(on.count(9))).toBeVisible();
  await page.getByRole('button', { name: on.turnOff }).click();
  await page.getByLabel(secondStep.password, { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: end.useRecovery }).click();
  await page.getByLabel(codes.recoveryCode.label).fill(recoveryCode);
  await page.getByRole('button', { name: end.submit }).click();
  await expect(page.getByText(secondStep.recoveryWrong).first()).toBeVisible();
  await page.getByRole('button', { name: end.useApp }).click();
  await page.getByLabel(codes.otp.label).fill(codeOf(key, 1));
  await page.getByRole('button', { name: end.submit }).click();
  await expect(page.getByRole('status').filter({ hasText: end.done })).toBeVisible();
  await expect(page.getByRole('button', { name: off.turnOn })).toBeVisible();
  await expectNoSecretStored(page, '끈 뒤', secrets);

  await signOut(page);
  await visit(PAGES.admin);
  await login(page);
  await isIn(page);
  const response = await fetch(site.address + API.signin, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(response.status).toBe(200);
});
