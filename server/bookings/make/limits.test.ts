import { BOOKING_LIMITS } from '#server/limits/limits';
import { phoneRefusal, withSeats } from './limits.service';
import type { ReserveDay } from '#contract/day/day.schema';
import type { ErrorBody } from '#contract/errors';
import { API, apiPath } from '#contract/paths';
import { DAY_MS } from '#contract/time.rules';
import { errorText } from '#copy/errors';
import { aBooking, openSite, SECRET, type Site } from '#tests/support/server/site';

let site: Site;
beforeEach(async () => {
  site = await openSite({ limits: BOOKING_LIMITS });
});
afterEach(() => site.close());

const days = (count: number, over: Partial<ReserveDay> = {}): Promise<ReserveDay[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      site.day({ date: new Date(Date.UTC(2026, 11, 1 + index)).toISOString().slice(0, 10), ...over }),
    ),
  );
const phone = (number: number): string => `010-0001-${String(number).padStart(4, '0')}`;
const from = (remoteAddress: string, day: ReserveDay, over: Record<string, unknown>) =>
  site.app.inject({ method: 'POST', url: API.createBooking, payload: aBooking(day.id, over), remoteAddress });
const sold = async (): Promise<number> => {
  const { seats } = await site.db
    .selectFrom('days')
    .select((eb) => eb.fn.sum('guestCount').as('seats'))
    .executeTakeFirstOrThrow();
  return Number(seats);
};
/** A different address for each request, so that only the limit of the telephone number applies. */
let line = 0;
const elsewhere = (): string => `203.0.${Math.floor((line += 1) / 250)}.${line % 250}`;

describe('한 번호가 입금하지 않고 잡는 자리', () => {
  it('150일을 한꺼번에 신청해도 두 번의 출조까지이고, 전화하라는 말을 듣는다', async () => {
    const ahead = await days(150);
    const responses = await Promise.all(ahead.map((day) => from(elsewhere(), day, { guestCount: 20 })));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(await sold()).toBe(40);
    const refused = responses.find(({ statusCode }) => statusCode !== 200);
    expect([refused?.statusCode, refused?.json<ErrorBody>()]).toEqual([
      409,
      { code: 'PHONE_UNPAID', message: errorText.PHONE_UNPAID },
    ]);
    expect(errorText.PHONE_UNPAID).toContain('전화해 주세요.');
  });

  it('배 한 척의 자리까지는 몇 번의 출조이든 신청할 수 있다', async () => {
    for (const day of await days(10)) expect((await from(elsewhere(), day, {})).statusCode).toBe(200);
    expect((await from(elsewhere(), await site.day({ date: '2026-12-24' }), {})).statusCode).toBe(409);
  });

  it('입금했거나 취소했거나 지났거나 운항이 취소된 예약은 세지 않고, 남의 번호는 그대로이다', async () => {
    const [paid, cancelled, calledOff, past, next] = (await days(5)) as [
      ReserveDay,
      ReserveDay,
      ReserveDay,
      ReserveDay,
      ReserveDay,
    ];
    const operator = await site.operator();
    for (const [day, path] of [
      [paid, API.completeGuest],
      [cancelled, API.cancelGuest],
    ] as const) {
      const guest = await site.booked(day, { guestCount: 20 });
      expect((await site.get(apiPath(path, { id: guest.id }), operator)).statusCode).toBe(200);
    }
    await site.booked(calledOff, { guestCount: 20 });
    await site.db.updateTable('days').set({ state: 'CANCEL' }).where('id', '=', calledOff.id).execute();
    site.moveClock(61_000);
    await site.booked(past, { guestCount: 20 });
    await site.db.updateTable('days').set({ date: '2026-11-10' }).where('id', '=', past.id).execute();
    site.moveClock(61_000);
    expect((await site.book(next, { guestCount: 20 })).statusCode).toBe(200);
    const others = await Promise.all(['2026-12-20', '2026-12-21', '2026-12-22'].map((date) => site.day({ date })));
    for (const day of others)
      expect((await from(elsewhere(), day, { tel: phone(1), guestCount: 5 })).statusCode).toBe(200);
  });

  it('자리가 없어 거절될 예약은 남은자리를 듣는다', async () => {
    const [first, second, full] = (await days(3)) as [ReserveDay, ReserveDay, ReserveDay];
    for (const day of [first, second]) await from(elsewhere(), day, { guestCount: 20 });
    await from(elsewhere(), full, { tel: phone(1), guestCount: 20 });
    expect((await from(elsewhere(), full, {})).json<ErrorBody>().code).toBe('SEATS_GONE');
  });
});

