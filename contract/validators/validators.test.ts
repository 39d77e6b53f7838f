import { describe, expect, test } from '@jest/globals';
import { matchesSchema, type Validator } from '../validator.rules';
import * as operator from './operator';
import * as visitor from './visitor';
import { aConfigInfo, aDay, aGuest, aGuestList } from '#mocks/builders';

describe('서버의 답은 모양으로 알아본다', () => {
  test.each<[string, Validator, unknown]>([
    ['출조일의 목록', visitor.dayListValidator, [aDay(), aDay({ state: 'CANCEL' })]],
    ['빈 목록', visitor.dayListValidator, []],
    ['설정', visitor.configInfoValidator, aConfigInfo({ name: null, logo: '/api/config/logo?v=1' })],
    ['예약자의 목록', operator.guestListValidator, aGuestList([aGuest()])],
    ['이전 판의 서버가 아직 보내지 않는 값', visitor.guestValidator, { ...aGuest(), price: undefined }],
    ['새 서버가 더한 값', visitor.reserveDayValidator, { ...aDay(), added: 1 }],
  ])('%s은 맞는 답이다', (_, validator, response) => {
    expect(matchesSchema(validator, response)).toBe(true);
  });

  test.each<[string, Validator, unknown]>([
    ['null', visitor.dayListValidator, null],
    ['목록이 아닌 것', visitor.dayListValidator, { message: '' }],
    ['다른 곳의 로그인 화면', visitor.reserveDayValidator, '<html></html>'],
    ['모르는 상태', visitor.reserveDayValidator, { ...aDay(), state: 'GONE' }],
    ['빠진 값', visitor.reserveDayValidator, { ...aDay(), price: undefined }],
    ['글자인 숫자', visitor.dayListValidator, [{ ...aDay(), price: '20' }]],
    ['한 줄이 틀린 목록', operator.guestListValidator, { ...aGuestList([aGuest()]), list: [null] }],
  ])('%s은 틀린 답이다', (_, validator, response) => {
    expect(matchesSchema(validator, response)).toBe(false);
  });
});
