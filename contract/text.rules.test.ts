import { describe, expect, test } from '@jest/globals';
import { webAddress } from './text.rules';

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
