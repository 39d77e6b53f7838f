import { API, apiPath } from '#contract/paths';
import type { Stats } from '#contract/stats/stats.schema';
import type { ManagedGuest } from '#contract/booking/guest.schema';
import { erasePersonalData } from '#server/upkeep/nightly/privacy.service';
import { localBus } from '#server/bus/bus';
import { openSite, type Site } from '#tests/support/server/site';

let site: Site;
let operator: Record<string, string>;
beforeEach(async () => {
  site = await openSite();
  operator = await site.operator();
});
afterEach(() => site.close());

const read = async (period: string): Promise<Stats> => {
  const response = await site.get(`${API.stats}?${period}`, operator);
  expect(response.statusCode).toBe(200);
  return response.json<Stats>();
};
let callers = 0;
const add = async (id: number, guestCount: number, paid: 'Y' | 'N'): Promise<ManagedGuest> => {
  callers += 1;
  const tel = `010-0000-${String(callers).padStart(4, '0')}`;
  const response = await site.post(API.addGuest, { id, name: '이바다', tel, guestCount, paid }, operator);
  expect(response.statusCode).toBe(200);
  return response.json<ManagedGuest>();
};
const at = async (date: string): Promise<void> => {
  site.setClock(new Date(`${date}T09:00:00+09:00`));
  operator = await site.operator();
};

/** December 2026: two days that sail, one lost to the weather, one closed, one that is still ahead. */
const sail = async (): Promise<void> => {
  const values = { totalCount: 6, price: 20, reservePrice: 10 };
  const tuesday = await site.day({ ...values, date: '2026-12-01', fish: '갈치' });
  const wednesday = await site.day({ ...values, date: '2026-12-02', fish: '갈치' });
  await site.day({ ...values, date: '2026-12-03', fish: '갈치', state: 'CLOSE' });
  const saturday = await site.day({ ...values, date: '2026-12-05', fish: '한치' });
  await site.day({ ...values, date: '2026-12-20', fish: '한치' });
  await site.day({ ...values, date: '2025-12-02', fish: '갈치', totalCount: 10 });
  await site.day({ ...values, date: '2025-12-15', fish: '갈치', totalCount: 10 });
  await add(tuesday.id, 2, 'Y');
  await add(tuesday.id, 3, 'N');
  await add(wednesday.id, 4, 'Y');
  await add(saturday.id, 1, 'Y');
  const late = await add(saturday.id, 2, 'Y');
  await at('2026-12-01');
  await site.post(API.cancelTrip, { id: wednesday.id, reason: 'WEATHER' }, operator);
  // Four days before the trip: half of the deposit of 20 is refunded.
  await site.post(apiPath(API.cancelGuest, { id: late.id }), {}, operator);
  await at('2026-12-10');
};

