import type { Page } from '@playwright/test';
import { API, apiPath, PAGES } from '#contract/paths';
import { countedFrom, shownOn, type Booking, type Day } from './countedSeason';
import { MovingSite, openMovingSite } from './movingSite';
import { expectReachable } from './axe';
import { expect, fillBooking, login, test as base } from './site';

/** A season from its opening to the statistics of its month. */
const OPENING = '2026-11-20T20:00:00+09:00';
const MONTH = { year: 2026, month: 12 };
const SEATS = 6;
const DEPOSIT = 4;

/** Trips cancelled for the weather. */
const LOST = ['2026-12-05'];

const test = base.extend<{ season: Season }>({
  season: async ({ page, makeSite }, use) => {
    const { moving, close } = await openMovingSite({ page, makeSite }, Season);
    await moving.goTo(OPENING);
    await use(moving);
    await close();
  },
});

class Season extends MovingSite {
  #callers = 0;

  days(): Promise<readonly Day[]> {
    return this.call(`${API.dayList}?year=${MONTH.year}&month=${MONTH.month}`);
  }
  async guests(date: string): Promise<readonly Booking[]> {
    const { id } = await this.day<Day>(date);
    return (await this.call<{ list: Booking[] }>(API.guestList, { id })).list;
  }
  /** A visitor books with a new telephone number. */
  async book(date: string, name: string, guestCount: number): Promise<void> {
    const { id } = await this.day<Day>(date);
    this.#callers += 1;
    const tel = `010-7777-${String(this.#callers).padStart(4, '0')}`;
    await this.call(API.createBooking, { id, name, tel, password: '4821', guestCount });
  }

  async guest(date: string, name: string): Promise<Booking> {
    const guest = (await this.guests(date)).find((each) => each.name === name);
    if (!guest) throw new Error(`${name} has not booked ${date}`);
    return guest;
  }
  async act(path: typeof API.cancelGuest | typeof API.completeGuest, { id }: Booking): Promise<void> {
    await this.call(apiPath(path, { id }), {});
  }

