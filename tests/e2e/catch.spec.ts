import { PAGES } from '#contract/paths';
import { catchForm, catches } from '#copy/catches';
import { photos } from '#copy/photos';
import { format } from '#copy/format';
import { settings } from '#copy/settings';
import { databasesIn } from './browserDatabases';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

const PARTS = '**/api/manage/pictures/upload/**';
const STORY = '갈치가 밤새 쉬지 않고 물었습니다.';
/** Today's trip, at the frozen time. */
const TITLE = catches.of(format.day('2026-11-20'));

test('운영자는 배에서 조황을 올리고, 연결이 끊기고 앱이 꺼져도 이어서 올린다', async ({ page, visit, site }) => {
  await visit(PAGES.about);
  const photo = await page.screenshot({ type: 'jpeg', fullPage: true });
  const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });
  await visit(PAGES.admin);
  await login(page);
  await page.getByRole('link', { name: catchForm.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: catchForm.listTitle })).toBeFocused();
  await page.getByRole('link', { name: catchForm.open }).click();
  await expect(page.getByLabel(catchForm.date)).toHaveValue('2026-11-20');

  // Without a signal the photograph waits, and typed text survives closing the app.
  await page.route(PARTS, (route) => route.abort());
  await page.getByLabel(photos.add).setInputFiles([file('a.jpg')]);
  await page.getByLabel(photos.caption(1)).fill('씨알 굵은 갈치');
  await page.getByLabel(catchForm.story).fill(STORY);
  await expect(page.getByText(photos.sending(0))).toBeVisible();
  // A busy device stores it a moment later.
  await expect.poll(async () => JSON.stringify(await databasesIn(page))).toContain(STORY);
  await page.reload();
  await expect(page.getByText(catchForm.draft)).toBeVisible();
  await expect(page.getByLabel(catchForm.story)).toHaveValue(STORY);
  await expect(page.getByText(photos.stopped)).toBeVisible({ timeout: 60_000 });
  await page.unroute(PARTS);
  await page.getByRole('button', { name: photos.retry }).click();
  await expect(page.getByRole('img', { name: 'a.jpg' })).toBeVisible();
  await page
    .getByLabel(photos.add)
    .setInputFiles([
      file('b.jpg'),
      { name: 'c.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    ]);
  await expect(page.getByText('사진이 아닌 파일입니다.')).toBeVisible();
  await page.getByRole('button', { name: catchForm.remove(3) }).click();
  await expect(page.getByRole('img', { name: 'b.jpg' })).toBeVisible();
  await expectReachable(page);
  await page.getByRole('button', { name: catchForm.submit, exact: true }).click();
  await expect(page.getByText(catchForm.posted)).toBeVisible();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expectReachable(page);

  // Visitors: on the home page, in the gallery, and in a full view with the keyboard.
  await visit(PAGES.home);
  await expect(page.getByRole('heading', { name: catches.latest })).toBeVisible();
  await expectReachable(page);
  await page.getByRole('link', { name: catches.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: catches.title })).toBeFocused();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expectReachable(page);
  const opener = page.getByRole('button', { name: catches.enlarge('씨알 굵은 갈치') });
  await opener.click();
  const view = page.getByRole('dialog', { name: catches.viewer });
  await expect(view.getByText(catches.place(1, 2))).toBeVisible();
  await expectReachable(page);
  await page.keyboard.press('ArrowRight');
  await expect(view.getByText(catches.place(2, 2))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await page.getByRole('link', { name: catches.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeFocused();
  await expectReachable(page);
  const address = page.url();
  const markup = await (await page.request.get(address)).text();
  // KakaoTalk shows JPEG, but not every WebP.
  const preview = /og:image" content="[^"]+(\/og\/catch\/[0-9a-f]{32}\/\d+\.jpg)"/.exec(markup)?.[1] ?? '';
  const shown = await page.request.get(site.address + preview);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(markup).toContain(STORY);
  await expect(page.getByRole('link', { name: catches.book })).toHaveAttribute(
    'href',
    PAGES.reserve({ year: 2026, month: 11 }),
  );

  // After the deletion the link says so, and the home page is as before the first post.
  await visit(PAGES.adminCatches);
  await page.getByRole('button', { name: catchForm.removePost }).click();
  await page.getByRole('dialog').getByRole('button', { name: catchForm.removePost }).click();
  await expect(page.getByText(catchForm.removed)).toBeVisible();
  await page.goto(address);
  await expect(page.getByText(catches.gone)).toBeVisible();
  await expectReachable(page);
  await visit(PAGES.catches());
  await expect(page.getByText(catches.empty)).toBeVisible();
  await expectReachable(page);
});

test('로그아웃하면 쓰던 조황이 휴대폰에 남지 않는다', async ({ page, visit }) => {
  await visit(PAGES.adminNewCatch);
  await login(page);
  await page.getByLabel(catchForm.story).fill(STORY);
  const stored = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(stored).toContain('drafts');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect.poll(stored).not.toContain('drafts');
});

test(
  '두 사람이 한 조황을 고치면 나중 사람에게 알려 주고, 보던 조황이 지워지면 보던 사람에게 말해 준다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    await visit(PAGES.adminNewCatch);
    await login(page);
    await page.getByLabel(catchForm.story).fill(STORY);
    await page.getByRole('button', { name: catchForm.submit, exact: true }).click();
    await expect(page.getByText(catchForm.posted)).toBeVisible();
    await page.getByRole('link', { name: catchForm.edit }).click();
    await expect(page.getByLabel(catchForm.story)).toHaveValue(STORY);
    const address = page.url();

    const second = await page.context().newPage();
    await second.goto(address);
    await second.getByLabel(catchForm.story).fill('둘째 사람의 글입니다.');
    await page.getByLabel(catchForm.story).fill('첫째 사람의 글입니다.');
    await page.getByRole('button', { name: catchForm.save, exact: true }).click();
    await expect(page.getByText(catchForm.saved)).toBeVisible();

    // Both texts are shown; saving again changes the first one's post.
    await second.getByRole('button', { name: catchForm.save, exact: true }).click();
    const both = second.getByRole('region', { name: settings.changedElsewhere.title });
    await expect(both).toContainText('첫째 사람의 글입니다.');
    await expect(second.getByRole('textbox', { name: catchForm.story })).toHaveValue('둘째 사람의 글입니다.');
    await expectReachable(second);
    await second.getByRole('button', { name: catchForm.save, exact: true }).click();
    await expect(second.getByText(catchForm.saved)).toBeVisible();

    // A visitor has the list open while the post is deleted, and follows its link.
    const visitor = await page.context().newPage();
    await visitor.goto(site.address + PAGES.catches());
    await expect(visitor.getByText('둘째 사람의 글입니다.')).toBeVisible();
    await second.getByRole('button', { name: catchForm.removePost }).click();
    await second.getByRole('dialog').getByRole('button', { name: catchForm.removePost }).click();
    await expect(second.getByText(catchForm.removed)).toBeVisible();
    await visitor.getByRole('link', { name: catches.open }).click();
    await expect(visitor.getByText(catches.gone)).toBeVisible();
    await expectReachable(visitor);
    // The same as for an unknown address.
    for (const [tab, address] of [
      [visitor, PAGES.catchPost(0)],
      [second, PAGES.adminCatch(0)],
    ] as const) {
      await tab.goto(site.address + address);
      await expect(tab.getByText(catches.gone)).toBeVisible();
    }
  },
);
