import { randomUUID } from 'node:crypto';
import type { FoundGuest, ManagedGuest } from '#contract/booking/guest.schema';
import { bookingStatus } from '#contract/booking/standing.rules';
import type { DayState, ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import type { History } from '#contract/history/history.schema';
import { NOTICE_MAX } from '#contract/notice/notice.rules';
import type { CalledGuest, CallList, Notice } from '#contract/notice/notice.schema';
import { API, apiPath, IDEMPOTENCY_HEADER } from '#contract/paths';
import { composeMessage } from '../sending/composeMessage';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { openBus } from '#server/bus/openBus';
import { openSite, type Site } from '#tests/support/server/site';

const TEXT = '바람이 강해 새벽 3시에 모입니다.\n주차는 안쪽에 해 주세요.';

let site: Site;
let operator: Record<string, string>;
let day: ReserveDay;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
  await site.config({ name: '새벽호' });
  day = await site.day({ date: '2026-12-05' });
});
afterEach(() => site.close());

const add = async (name: string, form: object = {}, on = day) =>
  (
    await site.post(
      API.addGuest,
      { id: on.id, name, tel: '010-0000-0002', guestCount: 2, message: 'N', ...form },
      operator,
    )
  ).json<ManagedGuest>();
const send = (text: string, key: string | null = randomUUID(), on = day) =>
  site.post(
    API.sendNotice,
    { id: on.id, text },
    { ...operator, ...(key === null ? {} : { [IDEMPOTENCY_HEADER]: key }) },
  );
const calls = async (on = day) => (await site.get(apiPath(API.callList, { id: on.id }), operator)).json<CallList>();
const act = (call: 'markCalled' | 'unmarkCalled' | 'cancelGuest', { id }: Pick<ManagedGuest, 'id'>) =>
  site.post(apiPath(API[call], { id }), undefined, operator);
const setState = (state: DayState) => site.post(API.updateDayState, { id: day.id, state }, operator);
const later = async (minutes: number) => {
  site.moveClock(minutes * 60_000);
  operator = await site.operator();
};
const queued = () => site.db.selectFrom('messages').selectAll().where('kind', '=', 'NOTICE').orderBy('id').execute();
const texts = async () => {
  const composed = [];
  for (const row of await queued()) composed.push((await composeMessage(site.db, row, null, new Date()))?.text ?? null);
  return composed;
};

/** Whether a guest was called, or got a message, since the last news about the day. */
const isTold = ({ calledAt, message }: CalledGuest): boolean => calledAt !== null || message === 'SENT';

