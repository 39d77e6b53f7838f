import { expect, test } from '@jest/globals';
import { countedText } from './liveToast';

const change = (action: 'BOOKED' | 'EDITED' | 'PAID' | 'CANCELLED') => ({ action });

test('한꺼번에 온 소식은 한 줄이고, 무슨 일이 몇 건인지 말한다', () => {
  expect(countedText(Array.from({ length: 12 }, () => change('BOOKED')))).toBe('새 예약 12건이 들어왔습니다.');
  expect(countedText([change('CANCELLED'), change('BOOKED'), change('BOOKED')])).toBe('새 예약 2건 · 예약 취소 1건');
});
