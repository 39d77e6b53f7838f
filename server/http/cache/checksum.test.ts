import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { followedBy, multiplied } from './checksum';

it.each([0, 1, 2, 13, 1000, 1_000_000])('뒤에 %i바이트가 붙은 것의 검사합을 두 검사합으로 안다', (length) => {
  const first = randomBytes(50);
  const second = randomBytes(length);
  const sum = (multiplied(followedBy(length), crc32(first)) ^ crc32(second)) >>> 0;
  expect(sum).toBe(crc32(Buffer.concat([first, second])));
});
