import type { FoundGuest, Guest, ManagedGuest } from '#contract/booking/guest.schema';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, apiPath } from '#contract/paths';
import { composeMessage } from '#server/messages/sending/composeMessage';
import { openSite, type Site } from '#tests/support/server/site';

const NOW = new Date('2026-11-20T09:10:00+09:00');
/** A day later, rounded up to the half hour. */
const TOMORROW = '2026-11-21T00:30:00.000Z';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
const open = async (): Promise<void> => {
  site = await openSite();
  site.setClock(NOW);
  operator = await site.operator();
  await site.config({ payHours: 24, payHoursSoon: 3, reserveTime: 10, useReserveFind: 'Y' });
  day = await site.day({ date: '2026-12-05', price: 20, reservePrice: 10 });
};
afterEach(() => site.close());

const add = async (form: object = {}, on = day) =>
  (
    await site.post(API.addGuest, { id: on.id, name: '이바다', tel: '010-0000-0002', guestCount: 2, ...form }, operator)
  ).json<ManagedGuest>();
const find = async ({ guestId }: Guest) =>
  (await site.post(API.findBooking, { guestId, password: '1234' })).json<FoundGuest>();
const move = (guest: { id: number }, to: ReserveDay) =>
  site.post(API.moveGuest, { id: guest.id, dayId: to.id }, operator);

it('방문자의 예약에는 입금기한이 적히고, 정책을 바꿔도 그대로이다', async () => {
  await open();
  const guest = await site.booked(day);
  expect(guest.payBy).toBe(TOMORROW);
  await site.config({ payHours: 2 });
  expect((await find(guest)).payBy).toBe(TOMORROW);
});

describe('취소하고 같은 번호로 같은 날을 다시 예약하면', () => {
  beforeEach(() => open());
  const at = (text: string) => site.setClock(new Date(`${text}:00+09:00`));
  const seoul = (text: string) => new Date(`${text}:00+09:00`).toISOString();
  const drop = ({ guestId }: Guest) => site.post(API.cancelBooking, { guestId, password: '1234' });

  it('입금기한이 다시 늘어나지 않는다. 몇 번을 되풀이해도 그렇다', async () => {
    let guest = await site.booked(day);
    for (const time of ['2026-11-20T12:00', '2026-11-20T18:00', '2026-11-21T08:00']) {
      at(time);
      await drop(guest);
      guest = await site.booked(day);
      expect(guest.payBy).toBe(TOMORROW);
    }
  });

  it('먼젓번 기한이 곧이어도 그대로이고, 지났으면 30분이 한 번만 더 있다', async () => {
    let guest = await site.booked(day);
    for (const [time, payBy] of [
      ['2026-11-21T09:20', '2026-11-21T09:30'],
      ['2026-11-21T09:40', '2026-11-21T10:30'],
      ['2026-11-21T10:20', '2026-11-21T10:30'],
      ['2026-11-21T11:00', '2026-11-21T10:30'],
      ['2026-11-21T12:00', '2026-11-21T10:30'],
    ] as const) {
      at(time);
      await drop(guest);
      guest = await site.booked(day);
      expect([time, guest.payBy]).toEqual([time, seoul(payBy)]);
    }
  });

  it('다른 번호, 다른 날, 하루가 지난 뒤, 돈을 낸 예약을 취소한 뒤에는 새 기한이다', async () => {
    const paid = await site.booked(day, { tel: '010-0000-0007' });
    await site.post(apiPath(API.completeGuest, { id: paid.id }), {}, operator);
    await drop(paid);
    await drop(await site.booked(day));
    at('2026-11-20T12:00');
    const fresh = seoul('2026-11-21T12:00');
    expect((await site.booked(day, { tel: '010-0000-0007' })).payBy).toBe(fresh);
    expect((await site.booked(day, { tel: '010-0000-0008' })).payBy).toBe(fresh);
    expect((await site.booked(await site.day({ date: '2026-12-06', reservePrice: 10 }))).payBy).toBe(fresh);
    at('2026-11-21T09:10');
    expect((await site.booked(day)).payBy).toBe(seoul('2026-11-22T09:30'));
  });
});

