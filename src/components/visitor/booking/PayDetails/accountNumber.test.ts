import { describe, expect, it } from '@jest/globals';
import { accountNumber } from './accountNumber';

describe('계좌번호', () => {
  it('은행과 예금주 사이의 번호만 고른다', () => {
    expect(accountNumber('수협 000-0000-0000 박한결')).toBe('000-0000-0000');
    expect(accountNumber('국민 123456 78 901234 (주)새벽')).toBe('123456 78 901234');
  });
  it('은행 이름의 숫자에 속지 않는다', () => {
    expect(accountNumber('제1은행 2지점 110-234-567890 박한결')).toBe('110-234-567890');
  });
  it('번호가 없으면 적힌 그대로 준다', () => {
    expect(accountNumber('전화로 문의')).toBe('전화로 문의');
  });
});
