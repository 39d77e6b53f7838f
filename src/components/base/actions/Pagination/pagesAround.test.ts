import { expect, test } from '@jest/globals';
import { pagesAround } from './pagesAround';

test('지금 쪽의 양쪽으로 다섯 쪽까지 보인다', () => {
  expect(pagesAround(10, 30)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
});
test('처음과 끝을 넘지 않는다', () => {
  expect(pagesAround(0, 3)).toEqual([0, 1, 2]);
  expect(pagesAround(29, 30)).toEqual([24, 25, 26, 27, 28, 29]);
  expect(pagesAround(0, 0)).toEqual([]);
});
