import { describe, expect, test } from '@jest/globals';
import { grouped, webAddress } from './text.rules';

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
