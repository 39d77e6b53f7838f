import { describe, expect, test } from '@jest/globals';
import { signinProblems } from './auth.rules';

describe('로그인 양식', () => {
  test('모두 비면 아이디, 비밀번호의 순서로 답한다', () => {
    expect(signinProblems({ userid: '', password: '' })).toEqual([
      { field: 'userid', code: 'USERID_REQUIRED' },
      { field: 'password', code: 'PASSWORD_REQUIRED' },
    ]);
  });

  test('빈칸뿐인 아이디는 빈 아이디이다', () => {
    expect(signinProblems({ userid: '  ', password: 'x' })).toEqual([{ field: 'userid', code: 'USERID_REQUIRED' }]);
  });

  test('빈칸뿐인 비밀번호는 비밀번호이다: 빈칸도 비밀번호의 글자이다', () => {
    expect(signinProblems({ userid: 'admin', password: '    ' })).toEqual([]);
  });

  test('둘 다 있으면 아무 문제도 없다', () => {
    expect(signinProblems({ userid: 'admin', password: 'x' })).toEqual([]);
  });
});
