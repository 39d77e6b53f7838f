import { describe, expect, test } from '@jest/globals';
import { bookingProblems } from '#contract/booking/booking.rules';
import { INFO_MAX } from '#contract/text.rules';
import { waitingProblems } from '#contract/waiting/waiting.rules';
import { ERROR_CODES, FIELD_CODES, type ErrorCode, type FieldProblem } from '#contract/errors';
import { closedDayText } from './closedDay';
import {
  errorText,
  lookupLockedText,
  notYetOpenText,
  otpLockedText,
  seatsGoneText,
  signinLockedText,
  sumChangedText,
} from './errors';
import { fieldText } from './fieldErrors';
import { networkText } from './network';

const sentenceOf = (code: ErrorCode): string => {
  if (code === 'SEATS_GONE') return seatsGoneText(2);
  if (code === 'SUM_CHANGED') return sumChangedText('30만원');
  if (code === 'NOT_YET_OPEN') return notYetOpenText('2026-11-25T11:00:00.000Z');
  if (code === 'SIGNIN_LOCKED') return signinLockedText(5);
  if (code === 'OTP_LOCKED') return otpLockedText(60);
  if (code === 'LOOKUP_LOCKED') return lookupLockedText(5);
  return { ...errorText, ...closedDayText }[code];
};

describe('거절하는 말', () => {
  test.each(ERROR_CODES)('%s에는 마침표로 끝나는 문장이 있다', (code) => {
    expect(sentenceOf(code)).toMatch(/[가-힣].*(니다|주세요)\.$/);
  });

  test.each(Object.entries(INFO_MAX))('상점 정보의 %s가 너무 길면 그 이름으로 말한다', (field, max) => {
    const text = fieldText({ field, code: 'TOO_LONG', subject: 'store', max });
    expect(text).not.toContain('입력값');
    expect(text).toContain(`${max}자 이하로`);
  });

  test('명세의 말 그대로이다', () => {
    expect(closedDayText.NOT_BOOKING_PERIOD).toBe('예약 기간이 아닙니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.');
    expect(closedDayText.BOOKING_TIME_PASSED).toBe(
      '예약 시간이 지났습니다. 다른 날짜를 선택하거나 전화로 문의해 주세요.',
    );
    expect(networkText.failed).toBe('처리하지 못했습니다. 다시 시도해 주세요.');
  });

  test('자리가 모자라면 지금 남은 수를 말한다', () => {
    expect(seatsGoneText(2)).toBe('남은자리가 부족합니다. 현재 2명까지 예약할 수 있습니다.');
    expect(seatsGoneText(0)).toMatch(/^남은자리가 없습니다\./);
  });

  test('아직 열리지 않은 날은 언제부터 예약할 수 있는지 말한다', () => {
    expect(notYetOpenText('2026-11-25T11:00:00.000Z')).toMatch(/^11월 25일\(수\) 오후 8시부터 /);
  });

  test('잠긴 로그인은 몇 분인지 말한다', () => {
    expect(signinLockedText(5)).toBe('여러 번 잘못 입력하여 5분 동안 로그인할 수 없습니다.');
  });
});

describe('값을 거절하는 이유', () => {
  /** Phrased as statements by the specification; the required action is obvious. */
  const STATEMENTS = {
    SEATS_TAKEN: '정원은 예약된 인원보다 적을 수 없습니다. (2026년 12월 5일(토) 12명)',
    CURRENT_PASSWORD_WRONG: '현재 비밀번호가 일치하지 않습니다.',
    NEW_PASSWORD_MISMATCH: '새 비밀번호가 서로 일치하지 않습니다.',
  };
  test.each(Object.entries(STATEMENTS))('%s는 정해진 말 그대로이다', (code, text) => {
    expect(fieldText({ field: 'totalCount', code: code as FieldProblem['code'], date: '2026-12-05', count: 12 })).toBe(
      text,
    );
  });
  test.each(FIELD_CODES.filter((code) => !(code in STATEMENTS)))('%s에는 무엇을 할지 말하는 문장이 있다', (code) => {
    expect(fieldText({ field: 'name', code, max: 5 })).toMatch(/[가-힣].*해 주세요\.$/);
  });

  test.each<[FieldProblem, string]>([
    [{ field: 'name', code: 'TOO_LONG', max: 10, subject: 'store' }, '상호는 10자 이하로 입력해 주세요.'],
    [{ field: 'name', code: 'TOO_LONG', max: 5 }, '예약자 이름은 5자 이하로 입력해 주세요.'],
    [{ field: 'memo', code: 'TOO_LONG', max: 50 }, '메모는 50자 이하로 입력해 주세요.'],
    [{ field: 'password', code: 'TOO_LONG', max: 10 }, '비밀번호는 10자 이하로 입력해 주세요.'],
    [{ field: 'password', code: 'VALUE_REQUIRED' }, '비밀번호를 입력해 주세요.'],
    [{ field: 'guestCount', code: 'VALUE_REQUIRED' }, '인원을 입력해 주세요.'],
    [{ field: 'month', code: 'VALUE_INVALID' }, '월을 올바르게 입력해 주세요.'],
    [{ field: 'band', code: 'WEB_ADDRESS_INVALID' }, '밴드 주소를 https://로 시작하는 주소로 입력해 주세요.'],
    [{ field: 'state', code: 'VALUE_INVALID' }, '상태를 올바르게 입력해 주세요.'],
    [
      { field: 'name', code: 'CHARACTER_INVALID' },
      '예약자 이름에 사용할 수 없는 문자가 있습니다. 지우고 다시 입력해 주세요.',
    ],
    [{ field: 'nothingWeKnow', code: 'VALUE_INVALID' }, '입력값을 올바르게 입력해 주세요.'],
    [{ field: 'constructor', code: 'VALUE_INVALID' }, '입력값을 올바르게 입력해 주세요.'],
  ])('%j', (problem, text) => {
    expect(fieldText(problem)).toBe(text);
  });

  test('예약 양식의 네 가지 확인은 명세의 순서와 말이다', () => {
    const problems = bookingProblems({ name: '', tel: '010-', password: '', consent: false }, { useReserveFind: true });
    expect(problems.map(fieldText)).toEqual([
      '예약자 이름을 입력해 주세요.',
      '휴대폰 번호를 입력해 주세요.',
      '비밀번호를 4자 이상 등록해 주세요.',
      '예약 전 확인 사항을 확인하고 동의해 주세요.',
    ]);
  });

  test('대기 신청 양식은 거기에 없는 예약 전 확인 사항이 아니라 자리 안내에 동의해 달라고 한다', () => {
    const problems = waitingProblems({ name: '', tel: '010-', password: '', consent: false }, { useReserveFind: true });
    expect(problems.map(fieldText)).toEqual([
      '예약자 이름을 입력해 주세요.',
      '휴대폰 번호를 입력해 주세요.',
      '비밀번호를 4자 이상 등록해 주세요.',
      '자리 안내에 동의해 주세요.',
    ]);
  });
});
