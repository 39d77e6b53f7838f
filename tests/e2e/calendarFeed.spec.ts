import { PAGES } from '#contract/paths';
import { calendarFeed as copy } from '#copy/calendarFeed';
import { expectReachable } from './axe';
import { expect, login, test } from './site';

test('설정에서 달력 주소를 만들어 복사하면 그 주소로 출조일을 읽고, 바꾸거나 끄면 앞의 주소로는 읽지 못한다', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGES.adminSettings);
  await login(page);
  const address = page.locator('code');
  await page.getByRole('button', { name: copy.make }).click();
  await expect(address).toContainText('/api/calendar/');
  await expectReachable(page);
  const first = (await address.textContent()) ?? '';

  const file = await fetch(new URL(new URL(first).pathname, site.address));
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  const text = await file.text();
  expect(text).toContain('BEGIN:VEVENT');
  expect(text).not.toMatch(/010-\d{4}-\d{4}/);
  const again = await fetch(new URL(new URL(first).pathname, site.address), {
    headers: { 'If-None-Match': file.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);

  await page.getByRole('button', { name: copy.renew }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.renew }).click();
  await expect(address).not.toHaveText(first);
  expect((await fetch(new URL(new URL(first).pathname, site.address))).status).toBe(404);
  const second = (await address.textContent()) ?? '';
  expect((await fetch(new URL(new URL(second).pathname, site.address))).status).toBe(200);

  await page.getByRole('button', { name: copy.end }).click();
  await page.getByRole('dialog').getByRole('button', { name: copy.end }).click();
  await expect(page.getByRole('button', { name: copy.make })).toBeVisible();
  expect((await fetch(new URL(new URL(second).pathname, site.address))).status).toBe(404);
});
