import { expect, test } from '@jest/globals';
import { fileNameIn } from './download';

test.each([
  [
    'attachment; filename="guests-2026-12-05.csv"; filename*=UTF-8\'\'%EC%98%88%EC%95%BD%EC%9E%90%202026-12-05.csv',
    '예약자 2026-12-05.csv',
  ],
  ['attachment; filename="guests.csv"', 'guests.csv'],
  ['attachment; filename="plain.csv"; filename*=UTF-8\'\'%E0%A4%A', 'plain.csv'],
  [null, 'download'],
])('%s', (disposition, name) => {
  expect(fileNameIn(disposition)).toBe(name);
});