describe('한 번호가 입금하지 않고 잡을 수 있는 자리', () => {
  it.each([
    [2, 40, null],
    [3, 20, null],
    [10, 20, null],
    [3, 21, 'PHONE_UNPAID'],
    [150, 150, 'PHONE_UNPAID'],
  ])('앞으로의 %i번 출조에 %i자리이면: %s', (trips, seats, code) => {
    const use = { made: { count: 1, first: null }, unpaid: { trips, seats } };
    expect(phoneRefusal({ limits: BOOKING_LIMITS }, use, 20, new Date())?.code ?? null).toBe(code);
  });
});

describe('한 번호의 한 시간', () => {
  it('취소를 섞어도 정해진 수만큼만 예약되고, 한 시간이 지나면 다시 된다', async () => {
    const day = await site.day({ totalCount: 20 });
    const operator = await site.operator();
    for (let made = 0; made < BOOKING_LIMITS.bookingsPerPhoneHour; made += 1) {
      const guest = (await from(elsewhere(), day, {})).json<{ id: number }>();
      await site.get(apiPath(API.cancelGuest, { id: guest.id }), operator);
    }
    site.moveClock(1_000_000);
    const refused = await from(elsewhere(), day, {});
    expect([refused.statusCode, refused.json<ErrorBody>().message]).toEqual([429, errorText.PHONE_TOO_OFTEN]);
    expect(refused.headers['retry-after']).toBe('2600');
    expect((await site.reread(day)).guestCount).toBe(0);
    site.moveClock(2_600_000);
    expect((await from(elsewhere(), day, {})).statusCode).toBe(200);
  });

  it('한꺼번에 보내도 정해진 수만큼이다', async () => {
    const day = await site.day({ totalCount: 1000 });
    const responses = await Promise.all(Array.from({ length: 60 }, () => from(elsewhere(), day, { guestCount: 1 })));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(BOOKING_LIMITS.bookingsPerPhoneHour);
    expect(await sold()).toBe(BOOKING_LIMITS.bookingsPerPhoneHour);
  });
});

describe('시계가 하루 앞섰다가 돌아오면', () => {
  it('그동안의 예약과 메시지는 한 번호의 한 시간에 세지 않는다', async () => {
    await site.close();
    const limits = { ...BOOKING_LIMITS, bookingsPerPhoneHour: 3, messagesPerPhoneHour: 3 };
    site = await openSite({ limits });
    const day = await site.day({ totalCount: 20 });
    const book = () => from(elsewhere(), day, { guestCount: 1 });
    site.moveClock(DAY_MS);
    for (let made = 0; made < 3; made += 1) expect((await book()).statusCode).toBe(200);
    expect((await book()).statusCode).toBe(429);
    site.moveClock(-DAY_MS);
    for (let made = 0; made < 3; made += 1) expect((await book()).statusCode).toBe(200);
    expect((await book()).statusCode).toBe(429);
    const states = await site.db.selectFrom('messages').select('state').execute();
    expect(states.map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'QUEUED'));
  });
});

it.each([
  [20, 300, 60],
  [20, 50, 10],
  [20, 75, 15],
  [7, 50, 4],
])('정원 %i명의 %i%%는 %i자리이다', (boatLoad, percent, seats) => {
  const take = (guestCount: number) =>
    withSeats(
      [{ key: 'address', percent }],
      () => ({ count: seats - 1, until: new Date().toISOString() }),
      { guestCount, boatLoad },
      new Date(),
    );
  expect(take(1)).toMatchObject([{ count: seats }]);
  expect(() => take(2)).toThrow('ADDRESS_SEATS');
});

