import type { Page } from '@playwright/test';
import { API, PAGES } from '#contract/paths';
import { catchForm, catches } from '#copy/catches';
import { errorText } from '#copy/errors';
import { photos } from '#copy/photos';
import { settings } from '#copy/settings';
import { databasesIn } from './browserDatabases';
import { expectReachable } from './axe';
import { ADMIN, asOperator, expect, login, NOW, test, type Site } from './site';

interface Catch {
  id: number;
  date: string;
  story: string;
  pictures: unknown[];
}
const PARTS = '**/api/manage/pictures/upload/**';
const STORY = '갈치가 밤새 쉬지 않고 물었습니다.';
const TYPED = '새벽 두 시부터 씨알이 굵어졌습니다.';

/** Stores a new or changed post from another device. */
const stored = async (site: Site, over: Partial<Catch> = {}): Promise<Catch> => {
  const response = await asOperator(site, API.saveCatch, { date: '2026-11-19', story: STORY, pictures: [], ...over });
  expect(response.status).toBe(200);
  return (await response.json()) as Catch;
};
const posts = async (site: Site): Promise<string[]> =>
  ((await (await fetch(site.address + API.latestCatches)).json()) as Catch[]).map(({ story }) => story);
const storyIn = (page: Page) => page.getByRole('textbox', { name: catchForm.story });
/** The texts of the browser's drafts; null without its database. */
const storedIn = async (page: Page): Promise<string[] | null> => {
  const drafts = (await databasesIn(page))['drafts']?.['catch'] as { story: string }[] | undefined;
  return drafts?.map(({ story }) => story) ?? null;
};
/** Opens the form of a post, types, and waits until the draft is stored. */
const typed = async (page: Page, text: string): Promise<void> => {
  await storyIn(page).fill(text);
  await expect.poll(() => storedIn(page)).toContain(text);
};
const save = (page: Page) => page.getByRole('button', { name: catchForm.save, exact: true }).click();
const submit = (page: Page) => page.getByRole('button', { name: catchForm.submit, exact: true }).click();

test('고치던 조황은 앱이 꺼져도 남아 있고, 버리거나 저장하면 남지 않는다', async ({ page, visit, site }) => {
  const { id } = await stored(site);
  await visit(PAGES.adminCatch(id));
  await login(page);
  await expect(storyIn(page)).toHaveValue(STORY);
  await expect(page.getByRole('button', { name: catchForm.discardEdit })).toHaveCount(0);
  await typed(page, TYPED);
  await page.reload();
  await expect(page.getByText(catchForm.editDraft)).toBeVisible();
  await expect(storyIn(page)).toHaveValue(TYPED);
  await expectReachable(page);
  await page.getByRole('button', { name: catchForm.discardEdit }).click();
  await expect(storyIn(page)).toHaveValue(STORY);
  await expect.poll(() => storedIn(page)).toEqual([]);

  // A draft equal to the post is not stored.
  await typed(page, TYPED);
  await storyIn(page).fill(STORY);
  await expect.poll(() => storedIn(page)).toEqual([]);
  await typed(page, TYPED);
  await save(page);
  await expect(page.getByText(catchForm.saved)).toBeVisible();
  await expect.poll(() => storedIn(page)).toEqual([]);
  await page.getByRole('link', { name: catchForm.edit }).click();
  await expect(storyIn(page)).toHaveValue(TYPED);
  await expect(page.getByText(catchForm.editDraft)).toHaveCount(0);
  expect(await posts(site)).toEqual([TYPED]);
});

test(
  '고치던 사이에 다른 기기에서 저장한 조황은, 다시 열 때 두 내용을 함께 보여 주고 저장하면 그 위에 고친다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const { id } = await stored(site);
    await visit(PAGES.adminCatch(id));
    await login(page);
    await typed(page, TYPED);
    await stored(site, { id, date: '2026-11-18', story: '다른 기기의 글입니다.' });
    await page.reload();
    const both = page.getByRole('region', { name: settings.changedElsewhere.title });
    await expect(both).toContainText('다른 기기의 글입니다.');
    await expect(storyIn(page)).toHaveValue(TYPED);
    // Not edited here: the other device's date.
    await expect(page.getByLabel(catchForm.date, { exact: true })).toHaveValue('2026-11-18');
    await expectReachable(page);
    // The message stays until the operator decides.
    await page.reload();
    await expect(both).toContainText('다른 기기의 글입니다.');
    await save(page);
    await expect(page.getByText(catchForm.saved)).toBeVisible();
    expect(await posts(site)).toEqual([TYPED]);
  },
);

