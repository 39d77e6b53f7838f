import { describe, expect, it } from '@jest/globals';
import { layoutValues, radiusValues, shadowValues, spaceValues, type } from '../theme/tokens';
import { inBothUnits, inPixels, shadowParts, typeParts } from './values';

describe('토대에 적는 값', () => {
  it('길이는 px와 rem으로 읽는다', () => {
    expect(inPixels('1.75rem')).toBe(28);
    expect(inBothUnits('0.8125rem')).toBe('13px · 0.8125rem');
    expect(inBothUnits('20px')).toBe('20px · 1.25rem');
  });
  it('읽지 못하는 토큰이 없다', () => {
    const lengths = [spaceValues, layoutValues, radiusValues].flatMap((values) => Object.values(values));
    expect(lengths.filter((length) => !(inPixels(length) > 0))).toEqual([]);
    const parts = [...Object.values(type).map(typeParts), ...Object.values(shadowValues).map(shadowParts)];
    expect(parts.flatMap((part) => Object.values(part)).filter((part) => part === '')).toEqual([]);
  });
});
