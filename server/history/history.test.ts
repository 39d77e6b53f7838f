import type { ReserveDay } from '#contract/day/day.schema';
import type { Guest } from '#contract/booking/guest.schema';
import { historySchema, type Change } from '#contract/history/history.schema';
import { API, apiPath } from '#contract/paths';
import { localBus, type LiveChange } from '#server/bus/bus';
import { inTransaction } from '#server/db/unitOfWork';
import { openSite, type Site } from '#tests/support/server/site';
import { withoutIds } from '#tests/support/server/withoutIds';
import { recordChange, SYSTEM } from './recordChange';

let site: Site;
let operator: Record<string, string>;
let published: LiveChange[];
let day: ReserveDay;
beforeEach(async () => {
  const bus = localBus();
  published = [];
  bus.subscribe((change) => published.push(change));
  site = await openSite({ bus });
  operator = await site.operator();
  day = await site.day({ date: '2026-12-05', totalCount: 5 });
});
afterEach(() => site.close());

const read = async (query = '') =>
  historySchema.strict().parse((await site.get(`${API.history}${query}`, operator)).json());
/** The recorded changes, oldest first, without the columns common to all rows. */
const recorded = async (query = '') =>
  (await read(query)).list
    .reverse()
    .map(({ action, actor, before, after }) => ({ action, actor, before, after }) satisfies Partial<Change>);
const post = (path: string, body?: unknown) => site.post(path, body, operator);
const act = (path: string, { id }: Guest) => post(apiPath(path, { id }));
const edit = (guest: Guest, over: object) =>
  post(API.updateGuest, { id: guest.id, name: guest.name, tel: guest.phone, guestCount: guest.guestCount, ...over });

describe('예약에 생긴 일', () => {
  it('누가 무엇을 무엇에서 무엇으로 바꾸었는지 남긴다', async () => {
    const guest = await site.booked(day);
    await edit(guest, { name: '이파도', tel: '010-9876-5432', guestCount: 3 });
    await act(API.completeGuest, guest);
    await act(API.cancelGuest, guest);
    await act(API.markRefunded, guest);
    await act(API.deleteGuest, guest);
    expect(await recorded(`?guestId=${guest.id}`)).toEqual([
      { action: 'BOOKED', actor: 'visitor', before: null, after: { guestCount: 2, state: 'WATTING' } },
      {
        action: 'EDITED',
        actor: 'operator',
        before: { guestCount: 2 },
        after: { guestCount: 3, name: 'changed', phone: 'changed' },
      },
      {
        action: 'PAID',
        actor: 'operator',
        before: { state: 'WATTING' },
        after: { state: 'COMPLETE', paidWon: 300_000 },
      },
      {
        action: 'CANCELLED',
        actor: 'operator',
        before: { state: 'COMPLETE' },
        after: { state: 'CANCEL', refundRate: 100, refundWon: 300_000 },
      },
      { action: 'REFUNDED', actor: 'operator', before: null, after: { refundWon: 300_000 } },
      { action: 'DELETED', actor: 'operator', before: { state: 'CANCEL', guestCount: 3 }, after: null },
    ]);
  });

  it('방문자의 취소는 방문자의 것으로, 자리에 따라 바뀐 날의 상태는 자동으로 남긴다', async () => {
    await site.config({ useReserveFind: 'Y' });
    const guest = await site.booked(day, { guestCount: 5 });
    await site.post(API.cancelBooking, { guestId: guest.guestId, password: '1234' });
    expect(await recorded(`?dayId=${day.id}`)).toEqual([
      { action: 'BOOKED', actor: 'visitor', before: null, after: { guestCount: 5, state: 'WATTING' } },
      { action: 'DAY_STATE', actor: 'system', before: { state: 'OPEN' }, after: { state: 'COMPLETE' } },
      { action: 'CANCELLED', actor: 'visitor', before: { state: 'WATTING' }, after: { state: 'CANCEL' } },
      { action: 'DAY_STATE', actor: 'system', before: { state: 'COMPLETE' }, after: { state: 'OPEN' } },
    ]);
  });

  it('수정에서 인원이 줄어 다시 열린 날도 남긴다', async () => {
    const guest = await site.booked(day, { guestCount: 5 });
    await edit(guest, { guestCount: 4 });
    expect((await recorded(`?dayId=${day.id}`)).map(({ action, actor }) => `${action} ${actor}`)).toEqual([
      'BOOKED visitor',
      'DAY_STATE system',
      'EDITED operator',
      'DAY_STATE system',
    ]);
  });

  it('이름과 연락처와 메모의 값은 어디에도 남기지 않는다', async () => {
    const guest = await site.booked(day, { name: '정나래봉', tel: '010-8765-4321' });
    await site.db.updateTable('guests').set({ memo: '멀미약' }).execute();
    await edit(guest, { name: '황보가람', tel: '010-1357-2468' });
    await act(API.cancelGuest, guest);
    await act(API.deleteGuest, guest);
    const rows = JSON.stringify(await site.db.selectFrom('changes').selectAll().execute());
    expect(withoutIds(rows)).not.toMatch(/정나래|황보|8765|4321|1357|2468|멀미/);
  });
});

