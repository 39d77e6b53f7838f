import { fitText, widthOfText } from './pictureText';

const SIZES = [
  { size: 50, lines: 1 },
  { size: 30, lines: 2 },
];

it('짧은 글은 가장 크게, 긴 글은 작게, 더 긴 글은 두 줄로 쓴다', () => {
  expect(fitText('갈치', 400, SIZES)).toEqual({ size: 50, lines: ['갈치'] });
  expect(fitText('갈치·한치·오징어·참돔', 400, SIZES)).toEqual({ size: 30, lines: ['갈치·한치·오징어·참돔'] });
  expect(fitText('갈치·한치·오징어·참돔·방어·부시리', 400, SIZES).lines).toEqual([
    '갈치·한치·오징어·참돔·방어·',
    '부시리',
  ]);
});

it.each(['가'.repeat(250), 'W'.repeat(100), '새벽 '.repeat(80), 'ㄱ·'.repeat(90)])(
  '아무리 길어도 칸을 넘지 않고, 잘렸음을 보인다: %s',
  (text) => {
    const { size, lines } = fitText(text, 400, SIZES);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(widthOfText(line, size)).toBeLessThanOrEqual(400);
    expect(lines[1]).toMatch(/…$/);
  },
);

it('글꼴에 없는 그림 글자와 줄바꿈은 빈칸이 된다', () => {
  expect(fitText('새벽\n호 🚢 예약\u0007', 400, SIZES).lines).toEqual(['새벽 호 예약']);
  expect(fitText('', 400, SIZES).lines).toEqual([]);
});