  /** On every day the seats sold equal those of the bookings, and no day is overbooked. */
  async expectSeats(): Promise<void> {
    for (const { date, guestCount, heldCount, totalCount } of await this.days()) {
      const active = (await this.guests(date)).filter(({ state }) => state !== 'CANCEL');
      const people = active.reduce((sum, guest) => sum + guest.guestCount, 0);
      expect({ date, people: guestCount }).toEqual({ date, people });
      expect(guestCount + heldCount, date).toBeLessThanOrEqual(totalCount);
    }
  }
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('한 철이 열림부터 월말까지 흐르고, 자리와 돈의 합이 날마다 맞는다', { tag: '@pc' }, async ({ season, page }) => {
  // Several times as long as other tests.
  test.slow();
  await test.step('운영자가 한 달을 연다', async () => {
    const logic = { month: 2, reserveTime: 20, ktAdmin: 'N', useReserveFind: 'Y', payHours: 24, autoCancel: 'Y' };
    await season.call(API.storeLogic, { ...logic, departAt: '05:00', returnAt: '15:00', meetAt: 30, useWaiting: 'Y' });
    const values = { fish: '갈치', totalCount: SEATS, price: 12, reservePrice: DEPOSIT, state: 'OPEN' };
    await season.call(API.bulkUpdate, { stdate: '2026-12-01', eddate: '2026-12-31', ...values });
    expect(await season.days()).toHaveLength(31);
  });

  await test.step('방문자가 예약하고 입금기한을 읽고, 입금했다고 알린다', async () => {
    await season.visit(PAGES.reserveDay((await season.day<Day>('2026-12-05')).id));
    await fillBooking(page, '첫손님', '010-1234-5678');
    await page.getByRole('radio', { name: '2명' }).click();
    await page.getByRole('button', { name: '2명 예약하기' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
    await expect(page.getByText('11월 21일(토) 오후 8시까지')).toBeVisible();
    await page.getByRole('button', { name: '입금했습니다' }).click();
    await expect(page.getByText('입금하셨다는 알림을 받았습니다.')).toBeVisible();
    await expectReachable(page);
    expect(await season.guest('2026-12-05', '첫손님')).toMatchObject({
      state: 'WATTING',
      claimedAt: new Date(OPENING).toISOString(),
    });
    for (const date of ['2026-12-05', '2026-12-06', '2026-12-12'])
      for (const [name, people] of [
        ['김바다', 2],
        ['이파도', 2],
      ] as const)
        await season.book(date, `${name}${Number(date.slice(8))}`, people);
    await season.expectSeats();
  });

  await test.step('전화로 온 예약을 받는다', async () => {
    await season.visit(PAGES.adminDay('2026-12-06'));
    await login(page);
    await page.getByRole('button', { name: '예약 추가', exact: true }).click();
    const form = page.getByRole('form', { name: '예약 추가' });
    await form.getByLabel('예약자 이름').fill('오하늘');
    await form.getByLabel('휴대폰 번호').fill('010-5555-6666');
    await form.getByRole('radio', { name: '2명' }).click();
    await form.getByRole('checkbox', { name: '예약금' }).check();
    await form.getByRole('button', { name: '예약 추가하기' }).click();
    await expect(rowOf(page, '오하늘')).toContainText('입금완료');
    expect(await season.day<Day>('2026-12-06')).toMatchObject({ guestCount: SEATS, state: 'COMPLETE' });
    await season.expectSeats();
  });

  await test.step('가득 찬 날의 대기자는 순서대로 자리를 안내받고, 그날은 다시 두 번 찬다', async () => {
    const { id } = await season.day<Day>('2026-12-06');
    for (const [name, tel, guestCount] of [
      ['기다림', '010-6666-0001', 2],
      ['큰일행', '010-6666-0002', 5],
      ['마지막', '010-6666-0003', 2],
    ] as const)
      await season.call(API.joinWaiting, { id, name, tel, password: '4821', guestCount });
    const cancel = async (name: string) => season.act(API.cancelGuest, await season.guest('2026-12-06', name));
    await cancel('김바다6');
    expect(await season.day<Day>('2026-12-06')).toMatchObject({
      guestCount: 4,
      heldCount: 2,
      state: 'COMPLETE',
    });
    await page.goto(await season.inbox.linkTo('010-6666-0001'));
    await page.getByLabel('위 내용을 확인했으며 이에 동의합니다.').check();
    await page.getByRole('button', { name: '예약하기', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: '예약이 신청되었습니다.' })).toBeVisible();
    expect(await season.day<Day>('2026-12-06')).toMatchObject({
      guestCount: SEATS,
      heldCount: 0,
      state: 'COMPLETE',
    });

    // A party that does not fit is passed over without losing its place.
    await cancel('이파도6');
    await page.goto(await season.inbox.linkTo('010-6666-0003'));
    await page.getByRole('button', { name: '사양하기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '사양하기' }).click();
    await expect(page.getByText('자리는 다음 분께 넘어갑니다.')).toBeVisible();
    expect(await season.day<Day>('2026-12-06')).toMatchObject({ guestCount: 4, heldCount: 0, state: 'OPEN' });
    await season.book('2026-12-06', '늦은손님', 2);
    expect(await season.day<Day>('2026-12-06')).toMatchObject({ guestCount: SEATS, state: 'COMPLETE' });
    await season.visit(PAGES.adminDay('2026-12-06'));
    const list = page.getByRole('region', { name: '대기', exact: true });
    await expect(list.getByRole('listitem').filter({ hasText: '큰일행' })).toContainText('인원이 많아 안내하지 못함');
    await expectReachable(page);
    await season.expectSeats();
  });

  await test.step('배를 통째로 빌린 날은 다른 예약을 받지 않는다', async () => {
    await season.visit(PAGES.adminDay('2026-12-19'));
    await page.getByRole('button', { name: '예약 추가', exact: true }).click();
    const form = page.getByRole('form', { name: '예약 추가' });
    await form.getByLabel('예약자 이름').fill('독선손님');
    await form.getByLabel('휴대폰 번호').fill('010-4444-5555');
    await form.getByRole('radio', { name: '4명' }).click();
    await form.getByRole('switch', { name: '독선으로 받습니다' }).click();
    await form.getByLabel('총 선비 (만원)').fill('60');
    await form.getByLabel('총 예약금 (만원)').fill('20');
    await form.getByRole('button', { name: '예약 추가하기' }).click();
    await expect(rowOf(page, '독선손님')).toContainText('독선 4명');
    expect(await season.day<Day>('2026-12-19')).toMatchObject({ charter: 'Y', guestCount: 4 });
  });

  await test.step('기한이 지나면 입금도 알림도 없는 예약만 저절로 취소되고, 손님이 그 까닭을 읽는다', async () => {
    const forgotten = await season.guest('2026-12-12', '김바다12');
    for (const { date } of await season.days())
      for (const guest of await season.guests(date))
        if (guest.state === 'WATTING' && guest.claimedAt === null && guest.id !== forgotten.id)
          await season.act(API.completeGuest, guest);
    // Deadline and the two hours end at night, when the system cancels nothing.
    await season.goTo('2026-11-22T07:00:00+09:00');
    expect(await season.guest('2026-12-12', '김바다12')).toMatchObject({ state: 'WATTING' });
    await season.goTo('2026-11-22T09:00:00+09:00');
    expect(await season.guest('2026-12-12', '김바다12')).toMatchObject({ state: 'CANCEL', cancelledBy: 'system' });
    expect(await season.guest('2026-12-05', '첫손님')).toMatchObject({ state: 'WATTING' });
    await expect
      .poll(() => season.inbox.textsOf('DEADLINE_PASSED', forgotten.phone))
      .toEqual([expect.stringContaining('입금기한까지 입금이 확인되지 않았습니다.')]);
    await season.visit(`${PAGES.reserveFind}?id=${forgotten.guestId}`);
    await page.getByLabel('비밀번호', { exact: true }).fill('4821');
    await page.getByRole('button', { name: '예약 찾기' }).click();
    await expect(
      page.getByText('입금기한까지 입금이 확인되지 않아 11월 22일(일)에 자동으로 취소되었습니다.'),
    ).toBeVisible();
    await expectReachable(page);
    await season.expectSeats();
  });

  await test.step('날씨가 나빠 운항을 취소하고, 전화하고, 한 분은 다른 날로 옮긴다', async () => {
    await season.goTo('2026-12-04T19:00:00+09:00');
    await season.visit(PAGES.adminDay('2026-12-05'));
    await expect(rowOf(page, '첫손님')).toContainText('입금했다고 함');
    await rowOf(page, '첫손님').getByRole('button', { name: '입금확인' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '입금완료로 표시하기' }).click();
    await expect(rowOf(page, '첫손님')).toContainText('입금완료');
    for (const name of ['상태 변경', '운항취소로 변경', '다음', '운항 취소하기'])
      await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText('운항을 취소했습니다. 예약 3건을 취소하고 메시지를 보냅니다.')).toBeVisible();
    const called = page.waitForResponse((response) => response.url().includes('/called'));
    await rowOf(page, '첫손님').getByRole('checkbox', { name: '통화함' }).click();
    await called;
    await expectReachable(page);
    await rowOf(page, '첫손님').getByRole('link', { name: '다른 날로 옮기기' }).click();
    await page.getByRole('radiogroup', { name: '옮길 날짜' }).getByRole('radio', { name: '12월 12일' }).click();
    await page.getByRole('button', { name: '이 날로 옮기기' }).click();
    await expect(page.getByText(/^12월 12일.*로 옮겼습니다\.$/)).toBeVisible();
    expect(await season.day<Day>('2026-12-05')).toMatchObject({ state: 'CANCEL', guestCount: 0 });
    expect(await season.guest('2026-12-12', '첫손님')).toMatchObject({
      state: 'COMPLETE',
      guestCount: 2,
      paid: 2 * DEPOSIT,
      refund: null,
    });
    // No refund two days before the trip.
    await season.act(API.cancelGuest, await season.guest('2026-12-06', '오하늘'));
    await season.expectSeats();
  });

  await test.step('달이 끝나면 통계의 모든 숫자가 하루하루 센 합과 글자까지 같다', async () => {
    await season.goTo('2027-01-01T09:00:00+09:00');
    await season.visit(PAGES.adminStats(MONTH));
    await login(page);
    const days = [];
    for (const day of await season.days()) days.push({ ...day, bookings: await season.guests(day.date) });
    const counted = countedFrom(days, LOST);
    expect(await shownOn(page)).toEqual(counted);
    // Every case occurred.
    expect(counted.totals.map(([, value]) => value)).toEqual([
      ...['3일', '1일', '0일', '180자리', '12명', '7%', '52만원', '156만원', '8만원', '4건', '8명'],
    ]);
    await expectReachable(page);
  });
});
