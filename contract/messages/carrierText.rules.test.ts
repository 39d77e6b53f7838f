import { expect, test } from '@jest/globals';
import { carrierText } from './carrierText.rules';

test.each<[string, string, string, string[]]>([
  [
    '보통의 글은 그대로이다',
    '[새벽호] 12/5(토) 04:30 출항, 20만원 · 예약금 “10만원”…\n★♥☎',
    '[새벽호] 12/5(토) 04:30 출항, 20만원 · 예약금 “10만원”…\n★♥☎',
    [],
  ],
  ['그림 문자는 ?가 된다', '갈치 풍년 🎣🎣!', '갈치 풍년 ??!', ['🎣']],
  ['여러 조각으로 된 그림 문자도 하나이다', '👨‍👩‍👧 👍🏽 🇰🇷 ❤️', '? ? ? ?', ['👨‍👩‍👧', '👍🏽', '🇰🇷', '❤']],
  ['완성형에 없는 글자도 ?가 된다', '뷁똠방각하 쀍님', '??방각하 ?님', ['뷁', '똠', '쀍']],
  ['비슷한 글자가 있으면 그것으로 쓴다', '5~6시 – 7시 ₩10', '5~6시 - 7시 ￦10', []],
  ['나누어 적힌 글자는 모아 쓴다', '갈치'.normalize('NFD'), '갈치', []],
])('%s', (_, written, text, replaced) => {
  expect(carrierText(written)).toEqual({ text, replaced });
});
