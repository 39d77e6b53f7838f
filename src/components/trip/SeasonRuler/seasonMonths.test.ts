import { describe, expect, test } from '@jest/globals';
import { aboutContent } from '#copy/aboutContent';

const { seasons } = aboutContent;
import { isInSeason } from '#contract/about/about.rules';
import { barPieces, type BarPiece } from './seasonMonths';

const monthsOf = (season: { from: number; to: number }) =>
  Array.from({ length: 12 }, (_, index) => index + 1).filter((month) => isInSeason(season, month));

describe('시즌', () => {
  test('해를 넘기는 시즌은 12월과 새해의 달을 함께 가진다', () => {
    expect(monthsOf({ from: 12, to: 3 })).toEqual([1, 2, 3, 12]);
    expect(monthsOf({ from: 5, to: 12 })).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
    expect(monthsOf({ from: 8, to: 8 })).toEqual([8]);
  });
  test('막대는 12월에서 시작하고, 5월~12월은 두 토막으로 나뉜다', () => {
    expect(barPieces({ from: 12, to: 3 })).toEqual([
      'first',
      'middle',
      'middle',
      'last',
      ...Array<BarPiece>(8).fill('none'),
    ]);
    expect(barPieces({ from: 5, to: 12 })).toEqual([
      'only',
      ...Array<BarPiece>(4).fill('none'),
      'first',
      ...Array<BarPiece>(5).fill('middle'),
      'last',
    ]);
  });
  test('어종이 없는 달은 없다', () => {
    for (let month = 1; month <= 12; month += 1)
      expect([month, seasons.some((season) => isInSeason(season, month))]).toEqual([month, true]);
  });
});
