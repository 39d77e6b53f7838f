import { describe, expect, it } from '@jest/globals';
import { cleanText } from '#contract/text.rules';
import { limitCharacters } from './limitCharacters';

describe('글자 수 제한', () => {
  it('제한 안의 글은 그대로 둔다', () => {
    expect(limitCharacters('김바다', 3, 5)).toEqual({ value: '김바다', caret: 3 });
  });
  it('넘친 글은 끝에서 자른다', () => {
    expect(limitCharacters('가나다라마바', 6, 5)).toEqual({ value: '가나다라마', caret: 5 });
  });
  it('가운데에 넣은 글이 넘치면 뒤의 글이 아니라 넣은 글을 자른다', () => {
    expect(limitCharacters('가나바사다라마', 4, 5)).toEqual({ value: '가나다라마', caret: 2 });
  });
  it('풀어쓴 한글도 한 글자로 센다', () => {
    expect(limitCharacters('가나다라마'.normalize('NFD'), 5, 5).value).toBe('가나다라마'.normalize('NFD'));
    expect(limitCharacters('가나다라마바'.normalize('NFD'), 12, 5).value).toBe('가나다라마');
  });
  it('보내지 않을 문자와 빈칸은 세지 않아, 붙여 넣은 글의 끝이 잘리지 않는다', () => {
    const limited = (typed: string, caret: number) => limitCharacters(typed, caret, 5, cleanText).value;
    for (const typed of [' 남궁바다해 ', '\u200B남궁\u202A바다해\uFE0F', '남궁  바다'])
      expect(limited(typed, typed.length)).toBe(typed);
    expect(limited(' 남궁바다해솔', 7)).toBe(' 남궁바다해');
    expect(limited('남궁 바다해', 3)).toBe('남궁바다해');
  });
  it('두 칸을 쓰는 글자를 반으로 자르지 않는다', () => {
    expect(limitCharacters('가나다라🐟🐟', 8, 5)).toEqual({ value: '가나다라🐟', caret: 6 });
  });
});
