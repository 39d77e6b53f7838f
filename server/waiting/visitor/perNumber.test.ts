import { BOOKING_LIMITS, type BookingLimits } from '#server/limits/limits';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API } from '#contract/paths';
import { lineOf } from '#tests/support/server/line';
import { aBooking, NO_LIMITS, openSite, type Site } from '#tests/support/server/site';

let site: Site;
const open = async (limits: Partial<BookingLimits>): Promise<void> => {
  site = await openSite({ limits: { ...NO_LIMITS, ...limits } });
  site.setClock(new Date('2026-11-20T09:00:00+09:00'));
  await site.config({ useWaiting: 'Y', useReserveFind: 'Y', reserveTime: 10, holdMinutes: 60 });
};
afterEach(() => site.close());

const A = '010-2000-0001';
const B = '010-2000-0002';
const { post, list, join: joinAs, leave, cancel, fullDay, deliver } = lineOf(() => site);
const at = (time: string): Date => new Date(`2026-11-20T${time}:00+09:00`);
const join = (day: ReserveDay, tel: string) => joinAs(day, 2, { tel });
const offers = (tel?: string) =>
  site.db
    .selectFrom('messages')
    .innerJoin('waiting', 'waiting.id', 'messages.waitingId')
    .select(['messages.dueAt', 'messages.state', 'waiting.phone'])
    .$if(tel !== undefined, (query) => query.where('waiting.phone', '=', tel ?? ''))
    .orderBy('messages.id')
    .execute();

describe('남의 번호로 대기를 신청하고 취소하기를 되풀이해도', () => {
  /** One number holds the offer, leaves and joins again, so that the offer passes to the other number, and so on. */
  const takeTurns = async (day: ReserveDay, times: number) => {
    const codes: number[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const tel = turn % 2 === 0 ? A : B;
      await leave(day, tel);
      codes.push((await join(day, tel)).statusCode);
    }
    return codes;
  };

  it('그 번호로 한 시간에 가는 문자는 정해진 수까지다', async () => {
    await open({ messagesPerPhoneHour: 3 });
    const { day, guest } = await fullDay();
    await join(day, A);
    await join(day, B);
    await cancel(guest);
    await takeTurns(day, 8);
    const hour = '2026-11-20T01:00:00.000Z';
    for (const tel of [A, B]) expect((await offers(tel)).filter(({ dueAt }) => dueAt < hour)).toHaveLength(3);
  });

  it('신청은 예약처럼 세어, 한 시간에 정해진 수까지만 받는다', async () => {
    await open({ bookingsPerPhoneHour: 4 });
    const { day, guest } = await fullDay();
    await join(day, A);
    await join(day, B);
    await cancel(guest);
    // The first entry counts too.
    expect(await takeTurns(day, 7)).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect(await offers()).toHaveLength(8);
  });
});

describe('한 시간의 문자를 다 쓴 번호', () => {
  const usedUp = async () => {
    await open({ messagesPerPhoneHour: 1 });
    const first = await fullDay();
    const second = await fullDay();
    await join(first.day, A);
    await join(second.day, A);
    await cancel(first.guest);
    site.moveClock(10 * 60_000);
    return { ...second, first };
  };

  it('자리는 차례대로 잡아 두고, 문자는 다시 보낼 수 있을 때 보내며, 기한은 그때부터다', async () => {
    const { day, guest } = await usedUp();
    await join(day, B);
    await cancel(guest);
    await deliver(at('09:10'));
    expect(await list(day)).toMatchObject([{ state: 'OFFERED', until: null }, { state: 'WAITING' }]);
    await deliver(at('10:00'));
    expect((await list(day))[0]?.until).toBe(at('11:00').toISOString());
    expect((await offers(A)).map(({ dueAt }) => dueAt)).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-20T01:00:00.000Z',
    ]);
    expect(await site.reread(day)).toMatchObject({ state: 'COMPLETE', heldCount: 2 });
  });

  it('그때가 마감 뒤라면 건너뛰되 차례를 지키고, 자리는 다음 사람에게 간다', async () => {
    await open({ messagesPerPhoneHour: 1 });
    await site.config({ reserveTime: 10 });
    const first = await fullDay();
    const today = await fullDay([2], { date: '2026-11-20' });
    await join(first.day, A);
    await join(today.day, A);
    await join(today.day, B);
    await cancel(first.guest);
    site.moveClock(10 * 60_000);
    await cancel(today.guest);
    expect((await list(today.day)).map(({ state }) => state)).toEqual(['WAITING', 'OFFERED']);
    expect(await offers(A)).toHaveLength(1);
  });

  it('운영자가 직접 안내하면 바로 보낸다', async () => {
    const { day, guest } = await usedUp();
    await site.config({ useWaiting: 'N' });
    await cancel(guest);
    const [entry] = await list(day);
    expect((await post(API.offerSeats, { id: entry?.id })).statusCode).toBe(200);
    await deliver(at('09:10'));
    expect((await list(day))[0]?.until).toBe(at('10:10').toISOString());
    expect((await offers(A)).at(-1)?.dueAt).toBe('2026-11-20T00:10:00.000Z');
  });
});

