import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { matchesSchema, type Validator } from '../validator.rules';
import * as operator from './operator';
import { validatorOf } from './validatorOf';
import * as visitor from './visitor';
import { aConfigInfo, aDay, aGuest, aGuestList } from '#mocks/builders';

describe('서버의 응답을 스키마와 견준다', () => {
  test.each<[string, Validator, unknown]>([
    ['출조일의 목록', visitor.dayListValidator, [aDay(), aDay({ state: 'CANCEL' })]],
    ['빈 목록', visitor.dayListValidator, []],
    ['설정', visitor.configInfoValidator, aConfigInfo({ name: null, logo: '/api/config/logo?v=1' })],
    ['예약자의 목록', operator.guestListValidator, aGuestList([aGuest()])],
    ['이전 판의 서버가 아직 보내지 않는 필드', visitor.guestValidator, { ...aGuest(), price: undefined }],
    ['새 서버가 더한 필드', visitor.reserveDayValidator, { ...aDay(), added: 1 }],
  ])('스키마에 맞는 응답: %s', (_, validator, response) => {
    expect(matchesSchema(validator, response)).toBe(true);
  });

  test.each<[string, Validator, unknown]>([
    ['null', visitor.dayListValidator, null],
    ['목록이 아닌 것', visitor.dayListValidator, { message: '' }],
    ['다른 곳의 로그인 화면', visitor.reserveDayValidator, '<html></html>'],
    ['모르는 상태', visitor.reserveDayValidator, { ...aDay(), state: 'GONE' }],
    ['빠진 필드', visitor.reserveDayValidator, { ...aDay(), price: undefined }],
    ['글자인 숫자', visitor.dayListValidator, [{ ...aDay(), price: '20' }]],
    ['한 줄이 틀린 목록', operator.guestListValidator, { ...aGuestList([aGuest()]), list: [null] }],
  ])('스키마에 맞지 않는 응답: %s', (_, validator, response) => {
    expect(matchesSchema(validator, response)).toBe(false);
  });
});

describe('새 필드', () => {
  const row = z.object({ id: z.number(), added: z.string() });
  const added = ['added'];

  test('목록의 줄마다 없어도 된다', () => {
    const validator = validatorOf(row.array(), added);
    expect(matchesSchema(validator, [{ id: 1 }, { id: 2, added: '' }])).toBe(true);
    expect(matchesSchema(validator, [{ added: '' }])).toBe(false);
  });

  test.each([
    ['응답에 없음', row, ['gone']],
    ['다른 필드 안에만 있음', z.object({ list: row.array() }), added],
    ['응답에 필드가 없음', z.string(), added],
  ])('받지 않는 이름: %s', (_, schema, keys) => {
    expect(() => validatorOf(schema, keys)).toThrow(`no required field "${keys[0]}"`);
  });
});
