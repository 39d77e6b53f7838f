import type { Attention, FoundGuest, Guest, GuestList, ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import type { History } from '#contract/history/history.schema';
import { API, apiPath } from '#contract/paths';
import { deriveKeys } from '#server/keys/keys';
import { openBus } from '#server/bus/openBus';
import type { LiveBus } from '#server/bus/bus';
import { composeMessage } from '#server/messages/sending/composeMessage';
import { NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { tickOn } from '#tests/support/server/tickOn';
import { followDeadlines } from './overdue.service';

let site: Site;
let bus: LiveBus;
let now: Date;
/** Sets the clock to an instant in Seoul. */
const set = (text: string): void => {
  now = new Date(`${text}:00+09:00`);
  site.setClock(now);
};
let day: ReserveDay;

beforeEach(async () => {
  site = await openSite();
  bus = await openBus(site.place);
  set('2026-11-20T09:00');
  await site.config({ payHours: 24, reserveTime: 10, useReserveFind: 'Y', ktAdmin: 'Y', autoCancel: 'Y' });
  day = await site.day({ date: '2026-12-05', totalCount: 2, reservePrice: 10 });
});
afterEach(async () => {
  await bus.close();
  await site.close();
});

const follow = () =>
  followDeadlines({ db: site.db, clock: () => now, bus, keys: deriveKeys(SECRET), limits: NO_LIMITS });
const post = async (path: string, body: object = {}) => site.post(path, body, await site.operator());
const find = async ({ guestId }: Guest) =>
  (await site.post(API.findBooking, { guestId, password: '1234' })).json<FoundGuest>();
const say = ({ guestId }: Guest, claimed: 'Y' | 'N') =>
  site.post(API.stateDeposit, { guestId, password: '1234', claimed });
const rows = (kind: 'REMINDER' | 'DEADLINE_PASSED') =>
  site.db.selectFrom('messages').selectAll().where('kind', '=', kind).orderBy('id').execute();
const texts = async (kind: 'REMINDER' | 'DEADLINE_PASSED', at = now) => {
  const composed = [];
  for (const row of await rows(kind))
    composed.push((await composeMessage(site.db, row, '010-9999-0000', at))?.text ?? null);
  return composed;
};
const changes = async ({ id }: Guest) => {
  const response = await site.get(`${API.history}?guestId=${id}&page=0`, await site.operator());
  return response.json<History>().list.map(({ actor, action }) => `${actor} ${action}`);
};

describe('기한이 지난 예약의 자동 취소', () => {
  it('두 시간이 지나면 취소하고, 자리를 다시 팔고, 손님과 운영자에게 알린다', async () => {
    const guest = await site.booked(day);
    set('2026-11-21T10:59');
    expect(await follow()).toMatchObject({ cancelled: 0 });
    set('2026-11-21T11:00');
    expect(await follow()).toMatchObject({ cancelled: 1 });

    expect(await find(guest)).toMatchObject({ state: 'CANCEL', cancelledBy: 'system', refund: null });
    expect(await site.reread(day)).toMatchObject({ state: 'OPEN', guestCount: 0 });
    expect((await changes(guest))[0]).toBe('system CANCELLED');
    const [toGuest, toOperator] = await texts('DEADLINE_PASSED');
    expect(toGuest).toContain('김바다님 12/5(토) 2명 예약이 취소되었습니다. 입금기한까지 입금이 확인되지 않았습니다.');
    expect(toOperator).toContain('[미입금 자동 취소]');
    expect(await follow()).toMatchObject({ cancelled: 0 });
    expect(await rows('DEADLINE_PASSED')).toHaveLength(2);
  });

  it('정책에서 켜지 않으면 취소하지 않는다', async () => {
    const guest = await site.booked(day);
    for (const autoCancel of ['N', null] as const) {
      await site.config({ autoCancel });
      set('2026-11-30T12:00');
      expect(await follow()).toMatchObject({ cancelled: 0 });
    }
    expect(await find(guest)).toMatchObject({ state: 'WATTING' });
  });

  it('입금했다고 알린 예약은 취소하지 않고, 알림을 거두면 취소한다', async () => {
    const guest = await site.booked(day);
    await say(guest, 'Y');
    set('2026-11-21T12:00');
    expect(await follow()).toMatchObject({ cancelled: 0 });
    await say(guest, 'N');
    expect(await follow()).toMatchObject({ cancelled: 1 });
  });

  it('승선한 사람의 예약은 취소하지 않는다', async () => {
    const guest = await site.booked(day);
    set('2026-11-21T12:00');
    await tickOn(site, guest, 'BOARDED');
    expect(await follow()).toMatchObject({ cancelled: 0 });
    await tickOn(site, guest, 'UNBOARDED', 1);
    expect(await follow()).toMatchObject({ cancelled: 0 });
    await tickOn(site, guest, 'UNBOARDED');
    expect(await follow()).toMatchObject({ cancelled: 1 });
  });

  it('입금을 확인한 예약, 이미 취소한 예약, 운항을 취소한 날의 예약은 그대로이다', async () => {
    const stormy = await site.day({ date: '2026-12-07', reservePrice: 10 });
    const paid = await site.booked(day);
    const gone = await site.booked(await site.day({ date: '2026-12-06', reservePrice: 10 }), { tel: '010-0000-0002' });
    const calledOff = await site.booked(stormy, { tel: '010-0000-0003' });
    await post(apiPath(API.completeGuest, { id: paid.id }));
    await post(apiPath(API.cancelGuest, { id: gone.id }));
    await post(API.updateDayState, { id: stormy.id, state: 'CANCEL' });
    set('2026-11-25T12:00');
    expect(await follow()).toMatchObject({ cancelled: 0 });
    expect(await find(paid)).toMatchObject({ state: 'COMPLETE' });
    expect(await find(gone)).toMatchObject({ cancelledBy: 'operator' });
    expect(await find(calledOff)).toMatchObject({ state: 'WATTING' });
  });

  it.each([
    ['출항 시각을 지난 뒤에는 취소하지 않는다', '11:30', 0],
    ['출항 전에는 취소한다', '14:00', 1],
    ['출항 시각을 모르면 그날에는 취소하지 않는다', null, 0],
  ])('%s', async (_, departAt, cancelled) => {
    const today = await site.day({ date: '2026-11-20', reservePrice: 10, departAt });
    await site.booked(today);
    set('2026-11-20T12:00');
    expect(await follow()).toMatchObject({ cancelled });
  });

  it('운항이 취소되어 다른 날로 옮긴 미입금 예약은 기한을 새로 받고, 그 전에는 취소하지 않는다', async () => {
    const guest = await site.booked(day);
    await post(API.cancelTrip, { id: day.id, reason: 'WEATHER' });
    set('2026-11-24T14:10');
    const later = await site.day({ date: '2026-12-12', reservePrice: 10 });
    const moved = (await post(API.moveGuest, { id: guest.id, dayId: later.id })).json<ManagedGuest>();
    expect(moved).toMatchObject({ state: 'WATTING', payBy: '2026-11-25T05:30:00.000Z' });
    expect(await follow()).toMatchObject({ cancelled: 0 });
    set('2026-11-25T16:30');
    expect(await follow()).toMatchObject({ cancelled: 1 });
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['출조일에서', (id) => post(API.updateDayState, { id, state: 'OPEN' })],
    ['일괄 변경으로', () => post(API.bulkUpdate, { stdate: day.date, eddate: day.date, state: 'OPEN' })],
  ])(
    '운항을 취소했던 날이 다시 예약중이 되면 그사이 지난 기한은 새로 정해지고 기록에 남는다: %s',
    async (_, reopen) => {
      const guest = await site.booked(day);
      await post(API.updateDayState, { id: day.id, state: 'CANCEL' });
      set('2026-11-24T14:10');
      expect(await follow()).toMatchObject({ cancelled: 0 });
      await reopen(day.id);
      expect(await find(guest)).toMatchObject({ state: 'WATTING', payBy: '2026-11-25T05:30:00.000Z' });
      expect((await changes(guest))[0]).toBe('operator EXTENDED');
      expect(await follow()).toMatchObject({ cancelled: 0 });
      set('2026-11-25T16:30');
      expect(await follow()).toMatchObject({ cancelled: 1 });
    },
  );

  it('다시 예약중이 되어도 남은 기한과 입금한 예약은 그대로이다', async () => {
    const guest = await site.booked(day, { guestCount: 1 });
    const paid = await site.booked(day, { guestCount: 1, tel: '010-0000-0002' });
    await post(apiPath(API.completeGuest, { id: paid.id }));
    await post(API.updateDayState, { id: day.id, state: 'CANCEL' });
    set('2026-11-20T12:00');
    await post(API.updateDayState, { id: day.id, state: 'COMPLETE' });
    expect([(await find(guest)).payBy, (await find(paid)).payBy]).toEqual([guest.payBy, paid.payBy]);
  });

  it('운항 취소를 되돌리면 그사이 지난 기한은 되돌린 때부터 새로 정한다', async () => {
    const guest = await site.booked(day);
    set('2026-11-21T08:58');
    await post(API.cancelTrip, { id: day.id, reason: 'WEATHER' });
    set('2026-11-21T09:01');
    expect((await post(API.restoreTrip, { id: day.id })).statusCode).toBe(200);
    expect(await find(guest)).toMatchObject({ state: 'WATTING', payBy: '2026-11-22T00:30:00.000Z' });
  });

  it('자동 취소를 켜면 이미 지난 기한은 새로 정해져, 봐주던 예약이 한꺼번에 취소되지 않는다', async () => {
    await site.config({ autoCancel: 'N' });
    const guest = await site.booked(day);
    set('2026-11-24T14:10');
    const policy = { month: 3, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y' };
    expect((await post(API.storeLogic, { ...policy, autoCancel: 'Y' })).statusCode).toBe(200);
    expect(await find(guest)).toMatchObject({ state: 'WATTING', payBy: '2026-11-25T05:30:00.000Z' });
    expect(await follow()).toMatchObject({ cancelled: 0 });
    set('2026-11-25T15:00');
    expect((await post(API.storeLogic, { ...policy, autoCancel: 'Y' })).statusCode).toBe(200);
    set('2026-11-25T16:30');
    expect(await follow()).toMatchObject({ cancelled: 1 });
  });

  it('예약금이 없는 날로 옮긴 예약은 취소하지도 재촉하지도 않는다', async () => {
    const guest = await site.booked(day);
    const free = await site.day({ date: '2026-12-12', reservePrice: 0 });
    expect((await post(API.moveGuest, { id: guest.id, dayId: free.id })).json()).toMatchObject({ payBy: null });
    set('2026-11-21T01:00');
    expect(await follow()).toEqual({ reminded: 0, cancelled: 0 });
    set('2026-11-25T12:00');
    expect(await follow()).toEqual({ reminded: 0, cancelled: 0 });
  });

  it('입금확인을 뒤늦게 되돌린 예약은 기한을 새로 받고, 바로 되돌리면 기한도 그대로이다', async () => {
    const guest = await site.booked(day);
    await post(apiPath(API.completeGuest, { id: guest.id }));
    const undone = (await post(apiPath(API.unpayGuest, { id: guest.id }))).json<ManagedGuest>();
    expect(undone.payBy).toBe(guest.payBy);
    await post(apiPath(API.completeGuest, { id: guest.id }));
    set('2026-11-25T14:10');
    await post(apiPath(API.unpayGuest, { id: guest.id }));
    expect(await find(guest)).toMatchObject({ state: 'WATTING', payBy: '2026-11-26T05:30:00.000Z' });
    expect(await follow()).toMatchObject({ cancelled: 0 });
  });

  it('두 서버가 함께 돌아도 한 번만 취소한다', async () => {
    const guest = await site.booked(day);
    set('2026-11-21T11:00');
    const results = await Promise.all([follow(), follow(), follow()]);
    expect(results.reduce((sum, { cancelled }) => sum + cancelled, 0)).toBe(1);
    expect((await changes(guest)).filter((change) => change === 'system CANCELLED')).toHaveLength(1);
    expect(await site.reread(day)).toMatchObject({ guestCount: 0 });
  });

  it('시계가 한 시간 빠르거나 늦어도 기한이 지나지 않은 예약은 취소하지 않는다', async () => {
    await site.booked(day);
    for (const jumped of ['2026-11-21T09:59', '2026-11-20T08:00', '2026-11-21T08:59']) {
      set(jumped);
      expect(await follow()).toMatchObject({ cancelled: 0 });
    }
  });

  it('두 시간이 밤에 지나면 다음 날 아침에 취소하고 알리며, 다음 날 출조이면 밤에도 바로 취소한다', async () => {
    set('2026-11-20T21:00');
    const guest = await site.booked(day);
    set('2026-11-20T22:00');
    const next = await site.day({ date: '2026-11-22', reservePrice: 10, departAt: '08:30' });
    const early = await site.booked(next, { tel: '010-0000-0002' });
    for (const night of ['2026-11-21T23:00', '2026-11-21T23:59', '2026-11-22T00:01', '2026-11-22T07:59']) {
      if (night === '2026-11-22T00:01') expect(await find(early)).toMatchObject({ state: 'WATTING' });
      set(night);
      await follow();
      expect(await find(guest)).toMatchObject({ state: 'WATTING' });
    }
    expect(await find(early)).toMatchObject({ cancelledBy: 'system' });
    set('2026-11-22T08:00');
    expect(await follow()).toMatchObject({ cancelled: 1 });
    expect(await find(guest)).toMatchObject({ cancelledBy: 'system' });
    const due = (await rows('DEADLINE_PASSED')).filter(({ guestId }) => guestId === guest.id);
    expect(due.map(({ dueAt }) => dueAt)).toEqual(due.map(() => now.toISOString()));
  });

  it('취소된 자리는 기다리는 분에게 먼저 간다', async () => {
    await site.config({ useWaiting: 'Y' });
    await site.booked(day);
    await site.post(API.joinWaiting, {
      id: day.id,
      name: '이바다',
      tel: '010-0000-0009',
      password: '1234',
      guestCount: 2,
    });
    set('2026-11-21T11:00');
    await follow();
    expect(await site.reread(day)).toMatchObject({ guestCount: 0, heldCount: 2 });
  });
});

describe('입금기한 안내', () => {
  it('3분의 1이 남으면 한 번 알리고, 무엇을 언제까지 어디로 보낼지 적는다', async () => {
    await site.config({ bank: '수협 123 박한결' });
    const guest = await site.booked(day);
    set('2026-11-21T07:59');
    expect(await follow()).toMatchObject({ reminded: 0 });
    set('2026-11-21T08:00');
    expect(await follow()).toMatchObject({ reminded: 1 });
    expect(await follow()).toMatchObject({ reminded: 0 });
    expect(await texts('REMINDER')).toEqual([
      expect.stringMatching(
        /김바다님 12\/5\(토\) 2명 예약의 입금기한이 얼마 남지 않았습니다\. 입금하실 예약금 20만원\(선비 40만원 중\)\. 입금기한 11월 21일\(토\) 오전 9시까지\. 입금 계좌 수협 123 박한결\./,
      ),
    ]);
    expect((await changes(guest))[0]).toBe('system REMINDED');
  });

  it('입금했거나 입금했다고 알린 손님에게는 보내지 않는다', async () => {
    const paid = await site.booked(day);
    const claimed = await site.booked(await site.day({ date: '2026-12-06', reservePrice: 10 }), {
      tel: '010-0000-0002',
    });
    await post(apiPath(API.completeGuest, { id: paid.id }));
    await say(claimed, 'Y');
    set('2026-11-21T08:30');
    expect(await follow()).toMatchObject({ reminded: 0 });
  });

  it('밤에는 보내지 않고, 기한이 지났으면 보내지 않는다', async () => {
    await site.booked(day);
    set('2026-11-21T07:00');
    expect(await follow()).toMatchObject({ reminded: 0 });
    set('2026-11-21T09:00');
    expect(await follow()).toMatchObject({ reminded: 0 });
  });

  it.each(['21:30:00', '21:30:59', '21:31:30', '21:59:30'])(
    '기한이 아침이면 전날 저녁 9시 반을 지난 아무 초에나 살펴도 알린다: %s',
    async (time) => {
      set('2026-11-20T08:00');
      await site.booked(day);
      for (const [second, reminded] of [
        ['21:29:59', 0],
        [time, 1],
      ] as const) {
        now = new Date(`2026-11-20T${second}+09:00`);
        site.setClock(now);
        expect(await follow()).toMatchObject({ reminded });
      }
    },
  );

  it('서버가 저녁에 꺼져 있었으면 밤에 켜져도 보내지 않는다', async () => {
    set('2026-11-20T08:00');
    await site.booked(day);
    for (const time of ['22:00:01', '22:00:30', '23:00:00']) {
      now = new Date(`2026-11-20T${time}+09:00`);
      site.setClock(now);
      expect(await follow()).toMatchObject({ reminded: 0 });
    }
  });

  it('살피는 사이에 기한이 지났으면 알리지 않는다', async () => {
    await site.booked(day);
    const times = ['2026-11-21T08:59:59', '2026-11-21T09:00:00'].map((text) => new Date(`${text}+09:00`));
    const clock = () => (times.length > 1 ? times.shift() : times[0]) ?? now;
    expect(
      await followDeadlines({ db: site.db, clock, bus, keys: deriveKeys(SECRET), limits: NO_LIMITS }),
    ).toMatchObject({ reminded: 0 });
    expect(await rows('REMINDER')).toEqual([]);
  });

  it('보내기 전에 입금하거나 취소하거나 입금했다고 알리거나 기한이 지나면 보내지 않는다', async () => {
    const guest = await site.booked(day);
    set('2026-11-21T08:10');
    await follow();
    expect(await texts('REMINDER')).toEqual([expect.any(String)]);
    expect(await texts('REMINDER', new Date('2026-11-21T09:00:00+09:00'))).toEqual([null]);
    await say(guest, 'Y');
    expect(await texts('REMINDER')).toEqual([null]);
    await say(guest, 'N');
    await post(apiPath(API.completeGuest, { id: guest.id }));
    expect(await texts('REMINDER')).toEqual([null]);
    await post(apiPath(API.unpayGuest, { id: guest.id }));
    expect(await texts('REMINDER')).toEqual([expect.any(String)]);
    await post(apiPath(API.cancelGuest, { id: guest.id }));
    expect(await texts('REMINDER')).toEqual([null]);
  });

  it('보내기 전에 운항이 취소되거나 기한이 연장되면 보내지 않고, 새 기한이 가까워지면 그때 한 번 알린다', async () => {
    const guest = await site.booked(day);
    set('2026-11-21T08:10');
    await follow();
    await post(API.updateDayState, { id: day.id, state: 'CANCEL' });
    expect(await texts('REMINDER')).toEqual([null]);
    await post(API.updateDayState, { id: day.id, state: 'OPEN' });
    expect(await texts('REMINDER')).toEqual([expect.any(String)]);
    await post(apiPath(API.extendGuest, { id: guest.id }));
    expect(await texts('REMINDER')).toEqual([null]);
    // The worker drops outdated messages.
    await site.db.updateTable('messages').set({ state: 'DROPPED' }).where('kind', '=', 'REMINDER').execute();
    expect(await follow()).toMatchObject({ reminded: 0 });
    set('2026-11-22T08:10');
    expect(await follow()).toMatchObject({ reminded: 1 });
    expect(await follow()).toMatchObject({ reminded: 0 });
    expect(await texts('REMINDER')).toEqual([null, expect.stringContaining('11월 22일(일) 오전 9시까지')]);
  });

  it('운영자가 처리한 것으로 표시한 안내는 다시 보내지 않는다', async () => {
    await site.booked(day);
    set('2026-11-21T08:10');
    await follow();
    const handled = { state: 'DROPPED', lastError: 'HANDLED' } as const;
    await site.db.updateTable('messages').set(handled).where('kind', '=', 'REMINDER').execute();
    expect(await follow()).toMatchObject({ reminded: 0 });
  });

  it('출항을 앞당겨 이미 떠난 배의 예약금은 안내하지 않고, 보내지 못한 안내도 버린다', async () => {
    const soon = await site.day({ date: '2026-11-21', reservePrice: 10, departAt: '10:00' });
    await site.booked(soon);
    set('2026-11-21T08:10');
    const leave = (departAt: string) =>
      site.db.updateTable('days').set({ departAt }).where('id', '=', soon.id).execute();
    await leave('08:10');
    expect(await follow()).toMatchObject({ reminded: 0 });
    await leave('10:00');
    expect(await follow()).toMatchObject({ reminded: 1 });
    await leave('08:10');
    expect(await texts('REMINDER')).toEqual([null]);
  });

  it('두 서버가 함께 돌아도 한 번만 보낸다', async () => {
    await site.booked(day);
    set('2026-11-21T08:00');
    await Promise.all([follow(), follow()]);
    expect(await rows('REMINDER')).toHaveLength(1);
  });

  it('메시지를 보내지 않고 추가한 전화 예약에도 알린다', async () => {
    const response = await post(API.addGuest, {
      id: day.id,
      name: '이바다',
      tel: '010-0000-0002',
      guestCount: 1,
      message: 'N',
    });
    expect(response.json<ManagedGuest>().payBy).not.toBeNull();
    set('2026-11-21T08:00');
    expect(await follow()).toMatchObject({ reminded: 1 });
  });
});

describe('입금기한 연장', () => {
  const extend = ({ id }: Guest) => post(apiPath(API.extendGuest, { id }));
  const deadline = async (guest: Guest) => (await find(guest)).payBy;

  it('하루 늦추고, 이미 지났으면 지금부터 하루이며, 기록에 남는다', async () => {
    const guest = await site.booked(day);
    expect((await extend(guest)).json<ManagedGuest>().payBy).toBe('2026-11-22T00:00:00.000Z');
    set('2026-11-24T10:10');
    expect((await extend(guest)).json<ManagedGuest>().payBy).toBe('2026-11-25T01:30:00.000Z');
    expect((await changes(guest))[0]).toBe('operator EXTENDED');
  });

  it('출조의 예약 마감 시각을 넘지 않고, 더 늦출 수 없으면 그렇게 답한다', async () => {
    const soon = await site.day({ date: '2026-11-22', reservePrice: 10 });
    const guest = await site.booked(soon);
    await extend(guest);
    expect(await deadline(guest)).toBe('2026-11-22T00:00:00.000Z');
    await extend(guest);
    expect(await deadline(guest)).toBe('2026-11-22T01:00:00.000Z');
    const refused = await extend(guest);
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'NO_LATER_DEADLINE']);
    expect(await deadline(guest)).toBe('2026-11-22T01:00:00.000Z');
  });

  it('입금한 예약, 취소한 예약, 기한이 없는 예약은 연장하지 않는다', async () => {
    const guest = await site.booked(day);
    await post(apiPath(API.completeGuest, { id: guest.id }));
    expect((await extend(guest)).json<ErrorBody>().code).toBe('CONFLICT');
    await post(apiPath(API.cancelGuest, { id: guest.id }));
    expect((await extend(guest)).json<ErrorBody>().code).toBe('CONFLICT');
    await site.config({ payHours: null });
    const free = await site.booked(await site.day({ date: '2026-12-06', reservePrice: 10 }), { tel: '010-0000-0002' });
    expect((await extend(free)).json<ErrorBody>().code).toBe('CONFLICT');
  });

  it('연장한 예약은 새 기한까지 자동으로 취소되지 않는다', async () => {
    const guest = await site.booked(day);
    await extend(guest);
    set('2026-11-21T12:00');
    expect(await follow()).toMatchObject({ cancelled: 0 });
    set('2026-11-22T11:00');
    expect(await follow()).toMatchObject({ cancelled: 1 });
  });
});

describe('확인할 예약금', () => {
  const booked = async (date: string, tel: string, at: string): Promise<Guest> => {
    set(at);
    return site.booked(await site.day({ date, reservePrice: 10 }), { tel });
  };
  const listed = async (state: string) => {
    const response = await site.post(
      `${API.guestList}?page=0`,
      { id: '', state, date: 'future', keyword: '' },
      await site.operator(),
    );
    const { list, totalElements } = response.json<GuestList>();
    return [totalElements, list.map(({ id }) => id)];
  };

  it('입금했다고 한 예약, 기한이 지난 예약, 오늘 마감인 예약을 나누어 찾고, 관리 홈에 그 순서로 나온다', async () => {
    const overdue = await booked('2026-12-06', '010-0000-0002', '2026-11-18T09:00');
    const today = await booked('2026-12-07', '010-0000-0003', '2026-11-19T20:00');
    const claimed = await booked('2026-12-08', '010-0000-0004', '2026-11-20T09:00');
    const later = await booked('2026-12-09', '010-0000-0005', '2026-11-20T09:00');
    const paid = await booked('2026-12-10', '010-0000-0006', '2026-11-18T09:00');
    await post(apiPath(API.completeGuest, { id: paid.id }));
    await say(claimed, 'Y');
    set('2026-11-20T10:00');
    expect(await listed('OVERDUE')).toEqual([1, [overdue.id]]);
    expect(await listed('DUE_TODAY')).toEqual([1, [today.id]]);
    expect(await listed('CLAIMED')).toEqual([1, [claimed.id]]);
    expect(await listed('WATTING')).toEqual([4, [overdue.id, today.id, claimed.id, later.id]]);
    const { deposits } = (await site.get(API.attention, await site.operator())).json<Attention>();
    expect([deposits.count, deposits.list.map(({ id }) => id)]).toEqual([3, [claimed.id, overdue.id, today.id]]);
  });

  it('운항을 취소한 날에 남은 예약은 기한이 지난 예약과 오늘 마감에도 나오지 않는다', async () => {
    const overdue = await booked('2026-12-06', '010-0000-0002', '2026-11-18T09:00');
    const today = await booked('2026-12-07', '010-0000-0003', '2026-11-19T20:00');
    set('2026-11-20T10:00');
    expect([await listed('OVERDUE'), await listed('DUE_TODAY')]).toEqual([
      [1, [overdue.id]],
      [1, [today.id]],
    ]);
    for (const { date } of [overdue, today]) {
      const { id } = await site.db.selectFrom('days').select('id').where('date', '=', date).executeTakeFirstOrThrow();
      await post(API.updateDayState, { id, state: 'CANCEL' });
    }
    expect([await listed('OVERDUE'), await listed('DUE_TODAY')]).toEqual([
      [0, []],
      [0, []],
    ]);
    expect((await site.get(API.attention, await site.operator())).json<Attention>().deposits.count).toBe(0);
  });

  it('입금했다고 한 예약은 기한이 이른 것부터 열 건까지 나오고, 기한이 없는 것은 맨 뒤이다', async () => {
    await site.config({ payHours: null });
    const large = await site.day({ date: '2026-12-20', totalCount: 30, reservePrice: 10 });
    const without = await site.booked(large, { guestCount: 1, tel: '010-1000-0099' });
    await say(without, 'Y');
    const guests: Guest[] = [];
    for (let index = 0; index < 9; index += 1) {
      await site.config({ payHours: 24 * (9 - index) });
      guests.unshift(await site.booked(large, { guestCount: 1, tel: `010-1000-00${10 + index}` }));
      await say(guests[0] as Guest, 'Y');
    }
    const deposits = async () =>
      (await site.get(API.attention, await site.operator())).json<Attention>().deposits.list.map(({ id }) => id);
    expect(await deposits()).toEqual([...guests.map(({ id }) => id), without.id]);
    await say(await site.booked(large, { guestCount: 1, tel: '010-1000-0040' }), 'Y');
    expect(await deposits()).not.toContain(without.id);
  });

  it('지난 출조와 운항을 취소한 날의 예약은 관리 홈에 나오지 않고, 열 건까지만 나온다', async () => {
    await booked('2026-11-19', '010-0000-0002', '2026-11-18T09:00');
    const off = await site.day({ date: '2026-12-06', reservePrice: 10 });
    await site.booked(off, { tel: '010-0000-0003' });
    await post(API.updateDayState, { id: off.id, state: 'CANCEL' });
    const large = await site.day({ date: '2026-12-20', totalCount: 30, reservePrice: 10 });
    for (let index = 0; index < 12; index += 1)
      await site.booked(large, { guestCount: 1, tel: `010-1000-00${10 + index}` });
    set('2026-11-20T10:00');
    const { deposits } = (await site.get(API.attention, await site.operator())).json<Attention>();
    expect([deposits.count, deposits.list.length]).toEqual([12, 10]);
  });
});
