import { describe, expect, it } from '@jest/globals';
import { color, rootDeclarations, space } from './tokens';

describe('디자인 토큰의 이름', () => {
  it('숫자는 한 덩어리로 이어진다', () => {
    expect(space.s12).toBe('var(--s-12)');
    expect(color.ink2).toBe('var(--ink-2)');
    expect(rootDeclarations).toContain('--s-12: 12px;');
  });
});
