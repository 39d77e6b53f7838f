import { describe, expect, it } from '@jest/globals';
import { isPhone } from '#contract/booking/phone.rules';
import { editPhone } from './editPhone';

/** `|` marks the caret. */
const edit = (previous: string, marked: string): string => {
  const caret = marked.indexOf('|');
  const { value, caret: after } = editPhone(previous, marked.replace('|', ''), caret);
  return `${value.slice(0, after)}|${value.slice(after)}`;
};

/** The field's value after the characters were typed at its end, one by one. */
const typed = (characters: string, from: string): string =>
  [...characters].reduce((value, one) => editPhone(value, value + one, value.length + 1).value, from);

describe('휴대폰 번호 입력', () => {
  it('숫자를 이어서 입력하면 하이픈이 붙는다', () => {
    expect(edit('010-1234', '010-12345|')).toBe('010-1234-5|');
  });
  it('가운데를 지우면 커서가 그 자리에 남는다', () => {
    expect(edit('010-1234-5678', '010-1|34-5678')).toBe('010-1|345-678');
  });
  it('가운데에 넣으면 커서가 넣은 숫자 뒤에 남는다', () => {
    expect(edit('010-134-5678', '010-12|34-5678')).toBe('010-12|34-5678');
    expect(edit('010-1234-567', '010-19|234-567')).toBe('010-19|23-4567');
  });
  it('하이픈을 지우면 커서가 하이픈 앞으로 간다', () => {
    expect(edit('010-1234-5678', '010-1234|5678')).toBe('010-1234|-5678');
  });
  it('앞자리 010-은 지워지지 않는다', () => {
    expect(edit('010-', '010|')).toBe('010-|');
    expect(edit('010-1234-5678', '|')).toBe('010-|');
    expect(edit('010-1234-5678', '|1234-5678')).toBe('010-|1234-5678');
  });
  it('붙여 넣은 번호는 앞자리와 겹치지 않는다', () => {
    expect(edit('010-', '010-010-1234-5678|')).toBe('010-1234-5678|');
    expect(edit('010-', '010-01012345678|')).toBe('010-1234-5678|');
    expect(edit('010-', '010-10-1234-5678|')).toBe('010-1234-5678|');
  });
  it('+82 10으로 시작하는 번호를 이해한다', () => {
    expect(edit('010-', '010-+82 10-1234-5678|')).toBe('010-1234-5678|');
    expect(edit('010-9999-8888', '+82 10-1234-5678|')).toBe('010-1234-5678|');
    expect(edit('', '+821012345678|')).toBe('010-1234-5678|');
  });
  it('번호의 일부를 붙여 넣으면 이어 붙인다', () => {
    expect(edit('010-', '010-1234 5678|')).toBe('010-1234-5678|');
  });
  it.each([
    ['01098765432', '010-'],
    ['010-9876-5432', '010-'],
    ['010 9876 5432', '010-'],
    ['98765432', '010-'],
    // The whole value was selected or deleted before.
    ['01098765432', ''],
  ])('%s를 %s에서부터 한 자씩 입력하면 010-9876-5432이다', (digits, from) => {
    expect(typed(digits, from)).toBe('010-9876-5432');
  });
  it('모두 고르고 다른 번호를 치면 그 번호가 남는다', () => {
    expect(typed('00001234', '')).toBe('010-0000-1234');
    expect(typed('98765432', '')).toBe('010-9876-5432');
    expect(typed('0111234567', '')).toBe('0111234567');
    expect(typed('021234567', '')).toBe('021234567');
  });
  it('앞자리 안에서 시작해도 앞자리 뒤에 이어진다', () => {
    expect(edit('010-', '0|010-')).toBe('010-0|');
    expect(edit('010-01', '010|-01')).toBe('010-|01');
    expect(edit('010-', '01|10-')).toBe('010-1|');
  });
  it('가운데 자리가 0이나 10으로 시작하는 번호도 입력할 수 있다', () => {
    expect(typed('00001234', '010-')).toBe('010-0000-1234');
    expect(typed('10231234', '010-')).toBe('010-1023-1234');
    expect(edit('010-', '010-010-0101-2345|')).toBe('010-0101-2345|');
  });
  it.each(['02-123-4567', '031-555-1234', '011-123-4567', '12135550100'])(
    '휴대폰 번호가 아닌 %s은 다른 번호로 바꾸지 않는다',
    (other) => {
      expect(edit('010-', `010-${other}|`)).toBe(`${other}|`);
      expect(edit('010-1234-5678', `${other}|`)).toBe(`${other}|`);
      expect(edit(other, `${other.slice(0, -1)}|`)).toBe(`${other.slice(0, -1)}|`);
      expect(edit(other, '|')).toBe('010-|');
      expect(edit(other, '01098765432|')).toBe('010-9876-5432|');
    },
  );
  it('집 전화도 받는 칸에서는 앞자리까지 지우고 다른 번호를 칠 수 있다', () => {
    const all = ['010-1234', '010-123', '010-12', '010-1', '010-', '010', '01', '0', ''];
    for (const [index, value] of all.slice(0, -1).entries()) {
      const shorter = all[index + 1] ?? '';
      expect(editPhone(value, shorter, shorter.length, true).value).toBe(shorter);
    }
    expect(editPhone('010-1234-5678', '', 0, true).value).toBe('');
    expect(
      [...'0612345678'].reduce((value, one) => editPhone(value, value + one, value.length + 1, true).value, ''),
    ).toBe('0612345678');
    expect(
      [...'01012345678'].reduce((value, one) => editPhone(value, value + one, value.length + 1, true).value, ''),
    ).toBe('010-1234-5678');
  });
  it('숫자가 더 붙은 번호를 붙여 넣으면 다른 사람의 번호로 자르지 않는다', () => {
    for (const pasted of ['010-1234-56789', '010123456789', '010 1234 5678 9'])
      expect(isPhone(editPhone('010-', pasted, pasted.length).value)).toBe(false);
  });
  it('13자를 넘기지 않고 숫자가 아니면 버린다', () => {
    expect(edit('010-1234-5678', '010-1234-56789|')).toBe('010-1234-5678|');
    expect(edit('010-12', '010-12가|')).toBe('010-12|');
  });
});