describe('날과 설정에 생긴 일', () => {
  it('상태와 메모', async () => {
    await post(API.updateDayState, { id: day.id, state: 'CLOSE' });
    await post(API.updateDayState, { id: day.id, state: 'CLOSE' });
    await post(API.updateDayMemo, { id: day.id, memo: '기상 악화' });
    await post(API.updateDayMemo, { id: day.id, memo: ' 기상 악화 ' });
    expect(await recorded(`?dayId=${day.id}`)).toEqual([
      { action: 'DAY_STATE', actor: 'operator', before: { state: 'OPEN' }, after: { state: 'CLOSE' } },
      { action: 'DAY_MEMO', actor: 'operator', before: { memo: '' }, after: { memo: '기상 악화' } },
    ]);
  });

  it('일괄 변경은 만든 날과 바뀐 날마다 한 줄이고, 그대로인 날은 남기지 않는다', async () => {
    const plan = {
      stdate: '2026-12-04',
      eddate: '2026-12-05',
      fish: '갈치',
      totalCount: 6,
      price: 20,
      reservePrice: 10,
    };
    await post(API.bulkUpdate, plan);
    await post(API.bulkUpdate, plan);
    const changes = (await read()).list.map(({ action, date, before, after }) => ({ action, date, before, after }));
    expect(changes).toEqual([
      {
        action: 'DAY_CREATED',
        date: '2026-12-04',
        before: null,
        after: { state: 'OPEN', fish: '갈치', totalCount: 6, price: 20, reservePrice: 10 },
      },
      { action: 'DAY_PLANNED', date: '2026-12-05', before: { totalCount: 5 }, after: { totalCount: 6 } },
    ]);
  });

  it('한 해의 일정을 한 번에 만들어도 모두 남는다', async () => {
    const plan = {
      stdate: '2027-01-01',
      eddate: '2027-12-31',
      fish: '갈치',
      totalCount: 6,
      price: 20,
      reservePrice: 10,
    };
    expect((await post(API.bulkUpdate, plan)).json()).toBe(365);
    expect((await read()).totalElements).toBe(365);
    expect(published).toHaveLength(365);
  });

  it('설정은 바뀐 것만 남긴다', async () => {
    await post(API.storeInfo, { name: '새벽호', bank: null });
    await post(API.storeInfo, { name: '새벽호' });
    await post(API.storeLogic, { month: 3, reserveTime: 10, ktAdmin: 'Y', useReserveFind: 'N' });
    expect(await recorded()).toEqual([
      { action: 'STORE_INFO', actor: 'operator', before: { name: null }, after: { name: '새벽호' } },
      {
        action: 'STORE_POLICY',
        actor: 'operator',
        before: { month: null, reserveTime: null, ktAdmin: null, useReserveFind: null },
        after: { month: 3, reserveTime: 10, ktAdmin: 'Y', useReserveFind: 'N' },
      },
    ]);
  });
});

describe('기록과 알림은 바뀐 일과 함께 있거나 없다', () => {
  it('거절된 일은 남지도 알려지지도 않는다', async () => {
    await site.book(day, { guestCount: 50 });
    await post(API.updateDayMemo, { id: 999, memo: '없는 날' });
    await post(API.updateDayState, { id: 999, state: 'CLOSE' });
    expect((await read()).totalElements).toBe(0);
    expect(published).toEqual([]);
  });

  it('되돌려진 일은 남지도 알려지지도 않는다', async () => {
    const context = { clock: () => new Date('2026-11-20T00:00:00Z'), bus: localBus() };
    context.bus.subscribe((change) => published.push(change));
    const undone = inTransaction(site.db, async (transaction) => {
      await recordChange(context, transaction, { actor: SYSTEM, action: 'ERASED', after: { guests: 1, messages: 0 } });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await read()).totalElements).toBe(0);
    expect(published).toEqual([]);
  });

  it('쓰인 일은 번호와 함께, 사람의 정보 없이 알려진다', async () => {
    const guest = await site.booked(day);
    const [change] = (await read()).list;
    expect(published).toEqual([
      { id: change?.id, action: 'BOOKED', dayId: day.id, guestId: guest.id, at: guest.createdAt },
    ]);
  });
});

describe('변경 기록을 읽는 호출', () => {
  it('날짜와 예약번호와 아이디를 붙여 새것부터 스무 개씩 준다', async () => {
    const guest = await site.booked(day);
    for (let count = 1; count <= 20; count += 1) await post(API.updateDayMemo, { id: day.id, memo: `${count}` });
    const first = await read(`?dayId=${day.id}`);
    const second = await read(`?dayId=${day.id}&page=1`);
    expect([first.totalElements, first.totalPages, first.list.length, second.list.length]).toEqual([21, 2, 20, 1]);
    expect(first.list[0]).toMatchObject({
      actor: 'operator',
      userid: 'admin',
      date: '2026-12-05',
      after: { memo: '20' },
    });
    expect(second.list[0]).toMatchObject({ actor: 'visitor', userid: null, guestNumber: guest.guestId });
    expect((await read('?dayId=999')).list).toEqual([]);
  });

  it('어느 쪽을 보아도 새것부터 빠짐없이 준다', async () => {
    const row = { at: '2026-11-20T00:00:00.000Z', actor: 'visitor', action: 'BOOKED', dayId: day.id } as const;
    await site.db
      .insertInto('changes')
      .values(Array.from({ length: 60 }, () => row))
      .execute();
    const newest = await site.db.selectFrom('changes').select('id').orderBy('id', 'desc').execute();
    for (const page of [0, 1, 2, 3, 4]) {
      const found = await read(`?page=${page}`);
      const ids = newest.slice(page * 20, page * 20 + 20).map(({ id }) => id);
      expect([found.totalElements, found.list.map(({ id }) => id)]).toEqual([newest.length, ids]);
    }
  });

  it('로그인해야 하고, 저장되지 않으며, 번호가 아니면 400이다', async () => {
    expect((await site.get(API.history)).statusCode).toBe(401);
    expect((await site.get(API.history, operator)).headers['cache-control']).toBe('no-store');
    for (const query of ['?dayId=abc', '?guestId=0', '?page=-1'])
      expect((await site.get(`${API.history}${query}`, operator)).statusCode).toBe(400);
  });
});
