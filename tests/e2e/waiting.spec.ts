import type { Locator } from '@playwright/test';
import { API, apiPath, PAGES } from '#contract/paths';
import { offer, ownPlace, waiting, waitingList, waitingPlace } from '#copy/waiting';
import { receipt } from '#copy/booking';
import { bookingForm } from '#copy/bookingForm';
import { deposit } from '#copy/deposit';
import { errorText } from '#copy/errors';
import { reserve } from '#copy/reserve';
import { openInbox } from './inbox';
import { expectReachable } from './axe';
import { ADMIN, expect, login, test, type Site } from './site';

test.use({ startsItself: true });

/** A full day of the demo data with waiting parties of four and two. */
const DATE = '2026-12-13';
const PHONE = '010-1234-5678';
/** Most taps from the operator's calendar to an offer. */
const TAPS = 3;

/** Starts the site with an inbox for its messages. */
const receiving = async (site: Site) => {
  const { settings, linkTo, close } = await openInbox();
  await site.start(settings);
  // The path of the link.
  return { linkTo: async (phone: string) => (await linkTo(phone)).replace(site.address, ''), close };
};

/** Requests of the operator. */
const operatorOf = async (site: Site) => {
  const post = async (path: string, body: unknown, token = '') =>
    fetch(site.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const { token } = (await (await post(API.signin, ADMIN)).json()) as { token: string };
  return async (path: string, body: unknown = {}): Promise<unknown> => {
    const response = await post(path, body, token);
    expect(response.status).toBe(200);
    return response.json();
  };
};
const dayOf = async (site: Site) =>
  (await (await fetch(site.address + apiPath(API.dayByDate, { date: DATE }))).json()) as {
    id: number;
    guestCount: number;
    heldCount: number;
    state: string;
  };

test(
  '자리가 모두 찬 날에 대기하고, 자리가 나면 문자의 링크에서 예약한다',
  { tag: '@pc' },
  async ({ page, visit, site }) => {
    const messages = await receiving(site);
    await visit(PAGES.reserve({ year: 2026, month: 12 }));
    const card = page.locator('li').filter({ hasText: /^13일/ });
    await card.getByRole('link', { name: reserve.wait }).click();
    await expect(page.getByRole('heading', { level: 1, name: waiting.title })).toBeVisible();
    await page.getByRole('radio', { name: '2명' }).check();
    await page.getByLabel('예약자').fill('기다림');
    await page.getByLabel('휴대폰 번호').fill(PHONE);
    await page.getByLabel('비밀번호', { exact: true }).fill('4821');
    await page.getByLabel(waiting.consent).check();
    await expectReachable(page);
    await page.getByRole('button', { name: waiting.submit('2명') }).click();
    await expect(page.getByRole('heading', { level: 1, name: waitingPlace.title })).toBeVisible();
    await expect(page.getByText(waitingPlace.numberOf(3))).toBeVisible();
    await expectReachable(page);

    const operate = await operatorOf(site);
    const { id } = await dayOf(site);
    const { list } = (await operate(API.guestList, { id })) as { list: { id: number; guestCount: number }[] };
    const leaving = list.find(({ guestCount }) => guestCount === 8);
    await operate(apiPath(API.cancelGuest, { id: leaving?.id ?? 0 }));
    expect(await dayOf(site)).toMatchObject({ state: 'COMPLETE', guestCount: 12, heldCount: 8 });

    await visit(await messages.linkTo(PHONE));
    await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
    await expect(page.getByText('11월 20일(금) 오전 9시 24분까지 예약하실 수 있습니다')).toBeVisible();
    await expectReachable(page);
    await page.getByRole('button', { name: offer.accept }).click();
    await expect(page.getByLabel(bookingForm.consent)).toBeFocused();
    await page.getByLabel(bookingForm.consent).check();
    await page.getByRole('button', { name: offer.accept }).click();
    await expect(page.getByRole('heading', { level: 1, name: receipt.title })).toBeVisible();
    await expect(page.getByText(/\d{4}-\d{4}-\d{4}/).first()).toBeVisible();
    expect(page.url()).not.toContain('#');
    expect(await dayOf(site)).toMatchObject({ guestCount: 14, heldCount: 6 });
    // The screen's key is the proof, as after any booking.
    await page.getByRole('button', { name: deposit.claim }).click();
    await expect(page.getByText(deposit.claimed).first()).toBeVisible();

    await visit(await messages.linkTo(PHONE));
    await expect(page.getByText('이미 예약하신 자리입니다.')).toBeVisible();
    await expect(page.getByRole('button', { name: offer.accept })).toHaveCount(0);
    messages.close();
  },
);

test('운영자는 대기자에게 직접 자리를 안내하고, 사양하면 기다리지 않는다', async ({ page, visit, site }) => {
  const messages = await receiving(site);
  const operate = await operatorOf(site);
  const { id } = await dayOf(site);
  // A closed day makes no automatic offers.
  await operate(API.updateDayState, { id, state: 'CLOSE' });
  const plan = { fish: '갈치', totalCount: 22, price: 20, reservePrice: 10 };
  await operate(API.bulkUpdate, { stdate: DATE, eddate: DATE, ...plan });
  await operate(API.updateDayState, { id, state: 'COMPLETE' });

  await visit(PAGES.adminReserve({ year: 2026, month: 12 }));
  await login(page);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.click();
    taps += 1;
  };
  await tap(page.getByRole('link', { name: /^12월 13일\(일\) / }));
  const list = page.getByRole('region', { name: waitingList.title });
  const second = list.getByRole('listitem').nth(1);
  await expect(list.getByRole('button', { name: waitingList.offer })).toHaveCount(1);
  await tap(second.getByRole('button', { name: waitingList.offer }));
  await tap(page.getByRole('dialog').getByRole('button', { name: waitingList.offer }));
  await expect(second).toContainText(waitingList.state.OFFERED);
  console.log(`자리 안내: ${taps}번 누름`);
  expect(taps).toBeLessThanOrEqual(TAPS);
  await expectReachable(page);

  await visit(await messages.linkTo('010-0000-0102'));
  await page.getByRole('button', { name: offer.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: offer.decline }).click();
  await expect(page.getByText(offer.declinedText)).toBeVisible();
  expect(await dayOf(site)).toMatchObject({ heldCount: 0 });

  await visit(PAGES.adminDay(DATE));
  await expect(second).toContainText(waitingList.state.DECLINED);
  await list.getByRole('listitem').first().getByRole('button', { name: waitingList.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: waitingList.remove }).click();
  await expect(list.getByRole('listitem').first()).toContainText(waitingList.state.REMOVED);
  messages.close();
});

