import { describe, expect, it } from '@jest/globals';
import { audienceOf, fromAddress, HOLE, isFound, toAddress, withHoles } from './copySearch';
import { SECTIONS, titleOf } from './sections';

const row = (text: string, samples: unknown[] = []) => ({
  key: 'bookingForm.bookingForm.submit',
  text,
  pattern: withHoles(text, samples),
  places: [{ name: '방문자/BookingForm' }],
});

describe('사이트에서 복사한 글로 문구 찾기', () => {
  it('숫자와 빈칸이 달라도 찾는다', () => {
    expect(isFound(row('3명 예약하기'), '14명  예약하기')).toBe(true);
    expect(isFound(row('예약금 200,000원'), '예약금\n1,050,000원')).toBe(true);
    expect(isFound(row('3명 예약하기'), '3명 취소하기')).toBe(false);
  });
  it('이름이나 날짜가 든 글은 다른 이름이어도 찾는다', () => {
    const sailing = row('김바다 님, 12월 5일(토)에 출조합니다.', ['김바다', '12월 5일(토)']);
    expect(sailing.pattern).toBe(`${HOLE} 님, ${HOLE}에 출조합니다.`);
    expect(isFound(sailing, '이한결 님, 1월 1일 (금)에 출조합니다.')).toBe(true);
    expect(isFound(sailing, '이한결 님, 1월 1일 (금)에 취소합니다.')).toBe(false);
  });
  it('여러 문구가 든 글을 붙여 넣으면 그 문구들을 찾는다', () => {
    const copied = '입금 계좌\n예약금을 입금하셔야 예약이 확정됩니다.\n수협 000';
    expect(isFound(row('예약금을 입금하셔야 예약이 확정됩니다.'), copied)).toBe(true);
    expect(isFound(row('입금'), copied)).toBe(false);
  });
  it('이름이나 나오는 곳으로도 찾고, 아무것도 적지 않으면 모두 보인다', () => {
    expect(isFound(row('예약하기'), 'bookingForm.SUBMIT')).toBe(true);
    expect(isFound(row('예약하기'), 'bookingform')).toBe(true);
    expect(isFound(row('예약하기'), '  ')).toBe(true);
  });
  it('거의 빈자리뿐인 글은 아무 글에나 맞지 않는다', () => {
    expect(isFound(row('새벽호', ['새벽호']), '예약을 취소하시겠습니까?')).toBe(false);
  });
});

describe('목록의 주소', () => {
  it('무엇을 찾든 Storybook의 주소에 적을 수 있고 그대로 되돌아온다', () => {
    for (const text of ['예약을 취소하시겠습니까? (3명)', '', '물때·어종 & 🎣']) {
      expect(toAddress(text)).toMatch(/^[0-9a-f]*$/);
      expect(fromAddress(toAddress(text))).toBe(text);
    }
  });
});

describe('누가 보는 문구인가', () => {
  it.each([
    ['src/components/visitor/BookingForm/BookingForm.stories.tsx', 'visitor'],
    ['src/features/visitor/lookup/LookupPage.stories.tsx', 'visitor'],
    ['src/app/ErrorPage.stories.tsx', 'visitor'],
    ['src/components/operator/GuestRow/GuestRow.stories.tsx', 'operator'],
    ['src/components/base/actions/Button/Button.stories.tsx', null],
    ['src/components/trip/DayHead/DayHead.stories.tsx', null],
  ])('%s', (path, audience) => expect(audienceOf(titleOf(path) ?? '')).toBe(audience));
  it('운영자의 폴더와 방문자의 폴더에 있는 화면은 모두 그 사람의 것이다', () => {
    for (const audience of ['visitor', 'operator'] as const) {
      const titles = SECTIONS.filter(({ folder }) => folder.split('/').includes(audience)).map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(8);
      expect(titles.filter((title) => audienceOf(`${title}/Any`) !== audience)).toEqual([]);
    }
  });
});
