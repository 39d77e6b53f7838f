import { API, PAGES } from '#contract/paths';
import { aboutForm } from '#copy/aboutForm';
import { leaving } from '#copy/leaving';
import { photos } from '#copy/photos';
import { expectReachable } from './axe';
import type { Page } from '@playwright/test';
import { expect, login, test } from './site';

/** Opens a folded section. */
const open = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true }).click();
const {
  sections,
  fields,
  versions: { title: versionsTitle },
} = aboutForm;

test('운영자가 고친 선박소개는 바로 보이고, 먼저 저장한 탭을 알려 주며, 되돌릴 수 있다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.adminAbout);
  await login(page);
  await expect(page.getByRole('heading', { level: 1, name: '선박소개' })).toBeVisible();
  // With all sections folded.
  await expect(page.getByRole('heading', { level: 2, name: versionsTitle })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
  const save = page.getByRole('button', { name: '저장', exact: true });
  await expect(save).toBeInViewport();
  const parking = page.getByRole('textbox', { name: '주차 안내' });
  await open(page, sections.way);
  await open(page, sections.home);
  await open(page, fields.features);
  await expect(save).toBeInViewport();
  await expect(parking).toHaveValue('선착장 주차장을 무료로 이용할 수 있습니다.');
  await expectReachable(page);

  const second = await page.context().newPage();
  await second.goto(site.address + PAGES.adminAbout);
  await open(second, sections.way);
  await second.getByRole('textbox', { name: '주차 안내' }).fill('둘째 탭의 주차장');

  await parking.fill('<b>첫째 탭의 주차장</b>');
  await page.getByLabel('첫 화면 제목').fill('먼바다로 가는\n큰 배');
  await page.getByRole('button', { name: '넓은 갑판 아래로' }).click();
  await page.getByRole('button', { name: aboutForm.preview }).last().click();
  await expect(page.frameLocator('iframe').getByText('<b>첫째 탭의 주차장</b>')).toBeAttached();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '저장되었습니다.' })).toBeVisible();

  await second.getByRole('button', { name: '저장', exact: true }).click();
  await expect(second.getByText('다른 기기에서 먼저 저장되었습니다.').first()).toBeVisible();
  await expect(second.getByRole('textbox', { name: '주차 안내' })).toHaveValue('둘째 탭의 주차장');
  await second.close();

  const visitor = await page.context().newPage();
  await visitor.goto(site.address + PAGES.about);
  await expect(visitor.getByText('<b>첫째 탭의 주차장</b>')).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 3 }).first()).toHaveText('조타실');
  await visitor.goto(site.address);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('먼바다로 가는');

  // Restores the former version: neither the first nor the current one.
  await page.getByRole('textbox', { name: '주차 안내' }).fill('셋째 주차장');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await open(page, versionsTitle);
  const versions = page.getByRole('button', { name: /이 버전으로 되돌리기$/ });
  await expect(versions).toHaveCount(2);
  await versions.first().click();
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '되돌렸습니다.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, sections.way);
  await expect(parking).toHaveValue('<b>첫째 탭의 주차장</b>');
  await open(page, versionsTitle);
  await expect(versions).toHaveCount(3);

  await page.getByRole('button', { name: '처음 내용, 이 버전으로 되돌리기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '되돌렸습니다.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, sections.way);
  await expect(page.getByRole('textbox', { name: '주차 안내' })).toHaveValue(
    '선착장 주차장을 무료로 이용할 수 있습니다.',
  );
  await visitor.goto(site.address);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('새벽을 가르는');
});

