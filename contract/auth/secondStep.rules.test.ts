import { expect, test } from '@jest/globals';
import { codeProblems, isAppCode, otpProblems, readOtp } from './secondStep.rules';

test.each([
  ['123 456', '123456', true],
  [' １２３４５６ ', '123456', true],
  ['ABCDE-23456', 'abcde23456', false],
  ['12345', '12345', false],
])('%s 는 %s 로 읽는다', (typed, read, isApp) => {
  expect(readOtp(typed)).toBe(read);
  expect(isAppCode(read)).toBe(isApp);
});

test('빈칸과 하이픈뿐인 인증 코드는 빈 것이다', () => {
  expect(otpProblems({ otp: ' - ' })).toEqual([{ field: 'otp', code: 'VALUE_REQUIRED' }]);
  expect(otpProblems({ otp: '1' })).toEqual([]);
});

test.each([
  ['otp', ' - ', 'VALUE_REQUIRED'],
  ['otp', '12345', 'VALUE_INVALID'],
  ['otp', '123 456', undefined],
  ['recoveryCode', '', 'VALUE_REQUIRED'],
  ['recoveryCode', '123456', 'VALUE_INVALID'],
  ['recoveryCode', 'ABCDE-23456', undefined],
] as const)('%s 칸에 %j 를 적으면 %s', (kind, typed, code) => {
  expect(codeProblems(kind, typed)).toEqual(code ? [{ field: kind, code }] : []);
});