describe('예약을 저장할 때', () => {
  it('대기 신청과 자리 안내도 그 번호의 한 시간에 센다', async () => {
    await open({ bookingsPerPhoneHour: 3, messagesPerPhoneHour: 1 });
    const { day, guest } = await fullDay();
    const free = await site.day();
    await join(day, A);
    await cancel(guest);
    site.moveClock(1_000_000);
    const book = () => site.book(free, { tel: A, guestCount: 1 });
    const first = await book();
    const second = await book();
    const third = await book();
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429]);
    expect(third.json<ErrorBody>().code).toBe('PHONE_TOO_OFTEN');
    expect(third.headers['retry-after']).toBe('2600');
    const states = await site.db
      .selectFrom('messages')
      .innerJoin('guests', 'guests.id', 'messages.guestId')
      .select('messages.lastError')
      .where('guests.phone', '=', A)
      .execute();
    expect(states.map(({ lastError }) => lastError)).toEqual(['LIMIT', 'LIMIT']);
  });

  it('미룬 자리 안내는 만든 때가 아니라 보내는 때로 센다', async () => {
    await open({ messagesPerPhoneHour: 1 });
    const first = await fullDay();
    const second = await fullDay();
    const free = await site.day();
    for (const { day } of [first, second]) await join(day, A);
    await cancel(first.guest);
    site.moveClock(10 * 60_000);
    // Made at 09:10, sent at 10:00.
    await cancel(second.guest);
    site.moveClock(80 * 60_000);
    expect((await site.book(free, { tel: A, guestCount: 1 })).statusCode).toBe(200);
    const messages = site.db
      .selectFrom('messages')
      .innerJoin('guests', 'guests.id', 'messages.guestId')
      .select('messages.lastError')
      .where('guests.phone', '=', A)
      .where('messages.audience', '=', 'guest');
    expect((await messages.execute()).map(({ lastError }) => lastError)).toEqual(['LIMIT']);
  });

  it('안내받아 예약한 대기는 예약으로 한 번만 센다', async () => {
    await open({ bookingsPerPhoneHour: 1 });
    const { day } = await fullDay();
    await join(day, A);
    await site.db.updateTable('waiting').set({ state: 'ACCEPTED', guestId: 1 }).execute();
    expect((await site.book(await site.day(), { tel: A })).statusCode).toBe(200);
  });

  it('안내받아 잡아 둔 자리는 입금하지 않은 자리로 센다', async () => {
    await open({ unpaidTripsPerPhone: BOOKING_LIMITS.unpaidTripsPerPhone });
    for (let trip = 0; trip < 2; trip += 1) {
      const { day, guest } = await fullDay();
      await join(day, A);
      await cancel(guest);
    }
    const small = await site.day({ totalCount: 4 });
    const refused = await site.book(small, { tel: A, guestCount: 1 });
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'PHONE_UNPAID']);
    expect((await site.book(small, { tel: B, guestCount: 1 })).statusCode).toBe(200);
  });
});

it('몫을 다 쓴 주소는 남의 번호가 대기를 신청했는지 알아내지 못한다', async () => {
  await open({ ...BOOKING_LIMITS, unpaidTripsPerPhone: 100 });
  const { day } = await fullDay();
  await join(day, A);
  const joinFrom = async (tel: string, guestCount: number) => {
    const payload = aBooking(day.id, { tel, guestCount });
    const response = await site.app.inject({
      method: 'POST',
      url: API.joinWaiting,
      payload,
      remoteAddress: '198.51.100.9',
    });
    return response.json<Partial<ErrorBody>>().code;
  };
  expect(await joinFrom('010-2000-0009', day.totalCount)).toBeUndefined();
  expect([await joinFrom(A, 1), await joinFrom(B, 1)]).toEqual(['ADDRESS_SEATS', 'ADDRESS_SEATS']);
  expect((await join(day, A)).json<ErrorBody>().code).toBe('ALREADY_WAITING');
});
