import { describe, expect, it } from '@jest/globals';
import { asPng, asWebp, differenceOf, readPixels, type Pixels } from './picture';

/** A grey picture with some pixels of other colours. */
const paint = (width: number, height: number, dots: [x: number, y: number, ...rgb: number[]][] = []): Pixels => {
  const data = Buffer.alloc(width * height * 3, 200);
  for (const [x, y, ...rgb] of dots) data.set(rgb, (y * width + x) * 3);
  return { data, width, height };
};
const count = (before: Pixels, after: Pixels): number | undefined => differenceOf(before, after)?.count;

describe('그림을 픽셀 수로 견준다', () => {
  it('같은 그림에는 차이가 없다', () => {
    expect(differenceOf(paint(40, 30), paint(40, 30))).toBeNull();
  });
  it('큰 그림의 한 픽셀도 차이다', () => {
    expect(count(paint(1280, 5000), paint(1280, 5000, [[640, 4321, 190, 200, 200]]))).toBe(1);
  });
  it('어느 채널이든 한 단계는 프로세서의 반올림으로 보고, 두 단계부터는 차이다', () => {
    for (const channel of [0, 1, 2]) {
      const moved = (by: number) => [200, 200, 200].map((level, at) => (at === channel ? level + by : level));
      for (const by of [-1, 1]) expect(count(paint(40, 30), paint(40, 30, [[5, 5, ...moved(by)]]))).toBeUndefined();
      for (const by of [-3, -2, 2, 3]) expect(count(paint(40, 30), paint(40, 30, [[5, 5, ...moved(by)]]))).toBe(1);
    }
    expect(count(paint(40, 30), paint(40, 30, [[5, 5, 201, 201, 201]]))).toBeUndefined();
  });
  it('글자 가장자리처럼 보이는 픽셀도 봐주지 않는다', () => {
    const edge = (shade: number) =>
      paint(9, 9, [
        [3, 4, 0, 0, 0],
        [4, 4, shade, shade, shade],
      ]);
    expect(count(edge(120), edge(124))).toBe(1);
  });
  it('크기가 다르면 차이이고, 한쪽에만 있는 픽셀을 센다', () => {
    expect(count(paint(40, 30), paint(40, 31))).toBe(40);
    expect(count(paint(41, 30), paint(40, 30))).toBe(30);
  });
  it('차이 그림은 다른 곳을 붉게 칠한다', () => {
    const { drawn } = differenceOf(paint(4, 4), paint(4, 4, [[1, 2, 0, 0, 0]]))!;
    expect([...drawn.data.subarray((2 * 4 + 1) * 3, (2 * 4 + 1) * 3 + 3)]).toEqual([255, 0, 0]);
  });
});

describe('기준 그림의 파일', () => {
  it.each([['WebP', asWebp] as const, ['PNG', asPng] as const])(
    '%s로 쓰고 읽어도 한 픽셀도 변하지 않는다',
    async (_, write) => {
      const dots = Array.from({ length: 60 }, (_, i): [number, number, ...number[]] => [
        i,
        i % 30,
        i * 4,
        255 - i * 3,
        (i * 37) % 256,
      ]);
      const picture = paint(64, 30, dots);
      expect(differenceOf(picture, await readPixels(await write(picture)))).toBeNull();
      expect((await readPixels(await write(picture))).data.equals(picture.data)).toBe(true);
    },
  );
});
