import { foundGuestSchema, type FoundGuest, type Guest, type GuestState } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { localBus } from '#server/bus/bus';
import { DAY_MS } from '#contract/time.rules';
import { clearExpired, erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { aBooking, openSite, type Site } from '#tests/support/server/site';

const NOW = new Date('2026-11-20T09:00:00+09:00');
const KEY = '0b9f3c52-6d0e-4a55-9d7b-3d1f2a4c5e60';

let site: Site;
let day: ReserveDay;
let guest: Guest;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  site.setClock(NOW);
  await site.config({ useReserveFind: 'Y' });
  day = await site.day({ date: '2026-12-05', price: 20, reservePrice: 10 });
  operator = await site.operator();
  guest = (await site.post(API.createBooking, aBooking(day.id), { [IDEMPOTENCY_HEADER]: KEY })).json<Guest>();
});
afterEach(() => site.close());

const say = (over: object, headers: Record<string, string> = {}) =>
  site.post(API.stateDeposit, { guestId: guest.guestId, password: '1234', ...over }, headers);
const byKey = (over: object, key = KEY) => say({ password: undefined, ...over }, { [IDEMPOTENCY_HEADER]: key });
const saidOf = async (response: ReturnType<typeof say>) => {
  const { payer, claimedAt, state } = foundGuestSchema.parse((await response).json());
  return { payer, claimedAt, state };
};
const refusalOf = async (response: ReturnType<typeof say>) => {
  const { statusCode, json } = await response;
  const { code, state } = json<ErrorBody>();
  return { statusCode, code, state };
};
const codeOf = async (response: ReturnType<typeof say>) => {
  const { statusCode, code } = await refusalOf(response);
  return [statusCode, code];
};
const actions = async () =>
  (
    await site.db
      .selectFrom('changes')
      .select(['action', 'actor', 'after'])
      .where('guestId', '=', guest.id)
      .orderBy('id')
      .execute()
  )
    .slice(1)
    .map(({ action, actor, after }) => [action, actor, after === null ? null : (JSON.parse(after) as unknown)]);

it('예약할 때는 예약자 이름으로 입금하고 아직 입금하지 않은 것으로 한다', () => {
  expect(guest).toMatchObject({ payer: '', claimedAt: null });
});

it('입금할 이름을 적고 입금했다고 알리며, 예약 상태는 입금대기 그대로이다', async () => {
  expect(await saidOf(say({ payer: '  주식회사 바다 ' }))).toEqual({
    payer: '주식회사 바다',
    claimedAt: null,
    state: 'WATTING',
  });
  expect(await saidOf(say({ claimed: 'Y' }))).toEqual({
    payer: '주식회사 바다',
    claimedAt: NOW.toISOString(),
    state: 'WATTING',
  });
  const seen = (await site.get(apiPath(API.guest, { id: guest.id }), operator)).json<FoundGuest>();
  expect(seen).toMatchObject({ payer: '주식회사 바다', claimedAt: NOW.toISOString() });
  expect(await actions()).toEqual([
    ['PAYER', 'visitor', { payer: 'changed' }],
    ['CLAIMED', 'visitor', null],
  ]);
});

it('기한이 열흘이어도 완료 화면에서 입금했다고 알릴 수 있고, 입금이 확인된 예약의 열쇠는 사흘 뒤에 지운다', async () => {
  const later = new Date(NOW.getTime() + 10 * DAY_MS);
  const clear = () => clearExpired({ db: site.db, clock: () => later });
  site.setClock(later);
  await site.config({ useReserveFind: 'N' });
  expect((await clear()).keys).toBe(0);
  expect((await saidOf(byKey({ claimed: 'Y' }))).claimedAt).toBe(later.toISOString());
  await site.post(apiPath(API.completeGuest, { id: guest.id }), {}, await site.operator());
  expect((await clear()).keys).toBe(1);
});

