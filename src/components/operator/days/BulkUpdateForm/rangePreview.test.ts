import { expect, test } from '@jest/globals';
import { aDay, aMonth } from '#mocks/builders';
import { crowdedReason } from './crowdedReason';
import { monthsOf, rangePreview } from './rangePreview';

const plan = { fish: '참돔', totalCount: 20, price: 20, reservePrice: 10 };

test('기간에 걸치는 달을 모두 센다', () => {
  expect(monthsOf({ stdate: '2026-12-05', eddate: '2026-12-05' })).toEqual([{ year: 2026, month: 12 }]);
  expect(monthsOf({ stdate: '2026-11-30', eddate: '2027-01-01' })).toEqual([
    { year: 2026, month: 11 },
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
});

test('양 끝을 포함해 새로 등록하는 날과 변경되는 날을 나눈다', () => {
  const days = aMonth('2026-12-01', 10, () => ({ guestCount: 0 }));
  expect(rangePreview({ ...plan, stdate: '2026-12-10', eddate: '2026-12-12' }, days)).toEqual({
    created: 2,
    skipped: 0,
    changed: 1,
    same: 0,
    booked: [],
    crowded: [],
  });
  expect(rangePreview({ ...plan, stdate: '2027-01-01', eddate: '2027-01-31' }, days)).toEqual({
    created: 31,
    skipped: 0,
    changed: 0,
    same: 0,
    booked: [],
    crowded: [],
  });
});

test('예약이 있는 날은 기간 안의 것만 말한다', () => {
  const days = [
    aDay({ id: 1, date: '2026-12-04', guestCount: 3 }),
    aDay({ id: 2, date: '2026-12-05', guestCount: 12 }),
    aDay({ id: 3, date: '2026-12-06', guestCount: 0 }),
  ];
  expect(rangePreview({ ...plan, stdate: '2026-12-05', eddate: '2026-12-06' }, days).booked).toEqual([
    { date: '2026-12-05', guestCount: 12 },
  ]);
});

test('이미 같은 날은 변경되는 날로 세지 않는다', () => {
  const days = [
    aDay({ id: 1, date: '2026-12-04', ...plan, guestCount: 3 }),
    aDay({ id: 2, date: '2026-12-05', ...plan, price: 18, guestCount: 12 }),
  ];
  expect(rangePreview({ ...plan, stdate: '2026-12-04', eddate: '2026-12-06' }, days)).toEqual({
    created: 1,
    skipped: 0,
    changed: 1,
    same: 1,
    booked: [{ date: '2026-12-05', guestCount: 12 }],
    crowded: [],
  });
});

test('상태만 바꾸면 없는 날은 건너뛰고, 정원이 모자란 날도 없다', () => {
  const days = [
    aDay({ id: 1, date: '2026-12-04', guestCount: 3 }),
    aDay({ id: 2, date: '2026-12-05', state: 'CANCEL', guestCount: 12 }),
  ];
  expect(rangePreview({ stdate: '2026-12-04', eddate: '2026-12-06', state: 'CANCEL' }, days)).toEqual({
    created: 0,
    skipped: 1,
    changed: 1,
    same: 1,
    booked: [{ date: '2026-12-04', guestCount: 3 }],
    crowded: [],
  });
});

test('정원보다 예약이 많은 날을 모두 말한다', () => {
  const days = Array.from({ length: 7 }, (_, index) =>
    aDay({ id: index + 1, date: `2026-12-0${index + 1}`, guestCount: index + 1 }),
  );
  const { crowded } = rangePreview({ ...plan, totalCount: 1, stdate: '2026-12-01', eddate: '2026-12-31' }, days);
  expect(crowded.map(({ guestCount }) => guestCount)).toEqual([2, 3, 4, 5, 6, 7]);
  expect(crowdedReason(crowded)).toBe(
    '정원은 예약된 인원보다 적을 수 없습니다. (12월 2일(수) 2명, 12월 3일(목) 3명, 12월 4일(금) 4명, 12월 5일(토) 5명, 12월 6일(일) 6명, 12월 7일(월) 7명)',
  );
  expect(crowdedReason(crowded, 2)).toBe(
    '정원은 예약된 인원보다 적을 수 없습니다. (12월 2일(수) 2명, 12월 3일(목) 3명, 외 4일)',
  );
});
