import { describe, expect, test } from '@jest/globals';
import { refundPercent, refundRows } from '#contract/booking/refund.rules';
import { addDays } from '#contract/day/calendar.rules';
import { booking } from './booking';

const TRIP = '2026-12-05';

/** Whether the text of a row applies to a cancellation that many days before the trip. */
const meant = (words: string, days: number): boolean => {
  const until = /(\d+)일 전까지/.exec(words);
  if (until) return days >= Number(until[1]);
  const from = /(\d+)일 전부터 당일까지/.exec(words);
  return from !== null && days <= Number(from[1]);
};

describe('환불 규정의 말', () => {
  test.each(Array.from({ length: 15 }, (_, days) => days))(
    '출조 %i일 전에 취소하는 사람에게 맞는 첫 줄이 실제로 환불되는 비율이다',
    (days) => {
      const row = refundRows(TRIP).find(({ edge, daysBefore }) =>
        meant(edge === 'from' ? booking.refundLate(daysBefore) : booking.refundBefore(daysBefore), days),
      );
      expect(row?.percent).toBe(refundPercent(TRIP, addDays(TRIP, -days)));
    },
  );
});
