import { describe, expect, test } from '@jest/globals';
import { standing } from './lookup';

describe('조회한 예약의 돈', () => {
  const texts = [
    standing.moreDueNext,
    standing.editRefundOwed('20만원', 100, '20만원'),
    standing.editRefundNone('20만원'),
  ];

  test('다른 날로 옮겨 금액이 달라진 분께도 보이므로 인원이 바뀌었다고 하지 않는다', () => {
    for (const text of texts) expect(text).not.toContain('인원');
  });
});
