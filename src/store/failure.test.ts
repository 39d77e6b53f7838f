import { describe, expect, test } from '@jest/globals';
import { failureText, refusal, toFailure } from './failure';

const FAILED = '처리하지 못했습니다. 다시 시도해 주세요.';
const refused = (status: number, data: unknown) => failureText(toFailure({ status, data }));
const reasons = [
  { field: 'name', value: '', reason: '예약자 이름을 입력해 주세요.' },
  { field: 'tel', value: '010-', reason: '휴대폰 번호를 입력해 주세요.' },
];

describe('실패를 말하는 순서', () => {
  test('400은 첫 번째 이유를 말하고, 나머지 이유도 남아 있다', () => {
    const body = { code: 'VALIDATION', message: '입력한 내용을 확인해 주세요.', errors: reasons };
    expect(refused(400, body)).toBe('예약자 이름을 입력해 주세요.');
    expect(refusal(toFailure({ status: 400, data: body }))?.errors).toEqual(reasons);
  });

  test.each([
    [400, { code: 'VALIDATION', message: '입력한 내용을 확인해 주세요.', errors: [] }, '입력한 내용을 확인해 주세요.'],
    [409, { code: 'CONFLICT', message: '다른 곳에서 먼저 변경되었습니다.' }, '다른 곳에서 먼저 변경되었습니다.'],
    [
      500,
      { code: 'INTERNAL', message: '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.' },
      '일시적인 오류가 발생했습니다. 잠시 후 다시 시도해 주세요.',
    ],
  ])('이유가 없으면 응답의 말을 전한다: %i', (status, body, text) => {
    expect(refused(status, body)).toBe(text);
  });

  test.each([
    ['빈 말', 409, { code: 'CONFLICT', message: '' }],
    ['말이 없는 응답', 500, { code: 'INTERNAL' }],
    ['글자뿐인 응답', 502, 'Bad Gateway'],
    ['중간의 서버가 한 영어', 503, { message: 'no healthy upstream' }],
    ['아무것도 없는 응답', 500, undefined],
    ['null', 500, null],
    ['글이 아닌 말', 500, { message: { text: '오류' } }],
  ])('읽을 말이 없으면 기본 문장을 말한다: %s', (_, status, body) => {
    expect(refused(status, body)).toBe(FAILED);
  });

  test('서버가 답하지 않으면 연결하지 못했다고, 늦으면 늦다고 말한다', () => {
    expect(failureText(toFailure({ status: 'FETCH_ERROR' }))).toMatch(/^연결하지 못했습니다\..*입력한 내용은 그대로/);
    expect(failureText(toFailure({ status: 'TIMEOUT_ERROR' }))).toMatch(/^시간이 오래 걸리고 있습니다\./);
    expect(failureText(toFailure({ status: 'PARSING_ERROR', data: '<html>' }))).toBe(FAILED);
  });

  test.each([
    undefined,
    null,
    'x',
    new Error('boom'),
    { name: 'TypeError', message: 'x is undefined' },
    { status: 400 },
  ])('모르는 오류의 영어를 화면에 옮기지 않는다', (error) => {
    expect(failureText(error)).toBe(FAILED);
    expect(refusal(error)).toBeNull();
  });

  test('거절의 코드는 거절일 때만 있다', () => {
    const body = { code: 'SEATS_GONE', message: '남은자리가 부족합니다.', seatsLeft: 2 };
    expect(refusal(toFailure({ status: 409, data: body }))).toEqual(body);
    expect(refusal(toFailure({ status: 'TIMEOUT_ERROR' }))).toBeNull();
  });
});
