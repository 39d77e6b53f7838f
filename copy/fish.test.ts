import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { fishArt } from './fish';

test.each([
  ['갈치', 'galchi'],
  ['참돔', 'chamdom'],
  ['오징어·참돔', 'ojingeo'],
  ['제주 은갈치, 한치', 'galchi'],
  ['한치·갈치', 'hanchi'],
  ['갈치'.normalize('NFD'), 'galchi'],
])('%s의 그림은 먼저 적은 어종의 것이고, 그 파일이 있다', (fish, art) => {
  expect(fishArt(fish)).toBe(art);
  expect(existsSync(new URL(`../public/art/${art}.svg`, import.meta.url))).toBe(true);
});

test.each(['', '고등어', '갈 치', 'constructor'])('그림이 없는 어종 %j에는 그림을 붙이지 않는다', (fish) => {
  expect(fishArt(fish)).toBeNull();
});
