import { expect, test } from '@jest/globals';
import { beginsAsPicture, pictureType } from './logo.rules';

test.each([
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0], 'image/jpeg'],
  ['GIF', [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0], null],
  ['WebP', [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0], null],
  ['잘린 PNG', [0x89, 0x50, 0x4e], null],
  ['빈 파일', [], null],
])('%s의 첫 바이트', (_, bytes, type) => {
  expect(pictureType(Uint8Array.from(bytes))).toBe(type);
  expect(beginsAsPicture(Uint8Array.from(bytes))).toBe(type !== null);
});
