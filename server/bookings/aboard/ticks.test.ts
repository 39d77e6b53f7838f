import { BOARDING_API } from '#contract/boarding/boarding.paths';
import { randomUUID } from 'node:crypto';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import type { AtSea, Mark, Tick, TickOutcomes } from '#contract/boarding/boarding.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import type { History } from '#contract/history/history.schema';
import { API, apiPath } from '#contract/paths';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { FROZEN_NOW } from '#mocks/now';
import { openBus } from '#server/bus/openBus';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
let guest: ManagedGuest;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  day = await site.day({ date: '2026-11-21' });
  guest = await add('김바다');
});
afterEach(() => site.close());

const add = async (name: string, on = day) =>
  (
    await site.post(API.addGuest, { id: on.id, name, tel: '010-0000-0002', guestCount: 2, message: 'N' }, operator)
  ).json<ManagedGuest>();
/** A tick made at a minute after 7 on the morning of the tests. */
const aTick = (mark: Mark, minute: string, of: Pick<ManagedGuest, 'id'> = guest, place?: number): Tick => ({
  key: randomUUID(),
  guestId: of.id,
  mark,
  at: `2026-11-19T22:${minute}:00.000Z`,
  ...(place !== undefined && { place }),
});
const send = (...ticks: Tick[]) => site.post(BOARDING_API.sendTicks, { ticks }, operator);
const outcomes = async (...ticks: Tick[]) =>
  (await send(...ticks)).json<TickOutcomes>().outcomes.map(({ outcome }) => outcome);
const atSea = async () => (await site.get(BOARDING_API.atSea, operator)).json<AtSea>();
const passenger = async (of = guest) =>
  (await atSea()).trips.flatMap(({ parties }) => parties).find(({ id }) => id === of.id);
const actions = async () =>
  (await site.get(`${API.history}?guestId=${guest.id}&page=0`, operator))
    .json<History>()
    .list.map(({ action }) => action)
    .reverse();