it('되풀이해 알려도 처음 알린 때가 남고, 거두면 알리지 않은 것이 된다', async () => {
  await say({ claimed: 'Y' });
  site.setClock(new Date(NOW.getTime() + 60_000));
  expect((await saidOf(say({ claimed: 'Y' }))).claimedAt).toBe(NOW.toISOString());
  expect((await saidOf(say({ claimed: 'N' }))).claimedAt).toBeNull();
  expect((await actions()).map(([action]) => action)).toEqual(['CLAIMED', 'UNCLAIMED']);
});

it('운영자가 다른 사람으로 바꾼 예약의 이름과 번호는, 열쇠만 아는 사람에게 답하지 않는다', async () => {
  await site.post(API.updateGuest, { id: guest.id, name: '새사람', tel: '010-9999-9999', guestCount: 1 }, operator);
  expect((await byKey({ claimed: 'Y' })).json()).toMatchObject({ claimedAt: NOW.toISOString(), name: '', phone: '' });
  expect((await say({ claimed: 'Y' })).json()).toMatchObject({ name: '새사람' });
});

it('예약한 화면에서는 비밀번호 없이 예약의 열쇠로 알리고, 예약 확인 기능을 꺼도 된다', async () => {
  await site.config({ useReserveFind: 'N' });
  expect((await saidOf(byKey({ claimed: 'Y' }))).claimedAt).toBe(NOW.toISOString());
  expect(await codeOf(say({ claimed: 'N' }))).toEqual([403, 'FIND_OFF']);
});

it('남의 열쇠, 없는 열쇠, 틀린 비밀번호로는 알릴 수 없다', async () => {
  const other = await site.booked(await site.day({ date: '2026-12-06' }));
  expect(await codeOf(byKey({ guestId: other.guestId, claimed: 'Y' }))).toEqual([400, 'VALIDATION']);
  expect(await codeOf(byKey({ claimed: 'Y' }, KEY.replace('0b', '1c')))).toEqual([400, 'VALIDATION']);
  expect(await codeOf(say({ password: '9999', claimed: 'Y' }))).toEqual([404, 'BOOKING_NOT_FOUND']);
  expect(await actions()).toEqual([]);
});

it('입금이 확인된 뒤에는 거둘 수 없고, 취소되거나 예약금이 없거나 지난 예약에는 알릴 수 없다. 답에 예약 상태가 있다', async () => {
  const refused = (state: GuestState) => ({ statusCode: 409, code: 'NO_DEPOSIT_DUE', state });
  await say({ claimed: 'Y' });
  await site.post(apiPath(API.completeGuest, { id: guest.id }), {}, operator);
  expect(await refusalOf(say({ claimed: 'N' }))).toEqual(refused('COMPLETE'));
  await site.post(apiPath(API.unpayGuest, { id: guest.id }), {}, operator);
  site.setClock(new Date('2026-12-06T00:00:00+09:00'));
  expect(await refusalOf(say({ claimed: 'N' }))).toEqual(refused('WATTING'));
  site.setClock(NOW);
  await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
  expect(await refusalOf(say({ claimed: 'N' }))).toEqual(refused('CANCEL'));
  guest = await site.booked(await site.day({ date: '2026-12-07', reservePrice: 0 }));
  expect(await refusalOf(say({ claimed: 'Y' }))).toEqual(refused('WATTING'));
});

it('입금자명은 20자까지이고 보이지 않는 글자를 받지 않는다', async () => {
  expect((await saidOf(say({ payer: '가'.repeat(20) }))).payer).toHaveLength(20);
  for (const [payer, code] of [
    ['가'.repeat(21), '20자'],
    ['가\u0000', '입금자명'],
  ] as const) {
    const response = await say({ payer });
    expect(response.statusCode).toBe(400);
    expect(response.body).toContain(code);
  }
});

it('입금자명은 이름과 함께 지워진다', async () => {
  await say({ payer: '주식회사 바다' });
  await erasePersonalData({ db: site.db, bus: localBus(), clock: () => new Date('2026-12-09T09:00:00+09:00') });
  const row = await site.db.selectFrom('guests').select(['name', 'payer']).executeTakeFirstOrThrow();
  expect(row).toEqual({ name: '', payer: '' });
});
