import type { Locator, Page } from '@playwright/test';
import { API, PAGES } from '#contract/paths';
import { MovingSite, openMovingSite } from './movingSite';
import { expectReachable } from './axe';
import { expect, fillBooking, login, test as base } from './site';

const DATE = '2026-12-05';
const DUE = '11월 21일(토) 오전 9시까지';
/** Guests who pay late, forget, report their payment, and ask for one more day. */
const PHONES = {
  payer: '010-1111-0001',
  forgetful: '010-1111-0002',
  claimant: '010-1111-0003',
  asking: '010-1111-0004',
};
/** Most taps from the home page to the confirmed payment of an overdue booking. */
const TAPS = 2;

const test = base.extend<{ moving: MovingSite }>({
  moving: async ({ page, makeSite }, use) => {
    const { moving, close } = await openMovingSite({ page, makeSite }, MovingSite);
    await moving.goTo('2026-11-20T09:00:00+09:00');
    await use(moving);
    await close();
  },
});

const lookUp = async (moving: MovingSite, page: Page, number: string): Promise<void> => {
  await moving.visit(`${PAGES.reserveFind}?id=${number}`);
  await page.getByLabel('비밀번호', { exact: true }).fill('4821');
  await page.getByRole('button', { name: '예약 찾기' }).click();
};
const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('입금기한을 읽고, 안내를 한 번 받고, 두 시간이 지나면 확인하거나 알리거나 연장하지 않은 예약만 취소된다', async ({
  moving,
  page,
}) => {
  test.slow();
  const texts = (kind: string, phone: string) => moving.inbox.textsOf(kind, phone);
  const seats = async () => (await moving.day<{ guestCount: number }>(DATE)).guestCount;
  const numbers = new Map<string, string>();

  await test.step('운영자가 입금기한과 자동 취소를 켜고 한 달을 연다', async () => {
    const logic = { month: 2, reserveTime: 20, ktAdmin: 'N', useReserveFind: 'Y', payHours: 24, autoCancel: 'Y' };
    await moving.call(API.storeLogic, logic);
    const values = { fish: '갈치', totalCount: 6, price: 12, reservePrice: 4, state: 'OPEN' };
    await moving.call(API.bulkUpdate, { stdate: '2026-12-01', eddate: '2026-12-31', ...values });
  });

  await test.step('방문자는 완료 화면과 메시지와 일정 파일에서 입금기한을 읽는다', async () => {
    const { id } = await moving.day<{ id: number }>(DATE);
    await moving.visit(PAGES.reserveDay(id));
    await fillBooking(page, '최낼게', PHONES.payer);
    await page.getByRole('button', { name: '1명 예약하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
    await expect(page.getByText(DUE)).toBeVisible();
    await expectReachable(page);
    const file = await page.getByRole('link', { name: '내 달력에 추가' }).getAttribute('href');
    const calendar = await (await fetch(new URL(file ?? '', moving.site.address))).text();
    // Long lines are folded (RFC 5545 3.1).
    expect(calendar.replaceAll('\r\n ', '')).toContain('예약금 입금기한은 11월 21일(토) 오전 9시까지입니다.');
    await expect.poll(() => texts('BOOKED', PHONES.payer)).toEqual([expect.stringContaining(`입금기한 ${DUE}.`)]);
    for (const [name, tel, guestCount] of [
      ['박잊음', PHONES.forgetful, 2],
      ['이보냄', PHONES.claimant, 2],
      ['정연장', PHONES.asking, 1],
    ] as const) {
      const form = { id, name, tel, password: '4821', guestCount };
      numbers.set(name, (await moving.call<{ guestId: string }>(API.createBooking, form)).guestId);
    }
    const said = { guestId: numbers.get('이보냄'), password: '4821', payer: '바다상사', claimed: 'Y' };
    await moving.call(API.stateDeposit, said);
    expect(await seats()).toBe(6);
  });

  await test.step('기한이 3분의 1 남으면 입금했다고 알리지 않은 분께만 안내한다', async () => {
    await moving.goTo('2026-11-21T08:00:00+09:00');
    for (const phone of [PHONES.payer, PHONES.forgetful])
      await expect.poll(() => texts('REMINDER', phone)).toEqual([expect.stringContaining(DUE)]);
    expect(texts('REMINDER', PHONES.claimant)).toEqual([]);
    await lookUp(moving, page, numbers.get('박잊음') ?? '');
    await expect(page.getByRole('heading', { name: '입금을 기다리고 있습니다.' })).toBeVisible();
    await expect(page.getByText(DUE)).toBeVisible();
    await expectReachable(page);
  });

  await test.step('시계가 한 시간 빨라도, 기한이 막 지났어도 아무 예약도 취소하지 않는다', async () => {
    for (const time of ['2026-11-21T09:59:00+09:00', '2026-11-21T08:30:00+09:00', '2026-11-21T10:59:00+09:00']) {
      await moving.goTo(time);
      expect(await seats()).toBe(6);
    }
  });

  await test.step('관리 홈에서 기한이 지난 예약의 입금을 두 번 눌러 확인하고, 다른 예약은 하루 연장한다', async () => {
    await moving.visit(PAGES.admin);
    await login(page);
    const deposits = page.getByRole('list', { name: '확인할 예약금 4건' });
    await page.getByRole('button', { name: '4건 모두 보기' }).click();
    await expect(deposits.getByRole('listitem')).toHaveCount(4);
    await expect(rowOf(page, '이보냄').last()).toContainText('입금했다고 함');
    await expect(rowOf(page, '이보냄').last()).toContainText('바다상사');
    const late = deposits.getByRole('listitem').filter({ hasText: '최낼게' });
    await expect(late).toContainText('입금기한 지남');
    await expectReachable(page);
    let taps = 0;
    const tap = async (button: Locator): Promise<void> => {
      await button.click();
      taps += 1;
    };
    await tap(late.getByRole('button', { name: '입금확인' }));
    await tap(page.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }));
    await expect(late).toBeHidden();
    console.log(`지난 예약금의 입금확인: 관리 홈에서 ${taps}번 누름`);
    expect(taps).toBeLessThanOrEqual(TAPS);

    const asking = page.getByRole('listitem').filter({ hasText: '정연장' }).last();
    await asking.getByRole('button', { name: '기한 연장' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '하루 연장하기' }).click();
    await expect(page.getByText('입금기한을 연장했습니다.')).toBeVisible();
    await expect(page.getByRole('list', { name: '확인할 예약금 2건' }).getByRole('listitem')).toHaveCount(2);

    await moving.visit(PAGES.adminDay(DATE));
    await expect(rowOf(page, '최낼게')).toContainText('입금완료');
    await expect(rowOf(page, '박잊음')).toContainText('입금기한 지남');
    await expect(rowOf(page, '이보냄')).toContainText('입금했다고 함');
    await moving.visit(PAGES.adminGuestsOf({ guestState: 'OVERDUE', date: 'future' }));
    await expect(rowOf(page, '박잊음')).toBeVisible();
    await expect(rowOf(page, '정연장')).toBeHidden();
    await expectReachable(page);
  });

  await test.step('두 시간이 지나면 잊은 예약만 취소하고 알리며, 자리를 다시 판다', async () => {
    await moving.goTo('2026-11-21T11:00:00+09:00');
    expect(await seats()).toBe(4);
    await expect
      .poll(() => texts('DEADLINE_PASSED', PHONES.forgetful))
      .toEqual([expect.stringContaining('입금기한까지 입금이 확인되지 않았습니다.')]);
    for (const phone of [PHONES.payer, PHONES.claimant, PHONES.asking])
      expect(texts('DEADLINE_PASSED', phone)).toEqual([]);
    await lookUp(moving, page, numbers.get('박잊음') ?? '');
    await expect(
      page.getByText('입금기한까지 입금이 확인되지 않아 11월 21일(토)에 자동으로 취소되었습니다.'),
    ).toBeVisible();
    await expect(page.getByText(DUE)).toBeHidden();
    await expectReachable(page);
    await lookUp(moving, page, numbers.get('이보냄') ?? '');
    await expect(page.getByRole('heading', { name: '입금을 확인하고 있습니다.' })).toBeVisible();
  });

  await test.step('다시 켜도 한 번씩만 안내하고 취소한다', async () => {
    await moving.goTo('2026-11-21T12:00:00+09:00');
    expect(await seats()).toBe(4);
    expect(texts('REMINDER', PHONES.forgetful)).toHaveLength(1);
    expect(texts('DEADLINE_PASSED', PHONES.forgetful)).toHaveLength(1);
  });
});
