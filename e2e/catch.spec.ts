import { PAGES } from '../contract/paths';
import { catchForm, catches } from '../copy/catches';
import { format } from '../copy/format';
import { expectReachable } from './reach';
import { expect, login, test } from './site';

const PARTS = '**/api/manage/pictures/upload/**';
const STORY = '갈치가 밤새 쉬지 않고 물었습니다.';
/** The trip of the posts: today, in the frozen time of the tests. */
const TITLE = catches.of(format.day('2026-11-20'));

test(
  '운영자는 배에서 조황을 올리고, 연결이 끊기고 앱이 꺼져도 이어서 올린다',
  { tag: '@pc' },
  async ({ page, visit }) => {
    await visit(PAGES.about);
    const photo = await page.screenshot({ type: 'jpeg', fullPage: true });
    const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: photo });
    await visit(PAGES.admin);
    await login(page);
    await page.getByRole('link', { name: catchForm.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: catchForm.listTitle })).toBeFocused();
    await page.getByRole('link', { name: catchForm.open }).click();
    await expect(page.getByLabel(catchForm.date)).toHaveValue('2026-11-20');

    // No signal: the photograph waits, and what was typed is still there after the app was closed.
    await page.route(PARTS, (route) => route.abort());
    await page.getByLabel(catchForm.addPhotos).setInputFiles([file('a.jpg')]);
    await page.getByLabel(catchForm.caption(1)).fill('씨알 굵은 갈치');
    await page.getByLabel(catchForm.story).fill(STORY);
    await expect(page.getByText(catchForm.sending(0))).toBeVisible();
    await page.reload();
    await expect(page.getByText(catchForm.draft)).toBeVisible();
    await expect(page.getByLabel(catchForm.story)).toHaveValue(STORY);
    await expect(page.getByText(catchForm.stopped)).toBeVisible({ timeout: 30_000 });
    await page.unroute(PARTS);
    await page.getByRole('button', { name: catchForm.retry }).click();
    await expect(page.getByRole('img', { name: 'a.jpg' })).toBeVisible();
    await page
      .getByLabel(catchForm.addPhotos)
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
    expect(markup).toMatch(/og:image" content="[^"]+\/api\/pictures\/[0-9a-f]{32}\/\d+"/);
    expect(markup).toContain(STORY);
    await expect(page.getByRole('link', { name: catches.book })).toHaveAttribute(
      'href',
      PAGES.reserve({ year: 2026, month: 11 }),
    );

    // Deleted: whoever has the link is told, and the home page is as before the first post.
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
  },
);

test('로그아웃하면 쓰던 조황이 휴대폰에 남지 않는다', async ({ page, visit }) => {
  await visit(PAGES.adminNewCatch);
  await login(page);
  await page.getByLabel(catchForm.story).fill(STORY);
  const kept = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(kept).toEqual(['drafts']);
  await page.getByRole('button', { name: '로그아웃' }).click();
  await expect.poll(kept).toEqual([]);
});
