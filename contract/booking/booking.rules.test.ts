import { describe, expect, test } from '@jest/globals';
import {
  bookingProblems,
  formatBookingNumber,
  partyPrice,
  tidyBookingNumber,
  type BookingDraft,
} from './booking.rules';
import { characters, cleanName } from '../text.rules';

const right: BookingDraft = { name: '김바다', tel: '010-1234-5678', password: '1234', consent: true };
const problems = (over: Partial<BookingDraft>, useReserveFind = true) =>
  bookingProblems({ ...right, ...over }, { useReserveFind });

describe('예약 양식의 확인 순서', () => {
  test('모두 맞으면 아무 문제도 없다', () => {
    expect(problems({})).toEqual([]);
  });

  test('모두 비면 이름, 휴대폰 번호, 비밀번호, 동의의 순서로 답한다', () => {
    expect(problems({ name: '', tel: '010-', password: '', consent: false })).toEqual([
      { field: 'name', code: 'NAME_REQUIRED' },
      { field: 'tel', code: 'PHONE_REQUIRED' },
      { field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' },
      { field: 'consent', code: 'CONSENT_REQUIRED' },
    ]);
  });

  test('동의는 물었을 때만 확인한다: 서버는 동의를 받지 않는다', () => {
    const { name, tel, password } = right;
    expect(bookingProblems({ name, tel, password }, { useReserveFind: true })).toEqual([]);
    expect(problems({ consent: false })).toEqual([{ field: 'consent', code: 'CONSENT_REQUIRED' }]);
  });
});

describe('예약자 이름', () => {
  const required = [{ field: 'name', code: 'NAME_REQUIRED' }];
  const tooLong = [{ field: 'name', code: 'TOO_LONG', max: 5 }];
  const forbidden = [{ field: 'name', code: 'CHARACTER_INVALID' }];

  test.each([
    ['한 글자', '김', required],
    ['두 글자', '김해', []],
    ['다섯 글자', '남궁바다해', []],
    ['여섯 글자', '남궁바다해솔', tooLong],
    ['빈 이름', '', required],
    ['빈칸뿐인 이름', '     ', required],
    ['전각 빈칸뿐인 이름', '\u3000\u3000', required],
    ['빈칸에 둘러싸인 한 글자', '  김  ', required],
    ['빈칸에 둘러싸인 다섯 글자', ' 남궁바다해 ', []],
    ['가운데 빈칸이 있는 이름', '김 바다', []],
    ['영어 이름', 'Kim', []],
    ['여섯 글자 영어 이름', 'Sophia', tooLong],
  ])('%s', (_, name, expected) => {
    expect(problems({ name })).toEqual(expected);
  });

  test('자모로 풀린 이름도 보이는 글자로 센다', () => {
    expect('김'.normalize('NFD')).toHaveLength(3);
    expect(problems({ name: '김'.normalize('NFD') })).toEqual(required);
    expect(problems({ name: '김해'.normalize('NFD') })).toEqual([]);
    expect(problems({ name: '남궁바다해'.normalize('NFD') })).toEqual([]);
    expect(problems({ name: '남궁바다해솔'.normalize('NFD') })).toEqual(tooLong);
    expect(cleanName(` ${'김바다'.normalize('NFD')} `)).toBe('김바다');
  });

  test('그림 글자 하나는 한 글자이다', () => {
    expect('🐟'.length).toBe(2);
    expect(characters('🐟')).toBe(1);
    expect(problems({ name: '🐟' })).toEqual(required);
    expect(problems({ name: '🐟🐟🐟🐟🐟' })).toEqual([]);
    expect(problems({ name: '🐟🐟🐟🐟🐟🐟' })).toEqual(tooLong);
  });

  test.each([
    ['가운데에 폭 없는 빈칸', '김\u200B바다', []],
    ['폭 없는 빈칸뿐', '\u200B\u200B', required],
    ['한글 채움 문자뿐', '\u3164\u3164', required],
    ['보이지 않는 문자 사이의 다섯 글자', '\u202A남궁\u200B바다\uFE0F해\u202C', []],
    ['줄바꿈이 있는 이름', '김\n바다', []],
    ['배정되지 않은 문자', '김\u0378', forbidden],
  ])('보이지 않는 문자는 세지도 거절하지도 않는다: %s', (_, name, expected) => {
    expect(problems({ name })).toEqual(expected);
  });
});

describe('휴대폰 번호', () => {
  const required = [{ field: 'tel', code: 'PHONE_REQUIRED' }];
  const invalid = [{ field: 'tel', code: 'PHONE_INVALID' }];

  test.each([
    ['', required],
    ['010-', required],
    ['010-1234-56', required],
    ['01012345678', required],
    ['010-1234-567', []],
    ['010-123-4567', []],
    ['010-1234-5678', []],
    ['010-1234-56789', invalid],
    ['010-12345-678', invalid],
    ['011-1234-5678', invalid],
    ['010-1234-567x', invalid],
    ['010 1234 5678', invalid],
    ['010-1234-5678\n', invalid],
    ['０１０-1234-5678', invalid],
    ['             ', invalid],
  ])('%j', (tel, expected) => {
    expect(problems({ tel })).toEqual(expected);
  });
});

describe('비밀번호', () => {
  test.each([
    ['123', [{ field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' }]],
    ['1234', []],
    ['1234567890', []],
    ['12345678901', [{ field: 'password', code: 'TOO_LONG', max: 10 }]],
    ['１２３４', []],
    ['1234567890\u200B\u2060', []],
    ['１２\u200B３', [{ field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' }]],
    ['          ', [{ field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' }]],
  ])('%j', (password, expected) => {
    expect(problems({ password })).toEqual(expected);
  });

  test('자모로 풀린 한글 비밀번호도 보이는 글자로 센다', () => {
    expect(characters('비밀번호'.normalize('NFD'))).toBe(4);
    expect(problems({ password: '비밀번'.normalize('NFD') })).toEqual([
      { field: 'password', code: 'BOOKING_PASSWORD_REQUIRED' },
    ]);
    expect(problems({ password: '비밀번호'.normalize('NFD') })).toEqual([]);
  });

  test('예약 확인을 쓰지 않으면 비밀번호를 보지 않는다', () => {
    expect(problems({ password: '' }, false)).toEqual([]);
    expect(problems({ password: '1'.repeat(100) }, false)).toEqual([]);
  });
});

describe('금액', () => {
  test('금액은 1인 금액 곱하기 인원이다', () => {
    expect(partyPrice({ price: 20, reservePrice: 10 }, 3)).toEqual({ fee: 60, deposit: 30 });
    expect(partyPrice({ price: 20, reservePrice: 0 }, 3)).toEqual({ fee: 60, deposit: 0 });
  });

  test('예약금이 선비와 같으면 예약금을 따로 보이지 않는다', () => {
    expect(partyPrice({ price: 20, reservePrice: 20 }, 3)).toEqual({ fee: 60, deposit: null });
  });
});

test.each([
  ['4821-0937-6654', '4821-0937-6654'],
  [' 4821-0937-6654 ', '4821-0937-6654'],
  ['482109376654\n', '4821-0937-6654'],
  ['예약번호 4821-0937-6654', '4821-0937-6654'],
  ['입금 계좌 수협 110-123-456789 박한결. 예약번호 4821-0937-6654', '4821-0937-6654'],
  ['４８２１－０９３７－６６５４', '4821-0937-6654'],
  ['4821–0937–6654', '4821-0937-6654'],
  ['4821-09', '4821-09'],
  ['4821 0937', '4821-0937'],
  ['48210', '4821-0'],
  ['4821-', '4821'],
  ['1234--0000', '1234-0000'],
  ['4821-0937-66549', '4821-0937-6654'],
  ['ㅁ4821', '4821'],
  ['예약번호', ''],
])('%j를 예약번호 칸에 붙이면 %j이다', (typed, kept) => {
  expect(tidyBookingNumber(typed)).toBe(kept);
});
test('예약번호는 네 자리씩 끊은 열네 글자이다', () => {
  expect(formatBookingNumber('482109376654')).toBe('4821-0937-6654');
  expect(formatBookingNumber('000000000001')).toHaveLength(14);
});