test('운영자가 올린 사진은 순서와 설명 그대로 선박소개에 보이고, 저장하지 않고 나가려 하면 먼저 묻는다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.about);
  const photo = await page.screenshot({ type: 'jpeg' });
  await visit(PAGES.home);
  const other = await page.screenshot({ type: 'jpeg' });
  await visit(PAGES.admin);
  await login(page);
  await page.getByRole('main').getByRole('link', { name: '선박소개' }).click();
  await open(page, fields.photos);
  await open(page, fields.features);
  await page.getByLabel(photos.add).setInputFiles([
    { name: 'deck.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'guest.jpg', mimeType: 'image/jpeg', buffer: other },
  ]);
  await expect(page.getByRole('img', { name: 'deck.jpg' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'guest.jpg' })).toBeVisible();

  // A photograph requires a text alternative.
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('group', { name: '사진', exact: true })).toContainText('사진 1번 줄을 입력해 주세요.');
  await page.getByLabel(photos.caption(1)).fill('갑판');
  await page.getByLabel(photos.caption(2)).fill('갈치를 든 손님');
  await page.getByLabel(photos.caption(2)).press('Alt+ArrowUp');
  await expect(page.getByLabel(photos.caption(1))).toHaveValue('갈치를 든 손님');
  const deck = page.getByRole('group', { name: '넓은 갑판' });
  await deck.getByRole('radio', { name: '그림 없음' }).check();

  await page.getByRole('button', { name: aboutForm.preview }).first().click();
  // The width of a phone or a PC, in a window of any width.
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('img', { name: '갈치를 든 손님' })).toBeAttached();
  const widthInside = () => preview.locator('body').evaluate((body) => body.ownerDocument.defaultView?.innerWidth);
  expect(await widthInside()).toBe(390);
  await page.getByRole('radio', { name: aboutForm.previews.widths.pc }).check();
  await expect.poll(widthInside).toBe(1280);
  await page.getByRole('radio', { name: '첫 화면' }).check();
  await expect(preview.getByRole('heading', { level: 1 })).toContainText('새벽을 가르는');
  await expectReachable(page);

  // A link, the back button and the logout ask first, without losing typed text.
  const ask = page.getByRole('dialog', { name: leaving.ask });
  const leaves = [
    () => page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link').first().click(),
    () => page.goBack(),
    () => page.getByRole('button', { name: '로그아웃' }).click(),
  ];
  for (const leave of leaves) {
    await leave();
    await expect(ask).toBeVisible();
    await ask.getByRole('button', { name: leaving.stay }).click();
    await expect(ask).toBeHidden();
    await expect(page).toHaveURL(site.address + PAGES.adminAbout);
    await expect(page.getByLabel(photos.caption(1))).toHaveValue('갈치를 든 손님');
  }
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '저장되었습니다.' })).toBeVisible();

  // The first photograph is at the top of the home page and the boat's page.
  const first = page.getByRole('banner').getByRole('img', { name: '갈치를 든 손님' });
  const isLoaded = () => first.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0);
  for (const path of [PAGES.home, PAGES.about]) {
    await visit(path);
    await expect(first).toBeVisible();
    await expect.poll(isLoaded).toBe(true);
    await expectReachable(page);
  }
  const others = page.getByRole('region', { name: '사진' }).getByRole('img');
  await expect(others).toHaveCount(1);
  await expect(others).toHaveAccessibleName('갑판');
});

test('저장하지 않고 나가겠다고 하면 뒤로 간다', async ({ page, visit, site }) => {
  await visit(PAGES.admin);
  await login(page);
  await page.getByRole('main').getByRole('link', { name: '선박소개' }).click();
  await open(page, sections.way);
  await page.getByLabel('출항지').fill('여수 신항');
  await expect(page.getByLabel('출항지')).toHaveValue('여수 신항');
  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: leaving.leave }).click();
  await expect(page).toHaveURL(site.address + PAGES.admin);
});

test('저장하지 않은 채 로그인이 끝나면, 로그인 화면에서 나가려 할 때도 먼저 묻는다', async ({ page, visit, site }) => {
  await visit(PAGES.admin);
  await login(page);
  await page.getByRole('main').getByRole('link', { name: '선박소개' }).click();
  await open(page, sections.way);
  await page.getByLabel('출항지').fill('여수 신항');
  // The server rejects the token of the open page.
  await page.route(`**${API.storeAbout}`, (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } }),
  );
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: '예약', exact: true }).click();
  const ask = page.getByRole('dialog', { name: leaving.ask });
  await ask.getByRole('button', { name: leaving.stay }).click();
  await expect(page).toHaveURL(site.address + PAGES.adminAbout);
  await page.unroute(`**${API.storeAbout}`);
  await login(page);
  await expect(page.getByLabel('출항지')).toHaveValue('여수 신항');
});
