import { API, IDEMPOTENCY_HEADER } from '#contract/paths';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { History } from '#contract/history/history.schema';
import { errorText } from '#copy/errors';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05', totalCount: 4, reservePrice: 10 });
});
afterEach(() => site.close());

const CALLER = { name: '이바다', tel: '010-0000-0002', guestCount: 2 };
const KEY = '8f6f2f6e-6f0f-4d0e-9b1a-1f1f1f1f1f1f';
const add = (form: object = {}, headers: Record<string, string> = {}) =>
  site.post(API.addGuest, { id: day.id, ...CALLER, ...form }, { ...operator, ...headers });
const seatsOf = async () => (await site.get(API.dayById.replace(':id', String(day.id)))).json<ReserveDay>().guestCount;
const queued = () =>
  site.db.selectFrom('messages').select(['kind', 'audience', 'facts', 'state']).orderBy('id').execute();

describe('운영자가 전화로 받은 예약을 추가한다', () => {
  it('예약이 만들어지고 자리가 줄며, 비밀번호가 없어 인터넷으로는 조회되지 않는다', async () => {
    await site.config({ useReserveFind: 'Y' });
    const response = await add({ memo: '창가 자리' });
    expect(response.statusCode).toBe(200);
    const guest = response.json<ManagedGuest>();
    expect(guest).toMatchObject({
      name: '이바다',
      phone: '010-0000-0002',
      guestCount: 2,
      state: 'WATTING',
      memo: '창가 자리',
      paid: null,
      reservePrice: 10,
    });
    expect(await seatsOf()).toBe(2);
    const found = await site.post(API.findBooking, { guestId: guest.guestId, password: '1234' });
    expect(found.statusCode).toBe(404);
    expect(await queued()).toEqual([
      { kind: 'BOOKED', audience: 'guest', facts: JSON.stringify({ byOperator: true }), state: 'QUEUED' },
    ]);
  });

  it('예약금을 받은 예약은 확정된 채로 들어가고, 누가 넣었는지 이력에 남는다', async () => {
    const guest = (await add({ paid: 'Y' })).json<ManagedGuest>();
    expect(guest).toMatchObject({ state: 'COMPLETE', paid: 20, completedAt: guest.createdAt });
    const { list } = (await site.get(`${API.history}?guestId=${guest.id}&page=0`, operator)).json<History>();
    expect(list).toMatchObject([
      { action: 'BOOKED', actor: 'operator', after: { guestCount: 2, state: 'COMPLETE', paidWon: 200_000 } },
    ]);
  });

  it('알리지 않기로 하면 메시지를 만들지 않는다', async () => {
    expect((await add({ message: 'N' })).statusCode).toBe(200);
    expect(await queued()).toEqual([]);
  });

  it.each(['OPEN', 'CLOSE', 'COMPLETE'] as const)('%s인 날에도 자리가 있으면 된다', async (state) => {
    await site.db.updateTable('days').set({ state }).where('id', '=', day.id).execute();
    expect((await add()).statusCode).toBe(200);
  });

  it('예약이 열리기 전의 먼 날과, 마감 시각이 지난 오늘에도 된다', async () => {
    for (const date of ['2027-11-05', '2026-11-20']) {
      const other = await site.day({ date });
      expect((await add({ id: other.id })).statusCode).toBe(200);
    }
  });

  it('마지막 자리를 채우면 예약이 마감된다', async () => {
    await add({ guestCount: 4 });
    expect((await site.get(API.dayById.replace(':id', String(day.id)))).json()).toMatchObject({
      state: 'COMPLETE',
      guestCount: 4,
    });
  });

  it('정원을 넘겨서는 넣을 수 없고, 남은 자리를 알려 준다', async () => {
    await add({ guestCount: 3 });
    const response = await add();
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'SEATS_GONE', seatsLeft: 1 });
    expect(await seatsOf()).toBe(3);
  });

  it('운항이 취소된 날과 지난 날에는 넣을 수 없다', async () => {
    await site.db.updateTable('days').set({ state: 'CANCEL' }).where('id', '=', day.id).execute();
    expect((await add()).json<ErrorBody>().code).toBe('DAY_CANCELLED');
    const past = await site.day({ date: '2026-11-19' });
    const response = await add({ id: past.id });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'DAY_OVER', message: errorText.DAY_OVER });
  });

  it('잘못 적은 것은 모두 한 번에 알려 준다', async () => {
    const response = await add({ name: '이', tel: '12', guestCount: 0, memo: '가'.repeat(51) });
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(['name', 'tel', 'guestCount', 'memo']);
    expect(await seatsOf()).toBe(0);
  });

  it('끊겨서 다시 보낸 요청은 한 번만 예약하고, 같은 열쇠의 다른 내용은 거절한다', async () => {
    const header = { [IDEMPOTENCY_HEADER]: KEY };
    const first = (await add({}, header)).json<ManagedGuest>();
    expect((await add({}, header)).json<ManagedGuest>().id).toBe(first.id);
    expect(await seatsOf()).toBe(2);
    const other = await add({ guestCount: 1 }, header);
    expect(other.json()).toMatchObject({ code: 'EARLIER_BOOKING', booking: { guestId: first.guestId } });
    expect(await seatsOf()).toBe(2);
  });

  it('로그인하지 않으면 넣을 수 없다', async () => {
    expect((await site.post(API.addGuest, { id: day.id, ...CALLER })).statusCode).toBe(401);
  });
});