describe('신호 없이 누른 표시를 받는다', () => {
  it('누른 시각 그대로, 누른 순서대로 남고 변경 기록에 한 줄씩 남는다', async () => {
    const ticks = [aTick('CALLED', '10'), aTick('BOARDED', '20'), aTick('UNBOARDED', '21'), aTick('BOARDED', '22')];
    expect(await outcomes(...ticks)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    expect(await passenger()).toMatchObject({
      calledAt: '2026-11-19T22:10:00.000Z',
      boardedAt: '2026-11-19T22:22:00.000Z',
    });
    expect(await actions()).toEqual(['BOOKED', 'CALLED', 'BOARDED', 'UNBOARDED', 'BOARDED']);
  });

  it('답을 받지 못해 다시 보낸 표시는 한 번만 반영하고, 그사이 다른 기기가 되돌린 것을 뒤집지 않는다', async () => {
    const boarded = aTick('BOARDED', '20');
    await send(boarded);
    await send(boarded, aTick('UNBOARDED', '30'));
    expect(await outcomes(boarded)).toEqual(['DONE']);
    expect(await passenger()).toMatchObject({ boardedAt: null });
    expect(await actions()).toEqual(['BOOKED', 'BOARDED', 'UNBOARDED']);
  });

  it('같은 표시를 한꺼번에 두 번 보내도 한 번만 반영한다', async () => {
    const boarded = aTick('BOARDED', '20');
    const responses = await Promise.all([send(boarded), send(boarded), send(boarded)]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await actions()).toEqual(['BOOKED', 'BOARDED']);
  });

  it('늦게 도착했어도 더 나중에 누른 표시가 남는다', async () => {
    await send(aTick('BOARDED', '20'), aTick('UNBOARDED', '40'));
    expect(await outcomes(aTick('BOARDED', '30'))).toEqual(['LATER_KNOWN']);
    expect(await passenger()).toMatchObject({ boardedAt: null });
    expect(await outcomes(aTick('BOARDED', '50'))).toEqual(['DONE']);
  });

  it('신호 없이 먼저 누른 통화함은, 그 뒤에 육지에서 되돌린 것을 뒤집지 않는다', async () => {
    const call = (name: 'markCalled' | 'unmarkCalled') =>
      site.post(apiPath(API[name], { id: guest.id }), undefined, operator);
    await call('markCalled');
    await call('unmarkCalled');
    expect(await outcomes(aTick('CALLED', '10'))).toEqual(['LATER_KNOWN']);
    expect(await passenger()).toMatchObject({ calledAt: null });
  });

  it('바다에서 표시한 뒤에 다른 날로 옮긴 예약에는 그 표시를 하지 않고, 새 날의 표시는 받는다', async () => {
    const next = await site.day({ date: '2026-11-22' });
    await site.post(API.moveGuest, { id: guest.id, dayId: next.id }, operator);
    const response = await send(
      { ...aTick('BOARDED', '20'), date: day.date },
      { ...aTick('CALLED', '20'), date: day.date },
    );
    expect(response.json<TickOutcomes>().outcomes).toMatchObject([
      { outcome: 'REFUSED', code: 'CONFLICT' },
      { outcome: 'REFUSED', code: 'CONFLICT' },
    ]);
    expect(await passenger()).toMatchObject({ boardedAt: null, calledAt: null });
    expect(await outcomes({ ...aTick('BOARDED', '21'), date: next.date })).toEqual(['DONE']);
  });

  it('휴대폰의 시계가 앞서 있어도 지금보다 나중에 탄 것으로 남지 않는다', async () => {
    await send({ ...aTick('BOARDED', '20'), at: '2026-11-25T00:00:00.000Z' });
    expect(await passenger()).toMatchObject({ boardedAt: FROZEN_NOW.toISOString() });
  });

  it('취소된 예약에는 승선을 표시하지 않고, 함께 보낸 다른 표시는 반영한다', async () => {
    const other = await add('이파도');
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    const response = await send(
      aTick('BOARDED', '20'),
      aTick('BOARDED', '20', { id: 9_999 }),
      aTick('BOARDED', '21', other),
    );
    expect(response.json<TickOutcomes>().outcomes).toMatchObject([
      { outcome: 'REFUSED', code: 'CONFLICT' },
      { outcome: 'REFUSED', code: 'NOT_FOUND' },
      { outcome: 'DONE', code: null },
    ]);
    expect(await passenger(other)).toMatchObject({ boardedAt: expect.any(String) as string });
  });

  it('다른 날로 옮기거나 취소한 예약의 승선 표시는 지워진다', async () => {
    await send(aTick('BOARDED', '20'));
    const next = await site.day({ date: '2026-11-22' });
    await site.post(API.moveGuest, { id: guest.id, dayId: next.id }, operator);
    expect(await passenger()).toMatchObject({ boardedAt: null });
  });

  it('로그인하지 않으면 표시도 명단도 거절한다', async () => {
    expect((await site.post(BOARDING_API.sendTicks, { ticks: [aTick('BOARDED', '20')] })).statusCode).toBe(401);
    expect((await site.get(BOARDING_API.atSea)).statusCode).toBe(401);
  });

  it('예약을 영구히 지우거나 개인정보가 지워지면 표시도 지워진다', async () => {
    await send(aTick('BOARDED', '20'));
    const other = await add('이파도');
    await send(aTick('CALLED', '20', other));
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    await site.post(apiPath(API.deleteGuest, { id: guest.id }), undefined, operator);
    const stored = () => site.db.selectFrom('ticks').select('guestId').execute();
    expect(await stored()).toEqual([{ guestId: other.id }]);
    const bus = await openBus(site.place);
    try {
      await erasePersonalData({ db: site.db, clock: () => new Date('2026-11-24T00:00:00+09:00'), bus });
    } finally {
      await bus.close();
    }
    expect(await stored()).toEqual([]);
  });
});

describe('바다에서 볼 명단', () => {
  it('오늘 출조와 다음 두 출조이고, 운항이 취소된 날은 건너뛴다', async () => {
    await site.day({ date: '2026-11-20' });
    await site.day({ date: '2026-11-22', state: 'CANCEL' });
    await site.day({ date: '2026-11-23' });
    await site.day({ date: '2026-11-24' });
    expect((await atSea()).trips.map((trip) => trip.day.date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-23']);
  });

  it('어제 나가 오늘 돌아오는 출조도 있다', async () => {
    await site.day({ date: '2026-11-19', departAt: '17:00', returnAt: '05:00' });
    expect((await atSea()).trips.map((trip) => trip.day.date)).toEqual(['2026-11-19', '2026-11-21']);
    await site.day({ date: '2026-11-18', departAt: '17:00', returnAt: '05:00' });
    expect((await atSea()).trips).toHaveLength(2);
  });

  it('돈과 예약번호는 없고 연락처와 인원과 표시만 있다', async () => {
    expect(await passenger()).toEqual({
      id: guest.id,
      name: '김바다',
      phone: '010-0000-0002',
      guestCount: 2,
      charter: 'N',
      state: 'WATTING',
      memo: '',
      calledAt: null,
      boardedAt: null,
    });
  });
});

describe('일행 가운데 한 사람의 승선', () => {
  const one = (mark: 'BOARDED' | 'UNBOARDED', minute: string, place: number) => aTick(mark, minute, guest, place);
  const aboard = async () => {
    const party = await passenger();
    return party?.boardedAt ? 'ALL' : (party?.aboard ?? []);
  };
  const edit = (guestCount: number) =>
    site.post(API.updateGuest, { id: guest.id, name: '김바다', tel: '010-0000-0002', guestCount }, operator);

  it('한 사람씩 표시하고, 마지막 사람이 타면 일행이 모두 탄 것이 된다', async () => {
    expect(await outcomes(one('BOARDED', '10', 2))).toEqual(['DONE']);
    expect(await aboard()).toEqual([2]);
    expect(await outcomes(one('BOARDED', '20', 1))).toEqual(['DONE']);
    expect(await passenger()).toMatchObject({ boardedAt: '2026-11-19T22:20:00.000Z' });
    expect(await outcomes(one('UNBOARDED', '30', 2))).toEqual(['DONE']);
    expect(await aboard()).toEqual([1]);
    expect(await outcomes(aTick('BOARDED', '40'), aTick('UNBOARDED', '41'))).toEqual(['DONE', 'DONE']);
    expect(await aboard()).toEqual([]);
  });
  it('변경 기록에 몇 명이 되었는지 남는다', async () => {
    await send(one('BOARDED', '10', 2), one('BOARDED', '20', 1), aTick('UNBOARDED', '30'));
    const { list } = (await site.get(`${API.history}?guestId=${guest.id}&page=0`, operator)).json<History>();
    expect(list.slice(0, 3).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['UNBOARDED', null, null],
      ['BOARDED', { aboard: 1 }, { aboard: 2 }],
      ['BOARDED', { aboard: 0 }, { aboard: 1 }],
    ]);
  });
  it('두 기기에서 다른 사람을 표시하면 늦게 도착해도 둘 다 남는다', async () => {
    await send(one('BOARDED', '20', 2));
    expect(await outcomes(one('BOARDED', '10', 1))).toEqual(['DONE']);
    expect(await aboard()).toBe('ALL');
    expect(await outcomes(one('UNBOARDED', '15', 2))).toEqual(['LATER_KNOWN']);
    expect(await outcomes(one('UNBOARDED', '15', 1))).toEqual(['DONE']);
    expect(await aboard()).toEqual([2]);
  });
  it('늦게 도착한 일행의 표시는 그 뒤에 따로 표시한 사람을 바꾸지 않는다', async () => {
    await send(one('BOARDED', '05', 2), one('UNBOARDED', '20', 2));
    expect(await outcomes(aTick('BOARDED', '10'))).toEqual(['DONE']);
    expect(await aboard()).toEqual([1]);
    await send(aTick('UNBOARDED', '30'));
    expect(await outcomes(one('BOARDED', '25', 1))).toEqual(['LATER_KNOWN']);
    expect(await aboard()).toEqual([]);
  });
  it('다시 보낸 표시는 한 번만 반영한다', async () => {
    const tick = one('BOARDED', '10', 1);
    await send(tick);
    await send(tick, one('UNBOARDED', '20', 1));
    expect(await outcomes(tick)).toEqual(['DONE']);
    expect(await aboard()).toEqual([]);
  });
  it('인원이 바뀌면 누가 빠지고 왔는지 모르므로 다시 표시하고, 모두 탄 일행은 줄어도 모두 탄 것이다', async () => {
    await send(aTick('BOARDED', '10'));
    await edit(1);
    expect(await aboard()).toBe('ALL');
    await edit(3);
    expect(await aboard()).toEqual([]);
    await send(one('BOARDED', '20', 3));
    await edit(3);
    expect(await aboard()).toEqual([3]);
    await edit(2);
    expect(await aboard()).toEqual([]);
  });
  it('줄어서 없는 사람의 표시는 받지 않는다', async () => {
    const response = await send(one('BOARDED', '20', 3));
    expect(response.json<TickOutcomes>().outcomes).toMatchObject([{ outcome: 'REFUSED', code: 'CONFLICT' }]);
    expect(await aboard()).toEqual([]);
  });
  it('다른 날로 옮기거나 취소했다가 되돌리면 다시 표시한다', async () => {
    const next = await site.day({ date: '2026-11-22' });
    await send(one('BOARDED', '10', 1));
    await site.post(API.moveGuest, { id: guest.id, dayId: next.id }, operator);
    expect(await aboard()).toEqual([]);
    await send(one('BOARDED', '30', 1));
    expect(await aboard()).toEqual([1]);
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), undefined, operator);
    await site.post(API.moveGuest, { id: guest.id, dayId: day.id }, operator);
    expect(await aboard()).toEqual([]);
  });
});
