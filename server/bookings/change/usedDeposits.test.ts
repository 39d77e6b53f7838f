import type { ReserveDay } from '#contract/day/day.schema';
import { depositGuestSchema, usedDepositSchema, type Guest, type ManagedGuest } from '#contract/booking/guest.schema';
import { matchDeposits, type Deposit } from '#contract/booking/statement.rules';
import { API, apiPath } from '#contract/paths';
import { localBus } from '#server/bus/bus';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { openSite, type Site } from '#tests/support/server/site';

const BOOKED_AT = new Date('2026-11-20T09:00:00+09:00');

let site: Site;
let day: ReserveDay;
let paid: Guest;
let due: Guest;
const complete = async ({ id }: { id: number }) => site.get(apiPath(API.completeGuest, { id }), await site.operator());
const cancel = async ({ id }: { id: number }) => site.get(apiPath(API.cancelGuest, { id }), await site.operator());
const refund = async ({ id }: { id: number }) =>
  site.post(apiPath(API.markRefunded, { id }), {}, await site.operator());
const paymentsOf = async ({ id }: { id: number }) =>
  (await guests()).find((guest) => guest.id === id)?.payments ?? null;
const guests = async () =>
  depositGuestSchema.array().parse((await site.get(API.depositGuests, await site.operator())).json());
const used = async () =>
  usedDepositSchema.array().parse((await site.get(API.usedDeposits, await site.operator())).json());

/** How one deposit of 20 (10,000 won) on 21 November, under the name of both bookings, is matched. */
const matched = async () => {
  const deposit: Deposit = { index: 0, date: '2026-11-21', names: ['김바다'], amount: 200_000 };
  for (const steps = matchDeposits([deposit], await guests(), await used()); ;) {
    const { done, value } = steps.next();
    if (!done) continue;
    const { sure, settled, possible } = value;
    if (sure.length > 0) return 'sure';
    return settled.length > 0 ? 'settled' : (possible[0]?.doubt ?? 'unknown');
  }
};

/** One person has two bookings with the same deposit; one was confirmed on 21 November. */
beforeEach(async () => {
  site = await openSite();
  site.setClock(BOOKED_AT);
  day = await site.day({ date: '2026-12-05', reservePrice: 10 });
  paid = await site.booked(day);
  due = await site.booked(await site.day({ date: '2026-12-20', reservePrice: 10 }));
  site.setClock(new Date('2026-11-21T10:00:00+09:00'));
  await complete(paid);
});
afterEach(() => site.close());

it('입금을 확인한 예약과 기다리는 예약이 있으면 한 입금은 어느 것인지 확실하지 않다', async () => {
  expect(await paymentsOf(paid)).toEqual([20]);
  expect(await paymentsOf(due)).toEqual([]);
  expect(await matched()).toBe('SEVERAL');
});

it('확인을 되돌리면 그 입금을 다시 쓸 수 있다', async () => {
  await site.post(apiPath(API.unpayGuest, { id: paid.id }), {}, await site.operator());
  expect(await paymentsOf(paid)).toEqual([]);
  await cancel(paid);
  expect(await matched()).toBe('sure');
});

it('취소하고 환불해도 그 입금은 다시 쓰지 않는다', async () => {
  await cancel(paid);
  expect(await matched()).toBe('SEVERAL');
  await refund(paid);
  expect(await paymentsOf(paid)).toEqual([20]);
  expect(await matched()).toBe('SEVERAL');
});

it('인원을 늘려 두 번 낸 예약은 입금마다 따로 기억하고, 옮기거나 줄여도 남는다', async () => {
  const { name, phone: tel } = paid;
  const edit = async (guestCount: number) =>
    site.post(API.updateGuest, { id: paid.id, name, tel, guestCount }, await site.operator());
  await edit(3);
  await complete(paid);
  expect(await paymentsOf(paid)).toEqual([20, 10]);
  await edit(1);
  await refund(paid);
  const other = await site.day({ date: '2026-12-21', reservePrice: 5 });
  await site.post(API.moveGuest, { id: paid.id, dayId: other.id }, await site.operator());
  expect(await paymentsOf(paid)).toEqual([20, 10]);
  expect(await matched()).toBe('SEVERAL');
});

it('받은 것으로 추가한 예약의 입금도 쓴 것이다', async () => {
  const added = { id: day.id, name: '김바다', tel: '010-0000-0009', guestCount: 2, paid: 'Y' };
  const guest = (await site.post(API.addGuest, added, await site.operator())).json<ManagedGuest>();
  expect(await paymentsOf(guest)).toEqual([20]);
});

it('입금한 적 없이 취소한 예약은 맞춰 보지 않는다', async () => {
  await cancel(due);
  expect(await paymentsOf(due)).toBeNull();
});

it('취소하고 삭제한 예약의 입금은 금액과 날짜로 남아, 같은 금액의 입금이 다른 예약의 것인지 확실하지 않다', async () => {
  await cancel(paid);
  await refund(paid);
  await site.get(apiPath(API.deleteGuest, { id: paid.id }), await site.operator());
  expect(await used()).toEqual([{ amount: 20, from: '2026-11-20', to: '2026-11-21' }]);
  expect(await matched()).toBe('SEVERAL');
});

it('출조가 끝나 이름이 지워진 예약의 입금도 그렇다', async () => {
  await site.db.updateTable('days').set({ date: '2026-11-22' }).where('id', '=', day.id).execute();
  site.setClock(new Date('2026-11-25T10:00:00+09:00'));
  await erasePersonalData({ db: site.db, bus: localBus(), clock: () => new Date('2026-11-25T10:00:00+09:00') });
  expect(await paymentsOf(paid)).toBeNull();
  expect(await used()).toEqual([{ amount: 20, from: '2026-11-20', to: '2026-11-21' }]);
  expect(await matched()).toBe('SEVERAL');
});

it('기다리는 예약이 모두 그 뒤에 한 것이면, 지워진 예약의 입금과 섞일 수 없다', async () => {
  await cancel(paid);
  await refund(paid);
  await site.get(apiPath(API.deleteGuest, { id: paid.id }), await site.operator());
  await cancel(due);
  expect(await used()).toEqual([]);
  site.setClock(new Date('2026-11-22T10:00:00+09:00'));
  await site.booked(await site.day({ date: '2026-12-23', reservePrice: 10 }));
  expect(await used()).toEqual([]);
});