test('고치던 사이에 삭제된 조황은 그렇다고 말하고, 쓰던 내용을 새 조황으로 올릴 수 있다', async ({
  page,
  visit,
  site,
}) => {
  const { id } = await stored(site);
  await visit(PAGES.adminCatch(id));
  await login(page);
  await typed(page, TYPED);
  expect((await asOperator(site, API.deleteCatch, { id })).status).toBe(204);

  // In the open form, and after opening it again.
  await save(page);
  await expect(page.getByText(catchForm.gone).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(catchForm.draftOfGone)).toBeVisible();
  await expect(storyIn(page)).toHaveValue(TYPED);
  await expectReachable(page);
  await submit(page);
  await expect(page.getByText(catchForm.posted)).toBeVisible();
  expect(await posts(site)).toEqual([TYPED]);

  // Nothing remains.
  await page.goto(site.address + PAGES.adminCatch(id));
  await expect(page.getByText(catches.gone)).toBeVisible();
  await expectReachable(page);
});

test('두 탭에서 같은 초안을 올리면 나중 탭에 이미 올라갔다고 말하고, 다시 누를 때만 조황이 하나 더 생긴다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.adminNewCatch);
  await login(page);
  await typed(page, STORY);
  const second = await page.context().newPage();
  await second.goto(site.address + PAGES.adminNewCatch);
  await expect(second.getByText(catchForm.draft)).toBeVisible();
  await expect(storyIn(second)).toHaveValue(STORY);

  await submit(page);
  await expect(page.getByText(catchForm.posted)).toBeVisible();
  await storyIn(second).fill(TYPED);
  await submit(second);
  await expect(second.getByText(errorText.EARLIER_POST).first()).toBeVisible();
  await expect(storyIn(second)).toHaveValue(TYPED);
  await expectReachable(second);
  expect(await posts(site)).toEqual([STORY]);
  await submit(second);
  await expect(second.getByText(catchForm.posted)).toBeVisible();
  expect(await posts(site)).toEqual([TYPED, STORY]);
});

test('한 탭에서 로그아웃하면 다른 탭에서 쓰던 조황도 휴대폰에 남지 않는다', async ({ page, visit, site }) => {
  await visit(PAGES.adminNewCatch);
  await login(page);
  await typed(page, STORY);
  const second = await page.context().newPage();
  await second.goto(site.address + PAGES.adminNewCatch);
  await typed(second, TYPED);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect(second.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await expect.poll(() => storedIn(page)).toBeNull();
});

test('다른 곳에서 로그인이 끝나면 쓰던 조황이 휴대폰에 남지 않고, 열려 있던 양식은 다시 로그인해 이어 쓴다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.adminNewCatch);
  await login(page);
  await typed(page, STORY);
  const newPassword = 'other-2026';
  const changed = { password: ADMIN.password, newPassword, newPasswordConfirm: newPassword };
  expect((await asOperator(site, API.changePassword, changed)).status).toBe(200);
  // The event stream tells the page.
  await expect(page.getByRole('heading', { level: 1, name: '운영자 로그인' })).toBeVisible();
  await expect.poll(() => storedIn(page)).toBeNull();

  await page.getByLabel('아이디').fill(ADMIN.userid);
  await page.getByLabel('비밀번호', { exact: true }).fill(newPassword);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(storyIn(page)).toHaveValue(STORY);
  await typed(page, TYPED);
});

test('고치던 조황을 버려도 올리려던 조황의 사진은 남고, 사흘이 지나면 모두 지워진다', async ({ page, visit, site }) => {
  const { id } = await stored(site);
  await visit(PAGES.adminNewCatch);
  await login(page);
  await page.route(PARTS, (route) => route.abort());
  await storyIn(page).fill(TYPED);
  await page
    .getByLabel(photos.add)
    .setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('갈치') }]);
  await typed(page, STORY);
  await page.goto(site.address + PAGES.adminCatch(id));
  await typed(page, TYPED);
  await page.reload();
  await page.getByRole('button', { name: catchForm.discardEdit }).click();
  await expect.poll(() => storedIn(page)).toEqual([STORY]);
  await page.goto(site.address + PAGES.adminNewCatch);
  await expect(storyIn(page)).toHaveValue(STORY);
  await expect(page.getByText(photos.lost)).toHaveCount(0);
  await expect(page.getByText(photos.sending(0))).toBeVisible();

  // The app uses the server's clock.
  const later = async (days: number): Promise<void> => {
    const now = new Date(NOW.getTime() + days * 86_400_000);
    await site.stop();
    await site.start({ CLOCK: now.toISOString() });
    await page.clock.setFixedTime(now);
  };
  await later(2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedIn(page)).toContain(STORY);
  await later(3);
  await page.reload();
  await expect.poll(() => storedIn(page)).not.toContain(STORY);
});
