import { jest } from '@jest/globals';
import { pictureCache } from './pictureCache';

type Draw = (key: string, svg: string, width: number) => Promise<Buffer>;
const draws = () => jest.fn<Draw>((key) => Promise.resolve(Buffer.from(key)));
const svg = () => '<svg/>';

it('같은 그림은 한 번만 그리고, 그리는 동안 온 사람도 함께 기다린다', async () => {
  const draw = draws();
  const cache = pictureCache(10, draw);
  const [first, second] = await Promise.all([cache('a', svg, 8), cache('a', svg, 8)]);
  expect(second).toBe(first);
  await cache('a', svg, 8);
  expect(draw).toHaveBeenCalledTimes(1);
});

it('가장 오래 찾지 않은 그림부터 버린다', async () => {
  const draw = draws();
  const cache = pictureCache(2, draw);
  for (const key of ['a', 'b', 'a', 'c']) await cache(key, svg, 8);
  expect(draw).toHaveBeenCalledTimes(3);
  await cache('a', svg, 8);
  expect(draw).toHaveBeenCalledTimes(3);
  await cache('b', svg, 8);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('그리지 못한 그림은 간직하지 않는다', async () => {
  const draw = draws().mockRejectedValueOnce(new Error('no memory'));
  const cache = pictureCache(2, draw);
  await expect(cache('a', svg, 8)).rejects.toThrow('no memory');
  expect(await cache('a', svg, 8)).toEqual(Buffer.from('a'));
});