test('기다리던 사람은 화면을 다시 열어도 대기번호를 보고, 확인하고, 스스로 대기를 취소하며, 뒤로 가면 신청 화면이다', async ({
  page,
  visit,
  site,
}) => {
  await site.start();
  const { id } = await dayOf(site);
  await visit(PAGES.waiting(id));
  await page.getByLabel('예약자').fill('기다림');
  await page.getByLabel('휴대폰 번호').fill(PHONE);
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  // In-app browsers reload the page on return. The password is never stored.
  await page.reload();
  await expect(page.getByLabel('예약자')).toHaveValue('기다림');
  await expect(page.getByLabel('휴대폰 번호')).toHaveValue(PHONE);
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByLabel(waiting.consent).check();
  await page.getByRole('button', { name: waiting.submit('1명') }).click();
  await expect(page.getByText(waitingPlace.nextOwn)).toBeVisible();
  await page.reload();
  await expect(page.getByText(waitingPlace.numberOf(3))).toBeVisible();
  await page.getByRole('link', { name: ownPlace.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: ownPlace.title })).toBeVisible();
  await expectReachable(page);

  await page.getByLabel('휴대폰 번호').fill(PHONE);
  await page.getByLabel('비밀번호', { exact: true }).fill('1111');
  await page.getByRole('button', { name: ownPlace.submit }).click();
  await expect(page.getByRole('main').getByText(errorText.WAITING_NOT_FOUND)).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByRole('button', { name: ownPlace.submit }).click();
  await expect(page.getByText(waitingPlace.numberOf(3))).toBeVisible();
  await expectReachable(page);
  await page.getByRole('button', { name: ownPlace.leave }).click();
  await page.getByRole('dialog').getByRole('button', { name: ownPlace.leave }).click();
  await expect(page.getByText(ownPlace.left)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: waiting.submit('1명') })).toBeVisible();
  await expect(page.getByText(waitingPlace.numberOf(3))).toHaveCount(0);

  await visit(PAGES.adminDay(DATE));
  await login(page);
  const third = page.getByRole('region', { name: waitingList.title }).getByRole('listitem').nth(2);
  await expect(third).toContainText(waitingList.state.DECLINED);

  await visit(PAGES.waiting(id));
  await page.getByRole('link', { name: ownPlace.open }).click();
  await expect(page.getByRole('heading', { level: 1, name: ownPlace.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: waiting.title })).toBeVisible();
});

test('안내한 자리의 기한은 서버를 다시 켜도 지켜지고, 지나면 누구나 예약한다', async ({ page, visit, site }) => {
  const messages = await receiving(site);
  const operate = await operatorOf(site);
  const { id } = await dayOf(site);
  const { list } = (await operate(API.guestList, { id })) as { list: { id: number; guestCount: number }[] };
  await operate(apiPath(API.cancelGuest, { id: list.find(({ guestCount }) => guestCount === 8)?.id ?? 0 }));
  expect(await dayOf(site)).toMatchObject({ state: 'OPEN', guestCount: 12, heldCount: 6 });
  const link = await messages.linkTo('010-0000-0101');
  await visit(link);
  await expect(page.getByRole('button', { name: offer.accept })).toBeVisible();
  await site.stop();
  const later = new Date('2026-11-20T09:24:00+09:00');
  await site.start({ CLOCK: later.toISOString() });
  await page.clock.setFixedTime(later);
  expect(await dayOf(site)).toMatchObject({ state: 'OPEN', guestCount: 12, heldCount: 0 });
  // Returning to the open page updates it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(errorText.OFFER_OVER)).toBeVisible();
  await expect(page.getByRole('button', { name: offer.accept })).toHaveCount(0);
  await visit(link);
  await expect(page.getByText(errorText.OFFER_OVER)).toBeVisible();
  messages.close();
});
