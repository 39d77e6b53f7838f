import { describe, expect, test } from '@jest/globals';
import { matchesSchema, type Shape } from '../shape.rules';
import * as operator from './operator';
import * as visitor from './visitor';
import { aConfigInfo, aDay, aGuest, aGuestList } from '#mocks/builders';

describe('서버의 답은 모양으로 알아본다', () => {
  test.each<[string, Shape, unknown]>([
    ['출조일의 목록', visitor.dayListShape, [aDay(), aDay({ state: 'CANCEL' })]],
    ['빈 목록', visitor.dayListShape, []],
    ['설정', visitor.configInfoShape, aConfigInfo({ name: null, logo: '/api/config/logo?v=1' })],
    ['예약자의 목록', operator.guestListShape, aGuestList([aGuest()])],
    ['이전 판의 서버가 아직 보내지 않는 값', visitor.guestShape, { ...aGuest(), price: undefined }],
    ['새 서버가 더한 값', visitor.reserveDayShape, { ...aDay(), added: 1 }],
  ])('%s은 맞는 답이다', (_, shape, answer) => {
    expect(matchesSchema(shape, answer)).toBe(true);
  });

  test.each<[string, Shape, unknown]>([
    ['null', visitor.dayListShape, null],
    ['목록이 아닌 것', visitor.dayListShape, { message: '' }],
    ['다른 곳의 로그인 화면', visitor.reserveDayShape, '<html></html>'],
    ['모르는 상태', visitor.reserveDayShape, { ...aDay(), state: 'GONE' }],
    ['빠진 값', visitor.reserveDayShape, { ...aDay(), price: undefined }],
    ['글자인 숫자', visitor.dayListShape, [{ ...aDay(), price: '20' }]],
    ['한 줄이 틀린 목록', operator.guestListShape, { ...aGuestList([aGuest()]), list: [null] }],
  ])('%s은 틀린 답이다', (_, shape, answer) => {
    expect(matchesSchema(shape, answer)).toBe(false);
  });
});
