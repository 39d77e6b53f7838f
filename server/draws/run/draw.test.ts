import { createHash, createHmac } from 'node:crypto';
import type { Collected, Draw } from '#contract/day/draw.schema';
import { addDays } from '#contract/day/calendar.rules';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import type { Guest } from '#contract/booking/guest.schema';
import type { History } from '#contract/history/history.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { buildApp } from '#server/app';
import { localBus } from '#server/bus/bus';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { aBooking, NO_LIMITS, openSite, SECRET, type Site } from '#tests/support/server/site';
import { until } from '#tests/support/server/until';

const OPENS = '2026-11-25T11:00:00.000Z';
const DRAWN_AT = '2026-11-25T11:00:20.000Z';
const after = (ms: number) => new Date(Date.parse(OPENS) + ms);
const keyOf = (person: number) => `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;
const telOf = (person: number) => `010-0000-${String(person).padStart(4, '0')}`;

describe('추첨', () => {
  let site: Site;
  let operator: Record<string, string>;
  let seeds = 0;
  beforeEach(async () => {
    seeds = 0;
    const generateDrawSeed = () =>
      createHash('sha256')
        .update(`seed ${(seeds += 1)}`)
        .digest('hex');
    site = await openSite({ limits: NO_LIMITS, generateDrawSeed });
    await site.config({ month: 6, useReserveFind: 'Y', useWaiting: 'Y', fairStart: 20 });
    site.setClock(after(-60_000));
    operator = await site.operator();
  });
  afterEach(() => site.close());

  /** A day that opens at OPENS, as the operator sets it. */
  const openingDay = async (over: Parameters<Site['day']>[0] = {}): Promise<ReserveDay> => {
    const day = await site.day(over);
    return (await site.post(API.updateDay, { id: day.id, opensAt: OPENS }, operator)).json<ReserveDay>();
  };
  const enter = (day: ReserveDay, person: number, over: Record<string, unknown> = {}, key = keyOf(person)) =>
    site.post(API.createBooking, aBooking(day.id, { tel: telOf(person), ...over }), { [IDEMPOTENCY_HEADER]: key });
  const codeOf = (response: { json: <T>() => T }) => response.json<ErrorBody>().code;
  const drawOf = async (day: ReserveDay) => (await site.get(apiPath(API.draw, { id: day.id }))).json<Draw>();
  const historyOf = async (day: ReserveDay) =>
    (await site.get(`${API.history}?dayId=${day.id}`, await site.operator())).json<History>().list;
  const waiting = () => site.db.selectFrom('drawEntries').selectAll().execute();

  it('시작 뒤 20초 동안의 신청은 접수하고, 추첨한 뒤 같은 요청에 결과를 답한다', async () => {
    const day = await openingDay({ totalCount: 4 });
    site.setClock(after(0));
    const collected = await enter(day, 1);
    expect(collected.statusCode).toBe(202);
    expect(collected.json<Collected>()).toEqual({ number: 1, drawAt: DRAWN_AT, date: day.date, guestCount: 2 });
    expect((await site.reread(day)).guestCount).toBe(0);

    site.setClock(after(19_999));
    expect((await enter(day, 2)).json<Collected>().number).toBe(2);
    expect((await enter(day, 3)).json<Collected>().number).toBe(3);
    // A retry after a lost response finds its place and adds no entry.
    expect((await enter(day, 1)).json<Collected>().number).toBe(1);

    site.setClock(after(20_000));
    const responses = await Promise.all([1, 2, 3].map((person) => enter(day, person)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    const { order } = await drawOf(day);
    const loser = responses.findIndex(({ statusCode }) => statusCode === 409) + 1;
    expect(order?.at(-1)).toBe(loser);
    expect(responses[loser - 1]?.json<ErrorBody>()).toMatchObject({ code: 'SEATS_GONE', seatsLeft: 0 });
    expect(await site.reread(day)).toMatchObject({ guestCount: 4, state: 'COMPLETE' });
    expect(await waiting()).toEqual([]);
    const winner = order?.[0] ?? 0;
    expect((await enter(day, winner)).json<Guest>()).toEqual(responses[winner - 1]?.json());
    const sent = await site.db.selectFrom('messages').select('kind').execute();
    expect(sent.filter(({ kind }) => kind === 'BOOKED')).toHaveLength(2);
  });

  it('꺼져 있거나 예약 시작이 없으면 먼저 온 순서대로 바로 예약된다', async () => {
    const without = await site.day();
    expect((await enter(without, 1)).statusCode).toBe(200);
    await site.config({ fairStart: 0 });
    const day = await openingDay();
    site.setClock(after(0));
    expect((await enter(day, 2)).statusCode).toBe(200);
    expect((await site.get(apiPath(API.draw, { id: day.id }))).statusCode).toBe(404);
  });

  const outcome = (day: Pick<ReserveDay, 'id'>, person: number) =>
    site.post(API.bookingOutcome, { id: day.id, key: keyOf(person) });

  it('화면을 다시 연 사람은 신청의 열쇠만으로 순서를 기다리고, 추첨한 뒤 예약이나 거절을 같은 말로 듣는다', async () => {
    const day = await openingDay({ totalCount: 4 });
    site.setClock(after(5_000));
    const places = [await enter(day, 1), await enter(day, 2), await enter(day, 3)];
    const asked = await outcome(day, 2);
    expect([asked.statusCode, asked.json()]).toEqual([202, places[1]?.json()]);

    site.setClock(after(20_000));
    const responses = await Promise.all([1, 2, 3].map((person) => outcome(day, person)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
    for (const person of [1, 2, 3]) {
      const same = await enter(day, person);
      expect([same.statusCode, same.json()]).toEqual([
        responses[person - 1]?.statusCode,
        responses[person - 1]?.json(),
      ]);
    }
    expect((await site.reread(day)).guestCount).toBe(4);
    expect(await waiting()).toEqual([]);
  });

  it('예약이 나중에 바뀌어도 결과는 처음 답한 그대로이고, 운영자의 메모는 답하지 않는다', async () => {
    const day = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    site.setClock(after(20_000));
    const first = (await outcome(day, 1)).json<Guest>();
    await site.post(apiPath(API.completeGuest, { id: first.id }), {}, operator);
    await site.post(API.updateGuestMemo, { id: first.id, memo: '단골' }, operator);
    expect((await outcome(day, 1)).json()).toEqual(first);
    const other = await site.day({ price: 30 });
    await site.post(API.moveGuest, { id: first.id, dayId: other.id }, operator);
    await site.post(API.updateGuest, { id: first.id, name: '새사람', tel: '010-9999-9999', guestCount: 1 }, operator);
    expect((await outcome(day, 1)).json()).toEqual({ ...first, name: '', phone: '' });
    expect((await enter(day, 1)).json()).toEqual(first);
  });

  it('자리를 얻지 못한 뒤 취소로 자리가 나면, 예약된 것이 아니라 몇 자리가 있는지 답한다', async () => {
    const day = await openingDay({ totalCount: 2 });
    site.setClock(after(5_000));
    await enter(day, 1);
    await enter(day, 2);
    site.setClock(after(20_000));
    const won = [await outcome(day, 1), await outcome(day, 2)].findIndex(({ statusCode }) => statusCode === 200) + 1;
    const lost = 3 - won;
    expect((await outcome(day, lost)).json()).toMatchObject({ code: 'SEATS_GONE', seatsLeft: 0 });
    const guest = (await outcome(day, won)).json<Guest>();
    await site.post(apiPath(API.cancelGuest, { id: guest.id }), {}, operator);
    await site.post(API.updateDayState, { id: day.id, state: 'OPEN' }, operator);
    expect((await outcome(day, lost)).json()).toMatchObject({ code: 'SEATS_GONE', seatsLeft: 2 });
    expect((await site.reread(day)).guestCount).toBe(0);
  });

  it('모르는 열쇠, 다른 날의 열쇠, 미룬 예약 시작의 열쇠에는 기다리는 신청이 없다고 답한다', async () => {
    const day = await openingDay();
    const other = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    for (const response of [await outcome(day, 2), await outcome(other, 1)]) {
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'NOT_DRAWN']);
    }
    const later = '2026-11-25T11:30:00.000Z';
    await site.post(API.updateDay, { id: day.id, opensAt: later }, operator);
    expect(codeOf(await outcome(day, 1))).toBe('NOT_DRAWN');
    expect((await site.post(API.bookingOutcome, { id: day.id, key: '1' })).statusCode).toBe(400);
  });

  it('다른 이유로 거절된 신청은 그 이유를 듣고, 그 기록에는 사람에 관한 것이 없다', async () => {
    const day = await openingDay({ totalCount: 10 });
    site.setClock(after(5_000));
    await enter(day, 1, { askDuplicate: true });
    const added = { id: day.id, name: '박등대', tel: telOf(1), guestCount: 2, memo: '', paid: 'N', notify: 'N' };
    expect((await site.post(API.addGuest, added, operator)).statusCode).toBe(200);
    site.setClock(after(20_000));
    expect(codeOf(await outcome(day, 1))).toBe('DUPLICATE_BOOKING');
    expect(await site.db.selectFrom('drawRefusals').selectAll().execute()).toEqual([
      { key: keyOf(1), dayId: day.id, code: 'DUPLICATE_BOOKING' },
    ]);
    await erasePersonalData({
      db: site.db,
      bus: localBus(),
      clock: () => new Date(`${addDays(day.date, 3)}T00:00:00+09:00`),
    });
    expect(await site.db.selectFrom('drawRefusals').selectAll().execute()).toEqual([]);
  });

  it('추첨이 끝난 뒤의 신청은 바로 예약된다', async () => {
    const day = await openingDay();
    site.setClock(after(20_000));
    expect((await enter(day, 1)).statusCode).toBe(200);
  });

  it('한 번호는 한 번만 신청할 수 있고, 먼저 보낸 신청이 남는다', async () => {
    const day = await openingDay();
    site.setClock(after(0));
    await enter(day, 1, { guestCount: 3 });
    const second = await enter(day, 1, { guestCount: 8 }, keyOf(99));
    expect(second.statusCode).toBe(409);
    expect(second.json<ErrorBody>().message).toBe(
      '이 번호로 이미 신청하셨습니다. 추첨 결과는 처음 신청하신 화면에 나옵니다. 못 보셨으면 전화해 주세요.',
    );
    expect(codeOf(await enter(day, 1, { guestCount: 8 }))).toBe('ALREADY_ENTERED');
    site.setClock(after(20_000));
    expect((await enter(day, 1, { guestCount: 3 })).json<Guest>().guestCount).toBe(3);
    expect((await site.reread(day)).guestCount).toBe(3);
  });

  it('반복 확인 번호가 없는 신청도 접수하고 추첨한다', async () => {
    const day = await openingDay();
    site.setClock(after(0));
    const send = () => site.post(API.createBooking, aBooking(day.id, { tel: telOf(1) }));
    const collected = await send();
    expect(collected.statusCode).toBe(202);
    expect(collected.json<Collected>().number).toBe(1);
    expect(codeOf(await send())).toBe('ALREADY_ENTERED');
    site.setClock(after(20_000));
    await enter(day, 2);
    expect((await site.reread(day)).guestCount).toBe(4);
  });

  it('잘못 쓴 신청과 정원보다 많은 신청은 접수하지 않고 바로 이유를 답한다', async () => {
    const day = await openingDay({ totalCount: 4 });
    site.setClock(after(0));
    expect(codeOf(await enter(day, 1, { name: '' }))).toBe('VALIDATION');
    expect(codeOf(await enter(day, 1, { guestCount: 5 }))).toBe('SEATS_GONE');
    expect(await waiting()).toEqual([]);
  });

  it('확인값은 시작 전에, 추첨값과 순서는 추첨한 뒤에 공개하며 누구나 다시 계산할 수 있다', async () => {
    const day = await openingDay();
    const before = await drawOf(day);
    expect(before).toMatchObject({ opensAt: OPENS, seed: null, order: null, drawnAt: null });
    expect((await historyOf(day))[0]).toMatchObject({
      action: 'DRAW_PREPARED',
      after: { opensAt: OPENS, commitment: before.commitment },
    });
    site.setClock(after(0));
    for (const person of [1, 2, 3, 4, 5]) await enter(day, person, { guestCount: 1 });
    expect((await drawOf(day)).seed).toBeNull();
    site.setClock(after(20_000));
    await enter(day, 1, { guestCount: 1 });
    const { seed, order, drawnAt, commitment } = await drawOf(day);
    expect(commitment).toBe(before.commitment);
    expect(
      createHash('sha256')
        .update(seed ?? '')
        .digest('hex'),
    ).toBe(commitment);
    const by = (number: number) =>
      createHmac('sha256', seed ?? '')
        .update(String(number))
        .digest('hex');
    expect(order).toEqual([1, 2, 3, 4, 5].sort((one, other) => (by(one) < by(other) ? -1 : 1)));
    expect(order).not.toEqual([1, 2, 3, 4, 5]);
    expect(drawnAt).toBe(DRAWN_AT);
    const booked = await site.db.selectFrom('guests').select('phone').orderBy('id').execute();
    expect(booked.map(({ phone }) => phone)).toEqual(order?.map(telOf));
    expect((await historyOf(day)).find(({ action }) => action === 'DRAWN')?.after).toEqual({
      opensAt: OPENS,
      entries: 5,
      order: order?.join(', '),
      commitment,
      seed,
    });
  });

  it('앞 순서의 일행이 남은 자리보다 많으면 다음 순서에게 자리를 드린다', async () => {
    const day = await openingDay({ totalCount: 5 });
    site.setClock(after(0));
    const sizes = [3, 3, 2, 4];
    for (const [index, guestCount] of sizes.entries()) await enter(day, index + 1, { guestCount });
    site.setClock(after(20_000));
    for (const [index, guestCount] of sizes.entries()) await enter(day, index + 1, { guestCount });
    const { order } = await drawOf(day);
    let left = 5;
    const served = (order ?? []).filter((number) => {
      const size = sizes[number - 1] ?? 0;
      if (size > left) return false;
      left -= size;
      return true;
    });
    const booked = await site.db.selectFrom('guests').select('phone').orderBy('id').execute();
    expect(booked.map(({ phone }) => phone)).toEqual(served.map(telOf));
  });

  it('추첨 전에 꺼진 서버가 다시 켜지면, 아무도 묻지 않아도 접수한 신청을 추첨한다', async () => {
    const day = await openingDay({ totalCount: 4 });
    site.setClock(after(5_000));
    for (const person of [1, 2, 3]) await enter(day, person);
    const again = await buildApp({
      db: site.db,
      clock: () => after(60_000),
      settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: NO_LIMITS },
    });
    await again.ready();
    await again.close();
    expect(await waiting()).toEqual([]);
    expect(await site.reread(day)).toMatchObject({ guestCount: 4, state: 'COMPLETE' });
  });

  it('서버가 꺼진 사이 출항 당일의 마감 시각이 지났으면, 접수한 신청을 예약하지 않고 그 이유를 답한다', async () => {
    const day = await openingDay({ date: '2026-11-26' });
    site.setClock(after(5_000));
    await enter(day, 1);
    const late = after(24 * 3_600_000);
    // The first server also takes part in the draw if it is notified late.
    site.setClock(late);
    const again = await buildApp({
      db: site.db,
      clock: () => late,
      settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: NO_LIMITS },
    });
    await again.ready();
    await again.close();
    expect(await waiting()).toEqual([]);
    expect((await site.reread(day)).guestCount).toBe(0);
    expect(codeOf(await enter(day, 1))).toBe('BOOKING_TIME_PASSED');
  });

  it('추첨할 때가 지나 처음 온 신청은 접수한 신청들의 뒤에 선다', async () => {
    const day = await openingDay();
    site.setClock(after(5_000));
    for (const person of [1, 2, 3]) await enter(day, person);
    site.setClock(after(60_000));
    const late = await enter(day, 4);
    expect(late.statusCode).toBe(200);
    const booked = await site.db.selectFrom('guests').select('phone').orderBy('id').execute();
    expect(booked.map(({ phone }) => phone).sort()).toEqual([1, 2, 3, 4].map(telOf));
    expect((await drawOf(day)).order).toHaveLength(4);
  });

  it('예약 시작을 늦추면 접수한 신청을 돌려보내고, 다시 물으면 새 시각을 답한다', async () => {
    const day = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    const later = '2026-11-25T11:30:00.000Z';
    await site.post(API.updateDay, { id: day.id, opensAt: later }, operator);
    expect((await enter(day, 1)).json()).toMatchObject({ code: 'NOT_YET_OPEN', opensAt: later });
    site.setClock(new Date(Date.parse(later) + 1_000));
    const again = await enter(day, 1);
    expect(again.json<Collected>()).toMatchObject({ number: 1, drawAt: '2026-11-25T11:30:20.000Z' });
    site.setClock(new Date(Date.parse(later) + 20_000));
    expect((await enter(day, 1)).statusCode).toBe(200);
    expect((await site.reread(day)).guestCount).toBe(2);
    expect((await historyOf(day)).map(({ action }) => action)).toContain('DRAW_WITHDRAWN');
  });

  it('예약 시작을 비우면 기다리던 신청을 바로 추첨한다', async () => {
    const day = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    await enter(day, 2);
    await site.post(API.updateDay, { id: day.id, opensAt: null }, operator);
    expect((await enter(day, 2)).statusCode).toBe(200);
    expect((await enter(day, 1)).statusCode).toBe(200);
    expect((await site.reread(day)).guestCount).toBe(4);
  });

  it.each([
    ['예약 시작을 비우면', API.updateDay, (day: ReserveDay) => ({ id: day.id, opensAt: null })],
    ['예약 시작을 앞당기면', API.updateDay, (day: ReserveDay) => ({ id: day.id, opensAt: '2026-11-25T10:30:00.000Z' })],
    [
      '여러 날의 예약 시작을 한꺼번에 비우면',
      API.bulkUpdate,
      ({ date }: ReserveDay) => ({ stdate: date, eddate: date, opensAt: null }),
    ],
    [
      '추첨을 끄면',
      API.storeLogic,
      () => ({ month: 6, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', fairStart: 0 }),
    ],
  ])('%s 아무도 다시 묻지 않아도 기다리던 신청을 바로 추첨한다', async (__, path, change) => {
    const day = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    await enter(day, 2);
    expect((await site.post(path, change(day), operator)).statusCode).toBe(200);
    await until(async () => (await waiting()).length === 0);
    expect((await site.reread(day)).guestCount).toBe(4);
  });

  it.each([
    ['CANCEL', 'DAY_CANCELLED'],
    ['CLOSE', 'DAY_CLOSED'],
  ] as const)('기다리는 동안 %s로 바뀌면 그 이유를 답하고 아무도 예약하지 않는다', async (state, code) => {
    const day = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    await site.post(API.updateDayState, { id: day.id, state }, operator);
    expect(codeOf(await enter(day, 1))).toBe(code);
    site.setClock(after(20_000));
    expect(codeOf(await enter(day, 1))).toBe(code);
    expect((await site.reread(day)).guestCount).toBe(0);
  });

  it('기다리는 동안 닫았다가 다시 열면 접수한 신청을 그대로 추첨한다', async () => {
    const day = await openingDay();
    site.setClock(after(5_000));
    await enter(day, 1);
    await site.post(API.updateDayState, { id: day.id, state: 'CLOSE' }, operator);
    await site.post(API.updateDayState, { id: day.id, state: 'OPEN' }, operator);
    site.setClock(after(20_000));
    expect((await enter(day, 1)).statusCode).toBe(200);
  });

  it('기다리는 동안 운영자가 전화로 받은 자리는 추첨에서 빠진다', async () => {
    const day = await openingDay({ totalCount: 4 });
    site.setClock(after(5_000));
    await enter(day, 1);
    await enter(day, 2);
    const added = { id: day.id, name: '박등대', tel: '010-2222-0001', guestCount: 2, memo: '', paid: 'N', notify: 'N' };
    expect((await site.post(API.addGuest, added, operator)).statusCode).toBe(200);
    site.setClock(after(20_000));
    const responses = [await enter(day, 1), await enter(day, 2)];
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await site.reread(day)).guestCount).toBe(4);
  });

  it('기다리는 동안 예약금이 바뀌면, 신청할 때의 예약금이 입금 기한을 정한다', async () => {
    const change = (day: ReserveDay, reservePrice: number) =>
      site.db.updateTable('days').set({ reservePrice }).where('id', '=', day.id).execute();
    await site.config({ payHours: 24, payHoursSoon: 3 });
    const asked = await openingDay();
    const free = await openingDay({ reservePrice: 0 });
    site.setClock(after(5_000));
    await enter(asked, 1);
    await enter(free, 2);
    await change(asked, 0);
    await change(free, 10);
    site.setClock(after(20_000));
    expect((await outcome(asked, 1)).json()).toMatchObject({ reservePrice: 10, payBy: expect.any(String) as string });
    expect((await outcome(free, 2)).json()).toMatchObject({ reservePrice: 0, payBy: null });
  });

  it('추첨을 끄면 확인값을 내보이지 않고, 이미 한 추첨의 순서는 남는다', async () => {
    const day = await openingDay();
    const drawn = await openingDay();
    site.setClock(after(0));
    await enter(drawn, 1);
    site.setClock(after(20_000));
    await enter(drawn, 1);
    await site.config({ fairStart: 0 });
    expect((await site.get(apiPath(API.draw, { id: day.id }))).statusCode).toBe(404);
    expect((await drawOf(drawn)).order).toEqual([1]);
  });

  it('추첨을 켜면 이미 정한 예약 시작에도 확인값을 공개한다', async () => {
    await site.config({ fairStart: null });
    const day = await openingDay();
    expect((await site.get(apiPath(API.draw, { id: day.id }))).statusCode).toBe(404);
    const policy = { month: 6, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', fairStart: 15 };
    expect((await site.post(API.storeLogic, policy, operator)).statusCode).toBe(200);
    expect((await drawOf(day)).commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('추첨을 기다리는 신청의 열쇠로 다른 날을 예약해도, 다른 사람들의 추첨은 끝까지 간다', async () => {
    const day = await openingDay();
    const other = await site.day();
    site.setClock(after(5_000));
    for (const person of [1, 2, 3]) expect((await enter(day, person)).statusCode).toBe(202);
    for (const person of [1, 2]) expect((await enter(other, person)).statusCode).toBe(200);
    site.setClock(after(20_000));
    expect((await enter(day, 3)).statusCode).toBe(200);
    expect(codeOf(await enter(day, 1))).toBe('EARLIER_BOOKING');
    expect(await waiting()).toEqual([]);
    expect((await site.reread(day)).guestCount).toBe(2);
  });

  it('모으는 시간은 30초까지만 저장한다', async () => {
    const policy = { month: 6, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', fairStart: 31 };
    const response = await site.post(API.storeLogic, policy, operator);
    expect(response.json<ErrorBody>().errors?.[0]?.reason).toBe(
      '추첨할 신청을 모으는 시간을 0초에서 30초 사이로 입력해 주세요.',
    );
  });
});
