import { expect, test } from '@jest/globals';
import { aDay, aMonth } from '../../../mocks/builders';
import { monthsOf, rangePreview } from './rangePreview';

test('기간에 걸치는 달을 모두 센다', () => {
  expect(monthsOf({ stdate: '2026-12-05', eddate: '2026-12-05' })).toEqual([{ year: 2026, month: 12 }]);
  expect(monthsOf({ stdate: '2026-11-30', eddate: '2027-01-01' })).toEqual([
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
});

test('양 끝을 포함해 새로 만드는 날과 변경되는 날을 나눈다', () => {
  const days = aMonth('2026-12-01', 10, () => ({ guestCount: 0 }));
  expect(rangePreview({ stdate: '2026-12-10', eddate: '2026-12-12' }, days)).toEqual({
    created: 2,
    changed: 1,
    booked: [],
  });
  expect(rangePreview({ stdate: '2027-01-01', eddate: '2027-01-31' }, days)).toEqual({
    created: 31,
    changed: 0,
    booked: [],
  });
});

test('예약이 있는 날은 기간 안의 것만 말한다', () => {
  const days = [
    aDay({ id: 1, date: '2026-12-04', guestCount: 3 }),
    aDay({ id: 2, date: '2026-12-05', guestCount: 12 }),
    aDay({ id: 3, date: '2026-12-06', guestCount: 0 }),
  ];
  expect(rangePreview({ stdate: '2026-12-05', eddate: '2026-12-06' }, days).booked).toEqual([
    { date: '2026-12-05', guestCount: 12 },
  ]);
});
