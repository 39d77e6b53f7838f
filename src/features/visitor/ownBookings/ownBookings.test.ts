import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { forgetOwnBookings, forgetPastBookings, readOwnBookings, saveOwnBooking } from './ownBookings';

const number = (last: number): string => `4821-0937-${String(last).padStart(4, '0')}`;
const TODAY = '2026-11-20';

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('이 기기에서 하신 예약', () => {
  it('예약번호와 출조일만, 가까운 출조부터 한 번씩 둔다', () => {
    saveOwnBooking({ number: number(1), date: '2026-12-05' });
    saveOwnBooking({ number: number(2), date: '2026-11-24' });
    saveOwnBooking({ ...{ name: '김바다', phone: '010-0000-0001' }, number: number(1), date: '2026-12-12' });
    expect(readOwnBookings(TODAY)).toEqual([
      { number: number(2), date: '2026-11-24' },
      { number: number(1), date: '2026-12-12' },
    ]);
    expect(window.localStorage.getItem('own-bookings')).not.toContain('김바다');
  });

  it('출조일 3일 후가 되면 지운다', () => {
    saveOwnBooking({ number: number(1), date: TODAY });
    expect(readOwnBookings('2026-11-22')).toHaveLength(1);
    forgetPastBookings('2026-11-22');
    expect(readOwnBookings('2026-11-22')).toHaveLength(1);
    expect(readOwnBookings('2026-11-23')).toEqual([]);
    forgetPastBookings('2026-11-23');
    expect(window.localStorage.getItem('own-bookings')).toBeNull();
  });

  it('열 건까지 두고, 지우면 모두 없다', () => {
    for (let last = 1; last <= 11; last += 1) saveOwnBooking({ number: number(last), date: '2026-12-05' });
    const stored = readOwnBookings(TODAY).map((booking) => booking.number);
    expect(stored).toHaveLength(10);
    expect(stored).not.toContain(number(1));
    forgetOwnBookings();
    expect(readOwnBookings(TODAY)).toEqual([]);
  });

  it.each([
    '{',
    '7',
    '[null, 3, {"number": "<b>", "date": "2026-12-05"}, {"number": "4821-0937-0001", "date": "언젠가"}]',
  ])('저장된 것이 %s이어도 없는 것으로 읽는다', (stored) => {
    window.localStorage.setItem('own-bookings', stored);
    expect(readOwnBookings(TODAY)).toEqual([]);
  });

  it('브라우저가 저장을 막아도 오류가 나지 않는다', () => {
    for (const act of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, act).mockImplementation(() => {
        throw new Error('denied');
      });
    saveOwnBooking({ number: number(1), date: '2026-12-05' });
    expect(readOwnBookings(TODAY)).toEqual([]);
  });
});
