import { describe, expect, test } from '@jest/globals';
import { formatPhone, isPhone, PHONE_PREFIX } from './phone.rules';

/** The text of the field after each typed character. */
const typed = (characters: string, from = PHONE_PREFIX): string[] => {
  const shown: string[] = [];
  for (const character of characters) shown.push(formatPhone((shown.at(-1) ?? from) + character));
  return shown;
};

describe('휴대폰 번호를 친다', () => {
  test('빈 칸은 010-으로 시작한다', () => {
    expect(formatPhone('')).toBe('010-');
  });

  test('한 자리씩 치면 하이픈이 제자리에 들어간다', () => {
    expect(typed('12345678')).toEqual([
      '010-1',
      '010-12',
      '010-123',
      '010-1234',
      '010-1234-5',
      '010-1234-56',
      '010-1234-567',
      '010-1234-5678',
    ]);
  });

  test('한 자리씩 지우면 하이픈도 함께 사라지고 010-은 남는다', () => {
    const shown: string[] = [];
    for (let value = '010-1234-5678'; shown.length < 12; shown.push(value)) value = formatPhone(value.slice(0, -1));
    expect(shown.slice(0, 9)).toEqual([
      '010-1234-567',
      '010-1234-56',
      '010-1234-5',
      '010-1234',
      '010-123',
      '010-12',
      '010-1',
      '010-',
      '010-',
    ]);
    expect(shown.at(-1)).toBe('010-');
  });

  test('글자와 기호는 들어가지 않는다', () => {
    expect(typed('가1a2-3 4').at(-1)).toBe('010-1234');
    expect(formatPhone('전화번호')).toBe('010-');
  });

  test('열세 글자를 채운 뒤에 친 것은 들어가지 않는다', () => {
    expect(typed('9', '010-1234-5678')).toEqual(['010-1234-5678']);
    expect(typed('9', '010-0101-2345')).toEqual(['010-0101-2345']);
  });

  test.each(['10-1234-5678', '00-1234-5678', '01-1234-5678', '1234-5678'])(
    '앞자리를 지워 %s이 되어도 번호를 잃지 않는다',
    (value) => {
      expect(formatPhone(value)).toBe('010-1234-5678');
    },
  );
});

describe('휴대폰 번호를 붙여 넣는다', () => {
  test.each([
    '01012345678',
    '010-1234-5678',
    '010.1234.5678',
    '010 1234 5678',
    ' 010-1234-5678 ',
    '(010) 1234-5678',
    '1012345678',
    '1234-5678',
    '+821012345678',
    '+82 10-1234-5678',
    '+82-010-1234-5678',
    '(+82) 10-1234-5678',
    '82 10 1234 5678',
    '821012345678',
    '0082 10 1234 5678',
    '00821012345678',
    '０１０－１２３４－５６７８',
    '휴대폰 010-1234-5678 (김바다)',
  ])('%j은 010-1234-5678이다', (pasted) => {
    expect(formatPhone(pasted)).toBe('010-1234-5678');
  });

  test.each([
    '010-01012345678',
    '010-010-1234-5678',
    '010-010 1234 5678',
    '010-+82 10-1234-5678',
    '010-+82 010-1234-5678',
    '010-821012345678',
    '010-0082 10 1234 5678',
  ])('010-이 이미 있는 칸에 번호 전체를 붙여 %j이 되어도 010-1234-5678이다', (pasted) => {
    expect(formatPhone(pasted)).toBe('010-1234-5678');
  });

  test.each([
    ['010-8210-1234', '010-8210-1234'],
    ['82101234', '010-1234'],
    ['010-0101-2345', '010-0101-2345'],
    ['010-0100-0001', '010-0100-0001'],
  ])('나라 번호나 010으로 보이는 가운데 자리는 그대로 둔다: %s', (pasted, shown) => {
    expect(formatPhone(pasted)).toBe(shown);
  });

  test('열 자리 번호는 열두 글자, 열한 자리 번호는 열세 글자이다', () => {
    expect(formatPhone('0101234567')).toBe('010-1234-567');
    expect(formatPhone('01012345678')).toBe('010-1234-5678');
    expect(formatPhone('0101234567890')).toBe('010-1234-5678');
  });
});

test('무엇을 넣어도 010-으로 시작하고 열세 글자를 넘지 않으며, 다시 넣어도 그대로이다', () => {
  const pieces = ['', '0', '1', '01', '010', '82', '+82', '0082', '-', ' ', '5', '12345678', '가', '🐟', '９', '\n'];
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces) {
        const shown = formatPhone(a + b + c);
        expect(shown).toMatch(/^010-(\d{0,4}|\d{4}-\d{1,4})$/);
        expect(shown.length).toBeLessThanOrEqual(13);
        expect(formatPhone(shown)).toBe(shown);
      }
});

describe('휴대폰 번호인지 가린다', () => {
  test.each(['010-1234-5678', '010-1234-567', '010-123-4567', '010-0000-0001'])('%s은 휴대폰 번호이다', (tel) => {
    expect(isPhone(tel)).toBe(true);
  });

  test.each([
    '',
    '010-',
    '01012345678',
    '010-123-456',
    '010-12345-678',
    '011-123-4567',
    '02-1234-5678',
    '010-1234-5678 ',
  ])('%j은 휴대폰 번호가 아니다', (tel) => {
    expect(isPhone(tel)).toBe(false);
  });
});
