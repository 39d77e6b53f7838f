import { describe, expect, it } from '@jest/globals';
import { litPath } from './moon.rules';

describe('달의 밝은 쪽', () => {
  it('그믐과 초하루에는 그리지 않는다', () => {
    expect(litPath(30)).toBeNull();
    expect(litPath(1)).toBeNull();
  });
  it('차오를 때는 오른쪽이 밝다: 초승달은 얇고, 열이틀은 반달보다 크다', () => {
    expect(litPath(2)).toBe('M10 1A9 9 0 0 1 10 19A8.80 9 0 0 0 10 1Z');
    expect(litPath(12)).toBe('M10 1A9 9 0 0 1 10 19A6.26 9 0 0 1 10 1Z');
  });
  it('기울 때는 왼쪽이 밝다: 스무사흘은 반달이고, 스무이레는 그믐달이다', () => {
    expect(litPath(23)).toBe('M10 1A9 9 0 0 0 10 19A0.28 9 0 0 0 10 1Z');
    expect(litPath(27)).toBe('M10 1A9 9 0 0 0 10 19A6.58 9 0 0 1 10 1Z');
  });
});