describe('운영자의 통계', () => {
  it('오늘까지의 날과 자리와 돈을 세고, 지난해의 같은 날까지와 나란히 보인다', async () => {
    await sail();
    const { now, before } = await read('year=2026&month=12');
    expect(now).toMatchObject({
      from: '2026-12-01',
      until: '2026-12-10',
      days: { sailed: 2, weather: 1, cancelled: 0 },
      seats: { offered: 12, sold: 6 },
      money: { deposits: 30, fares: 120, kept: 10 },
      cancellations: {
        bookings: 1,
        people: 2,
        byNotice: [
          { days: 7, bookings: 0 },
          { days: 3, bookings: 1 },
          { days: 1, bookings: 0 },
          { days: 0, bookings: 0 },
        ],
      },
      byWeekday: [
        { key: '2', days: 1, offered: 6, sold: 5 },
        { key: '6', days: 1, offered: 6, sold: 1 },
      ],
      byFish: [
        { key: '갈치', days: 1, offered: 6, sold: 5 },
        { key: '한치', days: 1, offered: 6, sold: 1 },
      ],
      byTide: [
        { key: '조금', days: 1, offered: 6, sold: 5 },
        { key: '4물', days: 1, offered: 6, sold: 1 },
      ],
    });
    expect(before).toMatchObject({ from: '2025-12-01', until: '2025-12-10', seats: { offered: 10, sold: 0 } });
    expect((await read('year=2026')).now).toMatchObject({ from: '2026-01-01', days: { sailed: 2, weather: 1 } });
  });

  it('예약을 남긴 운항취소도 고른 까닭으로 세고, 다시 열었다가 까닭 없이 취소한 날은 날씨로 세지 않는다', async () => {
    await at('2026-12-01');
    const kept = await site.day({ date: '2026-12-02' });
    const reopened = await site.day({ date: '2026-12-03' });
    const setState = (id: number, state: string, reason?: string) =>
      site.post(API.updateDayState, { id, state, reason }, operator);
    await setState(kept.id, 'CANCEL', 'WEATHER');
    await site.post(API.cancelTrip, { id: reopened.id, reason: 'WEATHER' }, operator);
    await setState(reopened.id, 'OPEN');
    await setState(reopened.id, 'CANCEL');
    await at('2026-12-10');
    expect((await read('year=2026&month=12')).now.days).toEqual({ sailed: 0, weather: 1, cancelled: 1 });
  });

  it('인원을 줄이고 환불을 보낸 예약을 다시 줄이거나 취소하거나 출조가 취소되어도, 앞서 남은 돈은 남은 예약금에 있다', async () => {
    const values = { totalCount: 20, price: 20, reservePrice: 10 };
    const { id } = await site.day({ ...values, date: '2026-12-05' });
    const twice = await add(id, 4, 'Y');
    const cancelled = await add(id, 4, 'Y');
    const withTrip = await add(id, 4, 'Y');
    // Four days before the trip, half of the surplus is refunded and half kept.
    await at('2026-12-01');
    const ok = async (path: string, body: object): Promise<void> => {
      expect((await site.post(path, body, operator)).statusCode).toBe(200);
    };
    const reduce = ({ id: guest, name, phone }: ManagedGuest, guestCount: number): Promise<void> =>
      ok(API.updateGuest, { id: guest, name, tel: phone, guestCount });
    const refund = ({ id: guest }: ManagedGuest): Promise<void> => ok(apiPath(API.markRefunded, { id: guest }), {});
    const keptNow = async (): Promise<number> => {
      await at('2026-12-10');
      const { kept } = (await read('year=2026&month=12')).now.money;
      await at('2026-12-01');
      return kept;
    };
    for (const guest of [twice, cancelled, withTrip]) {
      await reduce(guest, 3);
      await refund(guest);
    }
    expect(await keptNow()).toBe(15);
    await reduce(twice, 2);
    await refund(twice);
    expect(await keptNow()).toBe(20);
    await ok(apiPath(API.cancelGuest, { id: cancelled.id }), {});
    expect(await keptNow()).toBe(35);
    await ok(API.cancelTrip, { id, reason: 'WEATHER' });
    expect(await keptNow()).toBe(35);
    await ok(API.restoreTrip, { id });
    await reduce(withTrip, 4);
    expect(await keptNow()).toBe(35);
  });

  it('남은 예약금은 취소된 예약을 지워도 그대로이다', async () => {
    await sail();
    const before = await read('year=2026&month=12');
    expect(before.now.money.kept).toBeGreaterThan(0);
    const cancelled = await site.db.selectFrom('guests').select('id').where('state', '=', 'CANCEL').execute();
    for (const { id } of cancelled) {
      await site.post(apiPath(API.markRefunded, { id }), {}, operator);
      expect((await site.post(apiPath(API.deleteGuest, { id }), {}, operator)).statusCode).toBe(200);
    }
    expect((await read('year=2026&month=12')).now.money).toEqual(before.now.money);
  });

  it('개인정보를 지운 뒤에도 숫자는 그대로이고, 누구의 이름과 번호도 없다', async () => {
    await sail();
    const before = await read('year=2026&month=12');
    await erasePersonalData({ db: site.db, clock: () => new Date('2026-12-10T09:00:00+09:00'), bus: localBus() });
    expect(await read('year=2026&month=12')).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/이바다|010-/);
  });

  it('파일에는 같은 숫자가 지난해와 나란히 있다', async () => {
    await sail();
    const { headers, body } = await site.get(`${API.statsCsv}?year=2026&month=12`, operator);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('통계 2026년 12월.csv');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('\uFEFF구분,항목,숫자,2026년,2025년');
    expect(lines).toContain('합계,받은 예약금,만원,30,0');
    expect(lines).toContain('합계,낸 자리,,12,10');
    expect(lines).toContain('어종,갈치,예약 인원,5,0');
    expect(lines).toContain('취소한 때,3일 전부터,취소된 예약,1,0');
  });

  it('파일의 요일과 물때는 화면처럼 차례대로이고, 어종은 많이 탄 것이 먼저이다', async () => {
    const values = { totalCount: 6, price: 20, reservePrice: 10 };
    // A Sunday of the 13th tide comes before a Monday of the 14th and a Tuesday of 조금.
    await site.day({ ...values, date: '2026-11-29', fish: '한치' });
    await site.day({ ...values, date: '2026-11-30', fish: '한치' });
    const third = await site.day({ ...values, date: '2026-12-01', fish: '갈치' });
    await site.day({ ...values, date: '2026-12-02', fish: '갈치' });
    await add(third.id, 2, 'Y');
    await at('2026-12-10');
    const { body } = await site.get(`${API.statsCsv}?year=2026`, operator);
    const items = (group: string) => [
      ...new Set(body.split('\r\n').flatMap((line) => (line.startsWith(`${group},`) ? [line.split(',')[1]] : []))),
    ];
    expect(items('요일')).toEqual(['월', '화', '수', '일']);
    expect(items('어종')).toEqual(['갈치', '한치']);
    expect(items('물때')).toEqual(['1물', '13물', '14물', '조금']);
  });

  it('앞으로의 기간은 비어 있고, 없는 달은 고쳐 적으라고 답한다', async () => {
    await sail();
    expect((await read('year=2027&month=3')).now).toMatchObject({
      days: { sailed: 0 },
      seats: { offered: 0 },
      byFish: [],
    });
    const response = await site.get(`${API.stats}?year=2026&month=13`, operator);
    expect(response.statusCode).toBe(400);
  });
});
