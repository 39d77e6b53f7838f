import { describe, expect, test } from '@jest/globals';
import { ERROR_CODES, errorBodySchema, FIELD_CODES } from './errors';

describe('오류 응답', () => {
  test.each(ERROR_CODES)('%s은 문장과 함께 온다', (code) => {
    expect(errorBodySchema.parse({ code, message: '문장' })).toEqual({ code, message: '문장' });
    expect(errorBodySchema.safeParse({ code }).success).toBe(false);
  });

  test('400은 항목마다 이유를 말한다', () => {
    const body = {
      code: 'VALIDATION',
      message: '입력한 내용을 확인해 주세요.',
      errors: [
        { field: 'name', value: '', reason: '예약자 이름을 입력해 주세요.' },
        { field: 'password', reason: '비밀번호를 4자 이상 등록해 주세요.' },
      ],
    };
    expect(errorBodySchema.parse(body)).toEqual(body);
    expect(errorBodySchema.safeParse({ ...body, errors: [{ field: 'name' }] }).success).toBe(false);
  });

  test('자리가 없다는 응답은 남은자리를 0 이상의 수로 말한다', () => {
    const body = { code: 'SEATS_GONE', message: '남은자리가 부족합니다.' };
    expect(errorBodySchema.parse({ ...body, seatsLeft: 0 })).toEqual({ ...body, seatsLeft: 0 });
    for (const seatsLeft of [-1, 1.5, '2'])
      expect(errorBodySchema.safeParse({ ...body, seatsLeft }).success).toBe(false);
  });

  test('목록에 없는 코드는 없다', () => {
    expect(errorBodySchema.safeParse({ code: 'TEAPOT', message: '문장' }).success).toBe(false);
    expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
    expect(new Set(FIELD_CODES).size).toBe(FIELD_CODES.length);
  });
});
