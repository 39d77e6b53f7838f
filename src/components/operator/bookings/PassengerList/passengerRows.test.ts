import { describe, expect, it } from '@jest/globals';
import { aGuest } from '#mocks/builders';
import { passengerGroups } from './passengerRows';

const numbers = (guests: Parameters<typeof passengerGroups>[0], seats: number) =>
  passengerGroups(guests, seats).map((group) => [group.kind, ...group.numbers]);

describe('승선자 명단의 자리', () => {
  it('예약마다 인원만큼 번호를 주고, 남은 자리는 빈 줄로 둔다', () => {
    expect(numbers([aGuest({ guestCount: 2 }), aGuest({ id: 2, guestCount: 1 })], 5)).toEqual([
      ['booking', 1, 2],
      ['booking', 3],
      ['empty', 4],
      ['empty', 5],
    ]);
  });
  it('취소된 예약은 싣지 않는다', () => {
    expect(numbers([aGuest({ state: 'CANCEL' })], 1)).toEqual([['empty', 1]]);
  });
  it('자리가 다 찼으면 빈 줄이 없다', () => {
    expect(numbers([aGuest({ guestCount: 3 })], 3)).toEqual([['booking', 1, 2, 3]]);
  });
  it('정원이 0명이고 예약이 없으면 아무 줄도 없다', () => {
    expect(numbers([], 0)).toEqual([]);
  });
});
