import { API, apiPath, PAGES } from '#contract/paths';
import { bookingForm } from '#copy/bookingForm';
import { errorText } from '#copy/errors';
import { format } from '#copy/format';
import { manifest as copy, person } from '#copy/manifest';
import { manifestAdmin } from '#copy/manifestAdmin';
import { manifestCard } from '#copy/manifestCard';
import type { Locator, Page } from '@playwright/test';
import { expectReachable } from './axe';
import { anotherTab, asOperator, configure, expect, fillBooking, login, openInApp, test } from './site';
import { TRIPS } from './everyPage';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const POLICY = { month: 3, reserveTime: 7, ktAdmin: 'N', useReserveFind: 'Y', useManifest: 'Y' };
const COMPANION = { name: '이파랑', birth: '19701101', address: '부산 사하구', phone: '010-2222-3333' };

/** Fills the form of one person; name and number may be prefilled. */
const fill = async (form: Locator | Page, { name, birth, address, phone }: Partial<typeof COMPANION>) => {
  if (name) await form.getByLabel(person.name, { exact: true }).fill(name);
  await form.getByRole('radio', { name: person.sexes.F }).check();
  await form.getByLabel(person.birth).fill(birth ?? '19650312');
  await form.getByLabel(person.address, { exact: true }).fill(address ?? '경남 통영시');
  if (phone) await form.getByLabel(person.phone).fill(phone);
  await form.getByLabel(person.emergency).fill('055-123-4567');
  await form.getByRole('button', { name: copy.submit }).click();
};

test(
  '예약한 사람이 명부를 쓰고 일행에게 주소를 보내면, 일행은 자기 것만 쓰고 운영자는 모두 본다',
  { tag: '@pc' },
  async ({ page, visit, site, context }) => {
    await configure(site, API.storeLogic, POLICY);
    const response = await fetch(site.address + apiPath(API.dayByDate, { date: TRIPS.sailing }));
    const day = (await response.json()) as { id: number };
    await visit(PAGES.reserveDay(day.id));
    await page.getByRole('radio', { name: '2명' }).check();
    await fillBooking(page, '김바다');
    await page.getByRole('button', { name: bookingForm.submit(format.people(2)) }).click();
    await page.getByRole('button', { name: manifestCard.open }).click();
    await expect(page.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    await expect(page.getByText(copy.written('2명', '0명'))).toBeVisible();

    // The booker's row is prefilled from the booking.
    await page.getByRole('button', { name: copy.ofRow(copy.row(1), copy.write) }).click();
    await expect(page.getByLabel(person.name, { exact: true })).toHaveValue('김바다');
    await page.getByLabel(person.birth).fill('19650312');
    // Typed text survives a reload.
    await page.reload();
    await expect(page.getByLabel(person.birth)).toHaveValue('19650312');
    await fill(page, {});
    await expect(page.getByText(copy.written('2명', '1명'))).toBeVisible();
    await expectReachable(page);

    await page.getByRole('button', { name: copy.ofRow(copy.row(2), copy.send) }).click();
    await expect(page.getByText(copy.copied)).toBeVisible();
    const link = /https?:\S+/.exec(await page.evaluate(() => navigator.clipboard.readText()))?.[0] ?? '';

    const companion = await anotherTab(context);
    await companion.goto(link);
    await expect(companion.getByText(copy.own.lead)).toBeVisible();
    await expect(companion.getByText('김바다')).toHaveCount(0);
    await fill(companion, COMPANION);
    await expect(companion.getByText(copy.own.written(COMPANION.name))).toBeVisible();

    // The booker sees the companion's name, but no other data of the row.
    await page.reload();
    await expect(page.getByText(copy.complete)).toBeVisible();
    await expect(page.getByText(COMPANION.name, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: copy.ofRow(COMPANION.name, copy.edit) })).toHaveCount(0);
    await expect(page.getByText(COMPANION.address)).toHaveCount(0);

    const operator = await anotherTab(context);
    await operator.goto(site.address + PAGES.admin);
    await login(operator);
    await expect(operator.getByRole('heading', { level: 1 })).toBeVisible();
    await openInApp(operator, PAGES.adminManifest(TRIPS.sailing));
    await operator.getByRole('button', { name: '김바다', exact: true }).click();
    await expect(operator.getByRole('list', { name: manifestAdmin.list }).getByText(COMPANION.address)).toBeVisible();
    await expect(operator.getByText(manifestAdmin.person.by.SELF)).toBeVisible();
    await expectReachable(operator);

    // After a cancellation elsewhere neither link works, and the list is erased.
    const guests = (await (await asOperator(site, API.guestList, { id: day.id, keyword: '김바다' })).json()) as {
      list: { id: number; name: string }[];
    };
    const { id } = guests.list.find(({ name }) => name === '김바다') ?? { id: 0 };
    expect((await asOperator(site, apiPath(API.cancelGuest, { id }), {})).status).toBe(200);
    for (const tab of [page, companion]) {
      await tab.reload();
      await expect(tab.getByText(errorText.MANIFEST_NOT_FOUND)).toBeVisible();
    }
  },
);
