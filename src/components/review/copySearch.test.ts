import { describe, expect, it } from '@jest/globals';
import { audienceOf, containsFrom, HOLE, rankOf, search, toAddress, withHoles } from './copySearch';
import { SECTIONS, titleOf } from './sections';

const row = (text: string, samples: unknown[] = []) => ({
  key: 'bookingForm.bookingForm.submit',
  text,
  pattern: withHoles(text, samples),
});

const isFound = (...searched: Parameters<typeof rankOf>): boolean => rankOf(...searched) !== null;

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
  it('이름으로도 찾고, 아무것도 적지 않으면 모두 보인다', () => {
    expect(isFound(row('예약하기'), 'bookingForm.SUBMIT')).toBe(true);
    expect(isFound(row('예약하기'), 'bookingform')).toBe(true);
    expect(isFound(row('예약하기'), '  ')).toBe(true);
  });
  it('거의 빈자리뿐인 글은 아무 글에나 맞지 않는다', () => {
    expect(isFound(row('새벽호', ['새벽호']), '예약을 취소하시겠습니까?')).toBe(false);
  });
});

describe('찾은 문구의 차례', () => {
  it('똑같은 글이 먼저이고, 그 글로 시작하는 것, 그 글이 든 것의 차례이다', () => {
    const texts = ['3명 예약하기', '예약하기 전에 확인해 주세요', '예약하기', '예약 확인', '예약하기'];
    const rows = texts.map((text, at) => ({ ...row(text), key: `a.${at}` }));
    expect(search(rows, '예약하기').map(({ key }) => key)).toEqual(['a.2', 'a.4', 'a.1', 'a.0']);
  });
  it('이름에만 든 것은 맨 뒤이고, 아무것도 적지 않으면 파일의 차례이다', () => {
    const rows = ['예약하기', 'submit 단추'].map((text) => row(text));
    expect(search(rows, 'submit').map(({ text }) => text)).toEqual(['submit 단추', '예약하기']);
    expect(search(rows, '')).toEqual(rows);
  });
});

describe('이야기에서 표시할 문구', () => {
  const isSaid = (pattern: string, said: string): boolean => containsFrom(toAddress(pattern))(said);
  it('주소에 쓸 수 있는 글자로만 적고, 숫자로 읽히지 않는다', () => {
    expect(toAddress('3명 예약하기 (😀)')).toMatch(/^t[a-z\d]+(-[a-z\d]+)*$/);
  });
  it('빈자리에 무엇이 들어가도, 수와 띄어쓰기가 달라도 찾는다', () => {
    expect(isSaid(withHoles('김바다 님의 예약 3건', ['김바다']), '남궁바다님의 예약 12건입니다.')).toBe(true);
    expect(isSaid('예약하기 (😀)', '예약하기 (😀)')).toBe(true);
    expect(isSaid('예약하기', '예약 취소')).toBe(false);
  });
  it('빈자리뿐인 글은 아무것도 표시하지 않는다', () => {
    expect(isSaid(HOLE, '새벽호')).toBe(false);
  });
});

describe('누가 보는 문구인가', () => {
  it.each([
    ['src/components/visitor/booking/BookingForm/BookingForm.stories.tsx', 'visitor'],
    ['src/features/visitor/lookup/LookupPage.stories.tsx', 'visitor'],
    ['src/app/ErrorPage.stories.tsx', 'visitor'],
    ['src/components/operator/bookings/GuestRow/GuestRow.stories.tsx', 'operator'],
    ['src/components/base/actions/Button/Button.stories.tsx', null],
    ['src/components/trip/DayHead/DayHead.stories.tsx', null],
  ])('%s', (path, audience) => expect(audienceOf(titleOf(path, '이름') ?? '')).toBe(audience));
  it('운영자의 폴더와 방문자의 폴더에 있는 화면은 모두 그 사람의 것이다', () => {
    for (const audience of ['visitor', 'operator'] as const) {
      const titles = SECTIONS.filter(({ folder }) => folder.split('/').includes(audience)).map(({ title }) => title);
      expect(titles.length).toBeGreaterThan(8);
      expect(titles.filter((title) => audienceOf(`${title}/Any`) !== audience)).toEqual([]);
    }
  });
});
