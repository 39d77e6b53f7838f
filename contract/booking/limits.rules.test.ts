import { describe, expect, test } from '@jest/globals';
import { addressShare, BOOKING_LIMITS, exceedsUnpaidLimit } from './limits.rules';

describe('한 번호가 입금하지 않고 잡을 수 있는 자리', () => {
  test.each([
    [2, 40, false],
    [3, 20, false],
    [10, 20, false],
    [3, 21, true],
    [150, 150, true],
  ])('앞으로의 %i번 출조에 %i자리이면 지나친가: %s', (trips, seats, tooMuch) => {
    expect(exceedsUnpaidLimit({ trips, seats }, 20, BOOKING_LIMITS)).toBe(tooMuch);
  });
});

test.each([
  [20, 300, 60],
  [20, 50, 10],
  [20, 75, 15],
  [7, 50, 4],
])('정원 %i명의 %i%%는 %i자리이다', (totalCount, percent, seats) => {
  expect(addressShare(totalCount, percent)).toBe(seats);
});
