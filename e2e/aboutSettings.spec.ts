import { PAGES } from '../contract/paths';
import { expectReachable } from './reach';
import { expect, login, test } from './site';

test(
  '운영자가 고친 선박소개는 바로 보이고, 먼저 저장한 탭을 알려 주며, 되돌릴 수 있다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    await visit(PAGES.adminAbout);
    await login(page);
    await expect(page.getByRole('heading', { level: 1, name: '선박소개' })).toBeVisible();
    const parking = page.getByRole('textbox', { name: '주차 안내' });
    await expect(parking).toHaveValue('선착장 주차장을 무료로 이용할 수 있습니다.');
    await expectReachable(page);

    const second = await page.context().newPage();
    await second.goto(site.address + PAGES.adminAbout);
    await second.getByRole('textbox', { name: '주차 안내' }).fill('둘째 탭의 주차장');

    await parking.fill('<b>첫째 탭의 주차장</b>');
    await page.getByLabel('첫 화면 제목').fill('먼바다로 가는\n큰 배');
    await page.getByRole('button', { name: '넓은 갑판 아래로' }).click();
    await expect(page.getByRole('region', { name: '미리보기' })).toContainText('<b>첫째 탭의 주차장</b>');
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

    await page.getByRole('button', { name: '처음 내용, 이 버전으로 되돌리기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '되돌리기' }).click();
    await expect(page.getByRole('status').filter({ hasText: '되돌렸습니다.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: '주차 안내' })).toHaveValue(
      '선착장 주차장을 무료로 이용할 수 있습니다.',
    );
    await visitor.goto(site.address);
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('새벽을 가르는');
  },
);
