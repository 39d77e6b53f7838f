import { expect, test } from '@jest/globals';
import { qrPath } from './qrPath';

test('QR 코드의 검은 칸은 줄마다 이어진 칸끼리 한 네모가 된다', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
});