describe('출조일의 모두에게 안내를 보낸다', () => {
  it('취소되지 않은 예약마다 적은 그대로 한 번씩 보내고, 변경 기록에 한 줄 남긴다', async () => {
    await add('김바다');
    await add('이파도', { paid: 'Y' });
    await act('cancelGuest', await add('박선우'));
    const response = await send(` ${TEXT} \r\n`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ text: TEXT, bookings: 2 });
    expect(await texts()).toEqual([`[새벽호] ${TEXT}`, `[새벽호] ${TEXT}`]);
    const { list } = (await site.get(`${API.history}?dayId=${day.id}&page=0`, operator)).json<History>();
    expect(list[0]).toMatchObject({ action: 'NOTICE_SENT', actor: 'operator', after: { notices: 2 } });
    expect((await calls()).notice).toEqual(response.json());
  });

  it('두 번 눌러도 한 번만 보내고, 같은 열쇠로 다른 글을 보내면 거절한다', async () => {
    await add('김바다');
    const key = randomUUID();
    const [one, other] = await Promise.all([send(TEXT, key), send(TEXT, key)]);
    expect(other.json<Notice>()).toEqual(one.json());
    expect(await queued()).toHaveLength(1);
    expect((await send('다른 글', key)).statusCode).toBe(409);
    expect(await queued()).toHaveLength(1);
    await send(TEXT);
    expect(await queued()).toHaveLength(2);
  });

  it.each<[string, string]>([
    ['빈 글', ' \n '],
    ['너무 긴 글', '가'.repeat(NOTICE_MAX + 1)],
    ['뜻이 없는 글자', '안녕\uE000하세요'],
  ])('%s은 받지 않는다', async (_, text) => {
    await add('김바다');
    const response = await send(text);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().errors?.map(({ field }) => field)).toEqual(['text']);
    expect(await queued()).toEqual([]);
  });

  it('알릴 사람이 없는 날이나 없는 날에는 보내지 않는다', async () => {
    expect((await send(TEXT)).statusCode).toBe(409);
    expect((await send(TEXT, null, { ...day, id: 999_999 })).statusCode).toBe(404);
  });

  it('보내기 전에 취소되거나 다른 날로 옮긴 예약에는 보내지 않는다', async () => {
    const stays = await add('김바다');
    const leaves = await add('이파도');
    const moves = await add('박선우');
    const other = await site.day({ date: '2026-12-12' });
    await send('내일 뵙겠습니다.');
    await act('cancelGuest', leaves);
    await site.post(API.moveGuest, { id: moves.id, dayId: other.id }, operator);
    expect(await texts()).toEqual(['[새벽호] 내일 뵙겠습니다.', null, null]);
    expect((await calls(other)).list).toMatchObject([{ name: '박선우', message: null }]);
    expect((await calls()).list).toMatchObject([{ id: stays.id, message: 'QUEUED' }]);
  });

  it('개인정보가 지워질 때 안내 글도 지워진다', async () => {
    const past = await site.day({ date: '2026-11-25' });
    await add('김바다', {}, past);
    await send('김바다님 먼저 오세요.', null, past);
    const bus = await openBus(site.place);
    try {
      await erasePersonalData({ db: site.db, clock: () => new Date('2026-11-28T00:00:00+09:00'), bus });
    } finally {
      await bus.close();
    }
    expect(await site.db.selectFrom('notices').selectAll().execute()).toEqual([]);
    expect(await texts()).toEqual([null]);
  });
});