describe('입금기한', () => {
  beforeEach(() => open());

  it('예약 안내 메시지에 적혀 있다', async () => {
    await site.booked(day);
    const [row] = await site.db.selectFrom('messages').selectAll().where('kind', '=', 'BOOKED').execute();
    if (!row) throw new Error('no message');
    const message = await composeMessage(site.db, row, null, NOW);
    expect(message?.text).toContain('입금기한 11월 21일(토) 오전 9시 30분까지.');
    expect(message?.variables).toMatchObject({ 입금기한: '11월 21일(토) 오전 9시 30분' });
  });

  it('전화로 받은 예약에도 있고, 입금을 받은 예약과 예약금이 없는 예약에는 없다', async () => {
    expect((await add()).payBy).toBe(TOMORROW);
    expect((await add({ paid: 'Y' })).payBy).toBeNull();
    const free = await site.day({ date: '2026-12-06', reservePrice: 0 });
    expect((await site.booked(free)).payBy).toBeNull();
    expect((await add({}, free)).payBy).toBeNull();
    const empty = await site.day({ date: '2026-12-07', reservePrice: 10 });
    expect((await add({ charter: 'Y', totalPrice: 100, totalReservePrice: 0 }, empty)).payBy).toBeNull();
    const given = await site.day({ date: '2026-12-08', reservePrice: 10 });
    expect((await add({ charter: 'Y', totalPrice: 0 }, given)).payBy).toBeNull();
  });

  it('가까운 출조는 따로 정한 시간이고, 출조의 마감 시각을 넘지 않는다', async () => {
    const soon = await site.day({ date: '2026-11-21' });
    expect((await site.booked(soon)).payBy).toBe('2026-11-20T03:30:00.000Z');
    await site.config({ payHoursSoon: 200 });
    expect((await add({}, soon)).payBy).toBe('2026-11-21T01:00:00.000Z');
  });

  it('다른 날로 옮긴 예약은 그대로이고, 그날의 마감 시각은 넘지 않는다', async () => {
    const guest = await add();
    const later = await site.day({ date: '2026-12-12' });
    expect((await move(guest, later)).json<ManagedGuest>().payBy).toBe(TOMORROW);
    const today = await site.day({ date: '2026-11-20' });
    expect((await move(guest, today)).json<ManagedGuest>().payBy).toBe('2026-11-20T01:00:00.000Z');
  });

  it('예약금이 없던 예약을 예약금이 있는 날로 옮기면 기한이 생기고, 기한을 정하기 전의 예약에는 생기지 않는다', async () => {
    const free = await site.day({ date: '2026-12-06', reservePrice: 0 });
    const guest = await add({}, free);
    expect((await move(guest, day)).json<ManagedGuest>().payBy).toBe(TOMORROW);
    await site.config({ payHours: null });
    const earlier = await add({ tel: '010-0000-0003' }, day);
    await site.config({ payHours: 24 });
    const later = await site.day({ date: '2026-12-12', reservePrice: 10 });
    expect((await move(earlier, later)).json<ManagedGuest>().payBy).toBeNull();
  });

  it('입금받은 것으로 잘못 적은 전화 예약의 입금확인을 되돌리면 기한이 생긴다', async () => {
    const { id } = await add({ paid: 'Y' });
    const undone = await site.post(apiPath(API.unpayGuest, { id }), {}, operator);
    expect(undone.json<ManagedGuest>()).toMatchObject({ state: 'WATTING', payBy: TOMORROW });
  });

  describe('예약 마감보다 일찍 출항하는 배', () => {
    beforeEach(() => site.config({ departAt: '05:00', payHoursSoon: 200 }));
    const DEPARTURE = '2026-11-20T20:00:00.000Z';

    it('기한은 출항까지이다', async () => {
      await site.close();
      await open();
      await site.config({ departAt: '05:00', payHoursSoon: 200 });
      const soon = await site.day({ date: '2026-11-21' });
      expect((await site.booked(soon)).payBy).toBe(DEPARTURE);
      expect((await add({}, soon)).payBy).toBe(DEPARTURE);
      const early = await site.day({ date: '2026-11-22', departAt: '00:00' });
      expect((await site.booked(early)).payBy).toBe('2026-11-21T15:00:00.000Z');
      const evening = await site.day({ date: '2026-11-23', departAt: '17:00' });
      expect((await site.booked(evening)).payBy).toBe('2026-11-23T01:00:00.000Z');
    });

    it('옮긴 예약과 연장한 기한도 출항까지이고, 그 뒤로는 연장하지 않는다', async () => {
      const soon = await site.day({ date: '2026-11-21', departAt: '05:00' });
      const moved = (await move(await add(), soon)).json<ManagedGuest>();
      expect(moved.payBy).toBe(DEPARTURE);
      const guest = await add({ tel: '010-0000-0003' }, await site.day({ date: '2026-11-22' }));
      const extend = () => site.post(apiPath(API.extendGuest, { id: guest.id }), {}, operator);
      await site.db.updateTable('guests').set({ payBy: TOMORROW }).where('id', '=', guest.id).execute();
      expect((await extend()).json<ManagedGuest>().payBy).toBe('2026-11-21T20:00:00.000Z');
      const refused = await extend();
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'NO_LATER_DEADLINE']);
    });

    it('입금확인을 되돌리거나, 지난 기한을 새로 정해도 출항까지이다', async () => {
      const soon = await site.day({ date: '2026-11-21' });
      const paid = await add({ paid: 'Y' }, soon);
      const undone = await site.post(apiPath(API.unpayGuest, { id: paid.id }), {}, operator);
      expect(undone.json<ManagedGuest>().payBy).toBe(DEPARTURE);
      const late = await add({ tel: '010-0000-0003' }, soon);
      await site.db.updateTable('guests').set({ payBy: '2026-11-20T00:00:00.000Z' }).execute();
      const policy = { month: 3, reserveTime: 10, ktAdmin: 'N', useReserveFind: 'Y', autoCancel: 'Y' };
      await site.post(API.storeLogic, policy, operator);
      const stored = await site.db.selectFrom('guests').select(['id', 'payBy']).where('id', '=', late.id).execute();
      expect(stored).toEqual([{ id: late.id, payBy: DEPARTURE }]);
    });

    it.each([
      [
        '출조일 화면에서',
        (at: ReserveDay, departAt: string) => site.post(API.updateDay, { id: at.id, departAt }, operator),
      ],
      [
        '여러 날을 한꺼번에',
        ({ date }: ReserveDay, departAt: string) =>
          site.post(API.bulkUpdate, { stdate: date, eddate: date, departAt }, operator),
      ],
    ])('%s 출항을 앞당기면 그 뒤였던 기한은 출항까지로 당겨지고, 늦추면 그대로이다', async (_, leaveAt) => {
      const soon = await site.day({ date: '2026-11-21', reservePrice: 10 });
      const late = await add({}, soon);
      const claimed = await add({ tel: '010-0000-0003' }, soon);
      const paid = await add({ tel: '010-0000-0004', paid: 'Y' }, soon);
      const early = await add({ tel: '010-0000-0005' }, soon);
      const before = '2026-11-20T09:00:00.000Z';
      await site.db.updateTable('guests').set({ claimedAt: before }).where('id', '=', claimed.id).execute();
      await site.db.updateTable('guests').set({ payBy: before }).where('id', '=', early.id).execute();
      const deadlines = async () =>
        (await site.db.selectFrom('guests').select('payBy').orderBy('id').execute()).map(({ payBy }) => payBy);
      expect(await deadlines()).toEqual([DEPARTURE, DEPARTURE, null, before]);

      const ahead = '2026-11-20T19:00:00.000Z';
      expect((await leaveAt(soon, '04:00')).statusCode).toBeLessThan(300);
      expect(await deadlines()).toEqual([ahead, ahead, null, before]);
      await leaveAt(soon, '04:30');
      expect(await deadlines()).toEqual([ahead, ahead, null, before]);
      const changes = await site.db
        .selectFrom('changes')
        .selectAll()
        .where('action', '=', 'SHORTENED')
        .orderBy('id')
        .execute();
      expect(changes.map(({ guestId, before: from, after }) => [guestId, from, after])).toEqual(
        [late.id, claimed.id].map((id) => [id, JSON.stringify({ payBy: DEPARTURE }), JSON.stringify({ payBy: ahead })]),
      );
      expect(paid.payBy).toBeNull();
    });

    it('배가 이미 떠난 시각으로 앞당기면 남아 있던 기한은 없어지고, 지난 기한은 그대로이다', async () => {
      const today = await site.day({ date: '2026-11-20', departAt: '09:50' });
      const guest = await add({}, today);
      expect(guest.payBy).toBe('2026-11-20T00:50:00.000Z');
      const overdue = await add({ tel: '010-0000-0003' }, today);
      const passed = '2026-11-20T00:05:00.000Z';
      await site.db.updateTable('guests').set({ payBy: passed }).where('id', '=', overdue.id).execute();
      await site.post(API.updateDay, { id: today.id, departAt: '09:00' }, operator);
      const rows = await site.db.selectFrom('guests').select('payBy').orderBy('id').execute();
      expect(rows.map(({ payBy }) => payBy)).toEqual([null, passed]);
    });

    it('출항한 뒤에는 방문자가 예약할 수 없고, 운영자가 넣은 예약에는 기한이 없다', async () => {
      const today = await site.day({ date: '2026-11-20' });
      expect((await site.book(today)).statusCode).toBe(409);
      expect((await add({}, today)).payBy).toBeNull();
    });
  });

  it('정하지 않았으면 없다', async () => {
    await site.config({ payHours: null });
    expect((await site.booked(day)).payBy).toBeNull();
    expect((await add()).payBy).toBeNull();
  });

  it.each([0, 241, -1, 1.5])('운영정책에서 %s시간은 받지 않는다', async (payHours) => {
    const policy = { month: 3, reserveTime: 9, ktAdmin: 'N', useReserveFind: 'Y' };
    const response = await site.post(API.storeLogic, { ...policy, payHours }, operator);
    expect(response.statusCode).toBe(400);
    expect((await site.post(API.storeLogic, { ...policy, payHours: null }, operator)).json()).toMatchObject({
      payHours: null,
    });
  });
});