describe('한 주소의 1분', () => {
  it('번호를 바꾸어 가며 여러 날을 쓸어 담지 못하고, 1분 뒤에는 다시 된다', async () => {
    const ahead = await days(30);
    const responses = await Promise.all(
      ahead.map((day, index) => from('198.51.100.7', day, { tel: phone(index), guestCount: 20 })),
    );
    expect(await sold()).toBe(60);
    const refused = responses.filter(({ statusCode }) => statusCode !== 200);
    expect(new Set(refused.map((response) => response.json<ErrorBody>().message))).toEqual(
      new Set([errorText.ADDRESS_SEATS]),
    );
    expect([refused[0]?.statusCode, refused[0]?.headers['retry-after']]).toEqual([429, '60']);
    const open = ahead[responses.findIndex(({ statusCode }) => statusCode !== 200)] as ReserveDay;
    expect((await from('192.0.2.1', open, { tel: phone(99) })).statusCode).toBe(200);
    site.moveClock(60_000);
    expect((await from('198.51.100.7', open, { tel: phone(98) })).statusCode).toBe(200);
  });

  it('하루의 자리는 1분에 정해진 몫까지이고, 남은 자리는 다른 주소와 다음 1분의 것이다', async () => {
    const day = await site.day({ totalCount: 20 });
    const rush = async (address: string, first: number) =>
      Promise.all(
        Array.from({ length: 30 }, (_, index) => from(address, day, { tel: phone(first + index), guestCount: 1 })),
      );
    const refusals = (await rush('198.51.100.7', 0)).filter(({ statusCode }) => statusCode !== 200);
    expect(await sold()).toBe(15);
    expect(new Set(refusals.map((response) => response.json<ErrorBody>().message))).toEqual(
      new Set([errorText.ADDRESS_SEATS]),
    );
    expect((await from('192.0.2.1', day, { tel: phone(90), guestCount: 2 })).statusCode).toBe(200);
    site.moveClock(60_000);
    await rush('198.51.100.7', 40);
    expect(await sold()).toBe(20);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('서버 컴퓨터 자신(%s)에는 하루의 몫이 없다', async (address) => {
    const day = await site.day({ totalCount: 20 });
    for (let index = 0; index < 20; index += 1)
      expect((await from(address, day, { tel: phone(index), guestCount: 1 })).statusCode).toBe(200);
  });

  it('같은 컴퓨터의 프록시가 전한 주소에는 하루의 몫이 있다', async () => {
    await site.close();
    site = await openSite({
      settings: { secret: SECRET, bookingsPerMinute: 100_000, limits: BOOKING_LIMITS, trustProxy: ['127.0.0.1'] },
    });
    const day = await site.day({ totalCount: 20 });
    for (let index = 0; index < 20; index += 1)
      await site.app.inject({
        method: 'POST',
        url: API.createBooking,
        payload: aBooking(day.id, { tel: phone(index), guestCount: 1 }),
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
    expect(await sold()).toBe(15);
  });

  it('몫을 다 쓴 주소는 남의 번호가 예약했는지, 입금을 기다리는지 알아내지 못한다', async () => {
    await site.close();
    site = await openSite({ limits: BOOKING_LIMITS });
    const [day, ...others] = (await days(4, { totalCount: 20 })) as [ReserveDay, ...ReserveDay[]];
    expect((await from(elsewhere(), day, { tel: phone(1), guestCount: 2 })).statusCode).toBe(200);
    for (const other of others.slice(0, 2))
      expect((await from(elsewhere(), other, { tel: phone(2), guestCount: 11 })).statusCode).toBe(200);
    expect((await from('198.51.100.9', day, { tel: phone(9), guestCount: 15 })).statusCode).toBe(200);
    const codes = [];
    for (const number of [1, 2, 3]) {
      const response = await from('198.51.100.9', day, { tel: phone(number), guestCount: 1, askDuplicate: true });
      codes.push(response.json<ErrorBody>().code);
    }
    expect(codes).toEqual(['ADDRESS_SEATS', 'ADDRESS_SEATS', 'ADDRESS_SEATS']);
    // From another address, they get the response about their number.
    const own = async (number: number) =>
      (await from(elsewhere(), day, { tel: phone(number), guestCount: 1, askDuplicate: true })).json<ErrorBody>().code;
    expect([await own(1), await own(2)]).toEqual(['DUPLICATE_BOOKING', 'PHONE_UNPAID']);
  });

  it('배를 통째로 빌리는 예약 하나는 몫보다 커도 받는다', async () => {
    await site.close();
    site = await openSite({ limits: { ...BOOKING_LIMITS, addressDayPercent: 50, addressSeatPercent: 50 } });
    const [charter, day] = (await days(2)) as [ReserveDay, ReserveDay];
    expect((await from('198.51.100.7', charter, { guestCount: 20 })).statusCode).toBe(200);
    expect((await from('198.51.100.7', day, { tel: phone(1) })).statusCode).toBe(429);
  });
});