describe('연락할 손님', () => {
  it('통화함 표시는 서버에 남아 모든 기기에 보이고, 되돌릴 수 있고, 변경 기록에 남는다', async () => {
    const guest = await add('김바다');
    expect((await act('markCalled', guest)).json()).toMatchObject({ calledAt: expect.any(String) as string });
    await act('markCalled', guest);
    expect((await calls()).list).toMatchObject([{ id: guest.id, calledAt: expect.any(String) as string }]);
    await act('unmarkCalled', guest);
    expect((await calls()).list).toMatchObject([{ calledAt: null }]);
    const { list } = (await site.get(`${API.history}?guestId=${guest.id}&page=0`, operator)).json<History>();
    expect(list.map(({ action }) => action)).toEqual(['UNCALLED', 'CALLED', 'BOOKED']);
  });

  it('다른 날로 옮긴 예약의 표시는 지워진다', async () => {
    const guest = await add('김바다');
    await act('markCalled', guest);
    const other = await site.day({ date: '2026-12-12' });
    await site.post(API.moveGuest, { id: guest.id, dayId: other.id }, operator);
    expect((await calls(other)).list).toMatchObject([{ calledAt: null }]);
  });

  it('운항이 취소되어 다른 날로 옮긴 예약은 새 날의 일을 아직 모른다', async () => {
    const guest = await add('김바다');
    await site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator);
    await site.db.updateTable('messages').set({ state: 'SENT' }).execute();
    expect((await calls()).list).toMatchObject([{ id: guest.id, message: 'SENT' }]);
    const other = await site.day({ date: '2026-12-12' });
    await site.post(API.moveGuest, { id: guest.id, dayId: other.id }, operator);
    expect((await calls(other)).list).toMatchObject([{ id: guest.id, message: null }]);
    await send('내일 뵙겠습니다.', null, other);
    expect((await calls(other)).list).toMatchObject([{ id: guest.id, message: 'QUEUED' }]);
  });

  it('운항이 취소된 날에는 운영자가 취소한 예약도 있고, 손님이 스스로 취소한 예약은 없다', async () => {
    const stays = await add('김바다');
    const withTrip = await add('이파도', { paid: 'Y' });
    await site.config({ useReserveFind: 'Y' });
    const own = await site.booked(day, { name: '박선우' });
    await site.post(API.cancelBooking, { guestId: own.guestId, password: '1234' });
    await site.post(API.updateDayState, { id: day.id, state: 'CANCEL' }, operator);
    await act('cancelGuest', withTrip);
    expect((await calls()).list.map(({ id, message }) => [id, message])).toEqual([
      [stays.id, null],
      [withTrip.id, 'QUEUED'],
    ]);
    await send('운항이 취소되었습니다. 환불은 내일 보냅니다.');
    expect(await texts()).toHaveLength(2);
    expect(await texts()).not.toContain(null);
  });

  it('운항취소 전에 따로 취소한 손님은 연락할 손님이 아니고, 조회하면 취소한 예약이다', async () => {
    await site.config({ useReserveFind: 'Y' });
    const alone = await site.booked(day, { name: '박선우' });
    const stays = await add('김바다');
    await act('cancelGuest', alone);
    await later(14 * 24 * 60);
    await site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator);
    expect((await calls()).list.map(({ id }) => id)).toEqual([stays.id]);
    await send('운항이 취소되었습니다.');
    expect(await texts()).toHaveLength(1);
    const found = (await site.post(API.findBooking, { guestId: alone.guestId, password: '1234' })).json<FoundGuest>();
    expect(bookingStatus(found, await site.reread(day), '2026-11-20')).toBe('cancelled');
  });

  it('다시 열었다가 또 취소한 날에는 앞선 취소 때 취소된 손님이 없다', async () => {
    const first = await add('김바다');
    await site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator);
    await later(60);
    await setState('OPEN');
    const second = await add('이파도');
    await later(60);
    await site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator);
    expect((await calls()).list.map(({ id }) => id)).toEqual([second.id]);
    expect(first.id).not.toBe(second.id);
  });

  it('취소한 날에 남겨 두었다가 따로 취소한 예약도 다른 날로 옮길 수 있다', async () => {
    const guest = await add('김바다', { paid: 'Y' });
    await setState('CANCEL');
    await act('cancelGuest', guest);
    const other = await site.day({ date: '2026-12-12' });
    const moved = await site.post(API.moveGuest, { id: guest.id, dayId: other.id }, operator);
    expect(moved.json()).toMatchObject({ state: 'COMPLETE', paid: guest.paid, refund: null });
  });

  describe.each<[string, () => Promise<unknown>]>([
    ['예약을 남기고 운항을 취소하면', () => setState('CANCEL')],
    [
      '여러 날을 한꺼번에 운항취소로 바꾸면',
      () => site.post(API.bulkUpdate, { stdate: day.date, eddate: day.date, state: 'CANCEL' }, operator),
    ],
    ['안내를 새로 보내면', () => send('운항하지 않습니다.')],
    ['운항을 취소하면', () => site.post(API.cancelTrip, { id: day.id, reason: 'WEATHER' }, operator)],
  ])('%s', (_, news) => {
    it('앞서 보낸 안내와 통화함은 알린 것이 아니다', async () => {
      const called = await add('김바다');
      const informed = await add('이파도');
      await send('월요일 안내');
      await site.db.updateTable('messages').set({ state: 'SENT' }).execute();
      await act('markCalled', called);
      expect((await calls()).list.map(isTold)).toEqual([true, true]);
      await later(24 * 60);
      await news();
      expect((await calls()).list.map(({ id }) => id)).toEqual([called.id, informed.id]);
      expect((await calls()).list.map(isTold)).toEqual([false, false]);
      await act('markCalled', informed);
      expect((await calls()).list.map(isTold)).toEqual([false, true]);
    });
  });

  it('운항취소를 되돌리면 취소를 알린 것은 알린 것이 아니다', async () => {
    await add('김바다');
    await setState('CANCEL');
    await act('markCalled', (await calls()).list[0] as ManagedGuest);
    await later(60);
    await setState('OPEN');
    expect((await calls()).list.map(isTold)).toEqual([false]);
  });

  it('없는 날은 404로 답한다', async () => {
    expect((await site.get(apiPath(API.callList, { id: 999_999 }), operator)).statusCode).toBe(404);
  });
});
