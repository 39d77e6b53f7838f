import { describe, expect, it, test } from '@jest/globals';
import { figuresOf, isCounted, statsPeriods, type CountedBooking, type CountedDay } from './stats.rules';

describe('통계의 기간', () => {
  test.each([
    [
      '지난 달은 그 달 전체',
      { year: 2026, month: 10 },
      '2026-11-20',
      ['2026-10-01', '2026-10-31'],
      ['2025-10-01', '2025-10-31'],
    ],
    [
      '이번 달은 오늘까지, 지난해도 같은 날까지',
      { year: 2026, month: 11 },
      '2026-11-20',
      ['2026-11-01', '2026-11-20'],
      ['2025-11-01', '2025-11-20'],
    ],
    [
      '올해는 오늘까지, 지난해도 같은 날까지',
      { year: 2026 },
      '2026-11-20',
      ['2026-01-01', '2026-11-20'],
      ['2025-01-01', '2025-11-20'],
    ],
    [
      '윤달의 마지막 날은 지난해의 마지막 날과',
      { year: 2028, month: 2 },
      '2028-02-29',
      ['2028-02-01', '2028-02-29'],
      ['2027-02-01', '2027-02-28'],
    ],
    [
      '윤년의 2월 29일까지는 지난해의 2월 28일까지와',
      { year: 2028 },
      '2028-02-29',
      ['2028-01-01', '2028-02-29'],
      ['2027-01-01', '2027-02-28'],
    ],
    [
      '달의 마지막 날에는 그 달 전체',
      { year: 2026, month: 11 },
      '2026-11-30',
      ['2026-11-01', '2026-11-30'],
      ['2025-11-01', '2025-11-30'],
    ],
    [
      '앞으로의 달에는 아무 날도 없고, 지난해와도 견주지 않는다',
      { year: 2026, month: 12 },
      '2026-11-20',
      ['2026-12-01', '2026-11-30'],
      ['2025-12-01', '2025-11-30'],
    ],
  ])('%s', (_, query, today, now, before) => {
    expect(statsPeriods(query, today)).toEqual({ now, before });
  });
});

const booking = (over: Partial<CountedBooking> = {}): CountedBooking => ({
  state: 'COMPLETE',
  guestCount: 2,
  price: 20,
  reservePrice: 10,
  paid: 20,
  refund: null,
  cancelledAt: null,
  withTrip: false,
  kept: 0,
  ...over,
});
const day = (over: Partial<CountedDay> = {}): CountedDay => ({
  date: '2026-11-14',
  week: 6,
  state: 'OPEN',
  fish: '갈치',
  totalCount: 20,
  guestCount: 2,
  departAt: null,
  returnAt: null,
  meetAt: null,
  reason: null,
  bookings: [booking()],
  ...over,
});
const figures = (...days: CountedDay[]) => figuresOf(days, ['2026-11-01', '2026-11-30'], () => '4물');

describe('통계의 숫자', () => {
  it('예약이 없이 닫은 날은 낸 자리가 아니고, 닫았어도 손님이 탄 날은 낸 자리이다', () => {
    const { days, seats } = figures(day({ state: 'CLOSE', guestCount: 0, bookings: [] }), day({ state: 'CLOSE' }));
    expect(days.sailed).toBe(1);
    expect(seats).toEqual({ offered: 20, sold: 2 });
  });

  it('날씨로 취소한 날과 다른 까닭으로 취소한 날을 나누어 센다', () => {
    const off = (reason: CountedDay['reason']) => day({ state: 'CANCEL', guestCount: 0, reason, bookings: [] });
    expect(figures(off('WEATHER'), off('TOO_FEW'), off(null)).days).toEqual({ sailed: 0, weather: 1, cancelled: 2 });
  });

  it('통째로 빌린 배의 선비와 예약금은 약속한 금액이다', () => {
    const charter = booking({ guestCount: 4, totalPrice: 150, totalReservePrice: 50, paid: 50 });
    expect(figures(day({ guestCount: 4, bookings: [charter] })).money).toEqual({ deposits: 50, fares: 150, kept: 0 });
  });

  it.each([
    ['환불하기 전에도', null],
    ['환불한 뒤에도', '2026-11-12T00:00:00.000Z'],
  ])('인원을 줄이고 돌려주지 않은 예약금은 %s 남은 예약금이다', (_, refundedAt) => {
    const fewer = booking({ paid: 30, refund: { rate: 50, amount: 5, refundedAt } });
    expect(figures(day({ bookings: [fewer] })).money).toEqual({ deposits: 20, fares: 40, kept: 5 });
  });

  it('오늘의 출조는 출항 시각이 지나야, 시각을 모르면 그날이 지나야 세고, 취소된 출조는 바로 센다', () => {
    const policy = { departAt: '05:00', returnAt: null, meetAt: null };
    const none = { ...policy, departAt: null };
    const at = (clock: string) => new Date(`2026-11-14T${clock}:00+09:00`);
    expect([isCounted(day(), policy, at('04:59')), isCounted(day(), policy, at('05:00'))]).toEqual([false, true]);
    expect(isCounted(day({ departAt: '17:00' }), policy, at('05:00'))).toBe(false);
    expect(isCounted(day({ date: '2026-11-13' }), none, at('00:00'))).toBe(true);
    expect(isCounted(day(), none, at('23:59'))).toBe(false);
    expect(isCounted(day({ state: 'CANCEL' }), policy, at('00:00'))).toBe(true);
  });

  it('운항과 함께 취소된 예약은 손님이 취소한 것으로 세지 않고, 취소는 한국 시각의 날수로 나눈다', () => {
    const cancelled = (cancelledAt: string, withTrip = false) =>
      booking({ state: 'CANCEL', cancelledAt, withTrip, refund: { rate: 50, amount: 10, refundedAt: null } });
    const { cancellations, money } = figures(
      day({
        guestCount: 0,
        bookings: [
          // 23:30 in Seoul seven days before, and 00:30 six days before.
          cancelled('2026-11-07T14:30:00.000Z'),
          cancelled('2026-11-07T15:30:00.000Z'),
          cancelled('2026-11-13T15:30:00.000Z'),
          cancelled('2026-11-10T00:00:00.000Z', true),
        ],
      }),
    );
    expect(cancellations).toEqual({
      bookings: 3,
      people: 6,
      byNotice: [
        { days: 7, bookings: 1 },
        { days: 3, bookings: 1 },
        { days: 1, bookings: 0 },
        { days: 0, bookings: 1 },
      ],
    });
    expect(money.kept).toBe(40);
  });
});
