import { AppError } from '#server/errors';
import { pictureCache, type PictureRequest } from './renderer';

/** A renderer that renders immediately unless it is set to busy. */
const draws = () => {
  const render = jest.fn((svg: string): Promise<Buffer> => Promise.resolve(Buffer.from(svg)));
  let busy = false;
  return { render, isBusy: () => busy, setBusy: (now: boolean) => (busy = now) };
};
const wanted = (name: string, version = '1'): PictureRequest => ({
  name,
  version,
  svg: () => `${name}${version}`,
  width: 8,
});
const shown = async (picture: Promise<{ png: Buffer }>) => (await picture).png.toString();

it('같은 그림은 한 번만 그리고, 그리는 동안 온 사람도 함께 기다린다', async () => {
  const renderer = draws();
  const take = pictureCache(10, renderer);
  const [first, second] = await Promise.all([take(wanted('a')), take(wanted('a'))]);
  expect(second).toEqual(first);
  await take(wanted('a'));
  expect(renderer.render).toHaveBeenCalledTimes(1);
});

it('가장 오래 찾지 않은 그림부터 버린다', async () => {
  const renderer = draws();
  const take = pictureCache(2, renderer);
  for (const name of ['a', 'b', 'a', 'c', 'a']) await take(wanted(name));
  expect(renderer.render).toHaveBeenCalledTimes(3);
  await take(wanted('b'));
  expect(renderer.render).toHaveBeenCalledTimes(4);
});

it('그리지 못한 그림은 간직하지 않는다', async () => {
  const renderer = draws();
  renderer.render.mockRejectedValueOnce(new Error('no memory'));
  const take = pictureCache(2, renderer);
  await expect(take(wanted('a'))).rejects.toThrow('no memory');
  expect(await shown(take(wanted('a')))).toBe('a1');
});

it('새 그림을 바로 그릴 수 없으면 그동안 옛 그림을 보여 준다', async () => {
  const renderer = draws();
  const take = pictureCache(10, renderer);
  await take(wanted('a', '1'));
  let finish: (png: Buffer) => void = () => undefined;
  renderer.render.mockReturnValueOnce(new Promise((done) => (finish = done)));
  renderer.setBusy(true);
  expect(await take(wanted('a', '2'))).toEqual({ version: '1', png: Buffer.from('a1') });
  finish(Buffer.from('a2'));
  renderer.setBusy(false);
  expect(await take(wanted('a', '2'))).toEqual({ version: '2', png: Buffer.from('a2') });
  expect(renderer.render).toHaveBeenCalledTimes(2);
});

it('더 그릴 수 없을 만큼 밀렸으면 옛 그림을, 그것도 없으면 잠시 뒤에 오라고 한다', async () => {
  const renderer = draws();
  const take = pictureCache(10, renderer);
  await take(wanted('a', '1'));
  renderer.setBusy(true);
  renderer.render.mockImplementation(() => Promise.reject(new AppError('UNAVAILABLE')));
  expect(await shown(take(wanted('a', '2')))).toBe('a1');
  await expect(take(wanted('b'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
