import { expect, test } from '@jest/globals';
import { countedText } from './liveToast';

test('한꺼번에 들어온 것은 무슨 일이 몇 건인지 종류마다 말한다', () => {
  const booked = Array.from({ length: 12 }, () => ({ action: 'BOOKED' as const }));
  expect(countedText(booked)).toEqual(['새 예약 12건이 들어왔습니다.']);
  expect(countedText([...booked, { action: 'CANCELLED' }, { action: 'PAID' }])).toEqual([
    '새 예약 12건이 들어왔습니다.',
    '예약 1건의 입금이 확인되었습니다.',
    '예약 1건이 취소되었습니다.',
  ]);
});
