import { describe, expect, it } from '@jest/globals';
import { contrast, shownContrast } from './contrast';

describe('명도 대비', () => {
  it('흰색과 검은색은 21, 같은 색은 1이다', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#0f62c4', '#0f62c4')).toBe(1);
  });
  it('어느 색을 먼저 적어도 같다', () => {
    expect(contrast('#191f28', '#ffffff')).toBe(contrast('#ffffff', '#191f28'));
  });
  it('알려진 값과 같다', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#949494', '#ffffff')).toBeCloseTo(3.03, 2);
  });
  it('적을 때는 올리지 않는다', () => {
    expect(shownContrast(4.499)).toBe(4.49);
    expect(shownContrast(4.5)).toBe(4.5);
  });
});
