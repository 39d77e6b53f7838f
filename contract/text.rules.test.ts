import { describe, expect, test } from '@jest/globals';
import { cleanCode, cleanLines, cleanName, cleanText, grouped, hasForbiddenCharacter, webAddress } from './text.rules';

describe('사람이 입력한 글', () => {
  test.each([
    ['폭 없는 빈칸', '김\u200B바다'],
    ['글자 순서를 바꾸는 문자', '\u202A김바다\u202C'],
    ['글꼴을 고르는 문자', '김바다\uFE0F'],
    ['보조 글꼴을 고르는 문자', '김바\u{E0100}다'],
    ['널 문자', '김\u0000바다'],
    ['초성 채움 문자', '\u115F김\u1160바다'],
    ['반쪽짜리 문자', '김바다\uD83D'],
    ['글자 사이의 이음 문자', '김\u200D바다'],
    ['이어 붙이는 보이지 않는 문자', '김\u034F바다'],
    ['몽골 글의 보이지 않는 문자', '김\u180B바다'],
    ['파일의 첫머리 문자', '\uFEFF김바다'],
    ['풀어쓴 한글 사이의 보이지 않는 문자', '김바다'.normalize('NFD').split('').join('\u200B')],
  ])('보이지 않는 문자는 남지 않는다: %s', (_, typed) => {
    expect([cleanName, cleanText, cleanLines, cleanCode].map((clean) => clean(typed))).toEqual(Array(4).fill('김바다'));
  });

  test.each(['\u00A0', '\u3000', '\u2009', '\t', '\n', '\u2028', '\u3164', '\uFFA0', '\u2800', '  ', ' \u200B '])(
    '모든 빈칸은 하나의 빈칸이고 앞뒤에는 남지 않는다: %j',
    (space) => {
      const typed = `${space}김${space}바다${space}`;
      expect([cleanName, cleanText, cleanCode].map((clean) => clean(typed))).toEqual(Array(3).fill('김 바다'));
    },
  );

  test('여러 줄의 글은 줄만 남기고 줄마다 다듬는다', () => {
    expect(cleanLines('\r\n첫\u00A0 줄 \r\n\r\n\u200B둘째 줄\u2028셋째 줄\n')).toBe('첫 줄\n\n둘째 줄\n셋째 줄');
  });

  test('숫자와 비밀번호는 전각으로 입력해도 같다', () => {
    expect(cleanCode('１２３４')).toBe('1234');
    expect(cleanCode('０１０－１２３４\u3000５６７８')).toBe('010-1234 5678');
    expect(cleanCode('ㅎㅏㅎㅏ')).toBe('ㅎㅏㅎㅏ');
  });

  test.each([
    ['가족', '👨\u200D👩\u200D👧 가족 환영'],
    ['요리사, 피부색', '🧑🏽\u200D🍳 선상 요리'],
    ['어깨를 으쓱하는 사람', '🤷\u200D♂\uFE0F 날씨 미정'],
    ['해적 깃발', '🏴\u200D☠\uFE0F'],
    ['불타는 하트', '❤\uFE0F\u200D🔥'],
    ['숫자판', '1\uFE0F\u20E3 집합'],
    ['이 프로그램의 유니코드보다 새로운 그림', '\u{1FAFF} 대박'],
  ])('읽는 글에서 휴대폰의 그림 문자는 여럿을 이은 것이어도 하나로 남는다: %s', (_, text) => {
    expect(cleanText(`${text}\u200D\u202E`)).toBe(text);
    expect(hasForbiddenCharacter(text)).toBe(false);
  });

  test('이름에서는 그림 문자 뒤의 보이지 않는 문자도 남지 않는다', () => {
    expect(cleanName('김⚓\uFE0F')).toBe('김⚓');
  });

  test.each(['김바다', 'O’Hara', '김🐟', '새벽 4시 출항', '⚠️ 강풍', '李海', 'ㅁㅁ'])('%s은 그대로이다', (text) => {
    expect(cleanText(text)).toBe(text);
    expect(hasForbiddenCharacter(text)).toBe(false);
  });

  test('뜻이 없어 네모로 보이는 문자는 거절한다', () => {
    expect(['김\u0378', '김\uE000', '김\uFFFF'].map(hasForbiddenCharacter)).toEqual([true, true, true]);
  });
});

describe('링크가 될 수 있는 주소', () => {
  test.each(['https://band.us/@boat', 'http://boat.kr', ' HTTPS://band.us '])('%s는 링크가 된다', (text) => {
    expect(webAddress(text)).toBe(text.trim());
  });
  test.each(['javascript:alert(1)', 'band.us/@boat', 'https://', 'http:// 빈칸', '', null, undefined])(
    '%s는 링크가 되지 않는다',
    (text) => {
      expect(webAddress(text)).toBeNull();
    },
  );
});

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 1234.5, 0.25, -1234, -100])(
  '%d의 자릿수를 한국어의 쉼표로 나눈다',
  (n) => {
    expect(grouped(n)).toBe(new Intl.NumberFormat('ko-KR').format(n));
  },
);
