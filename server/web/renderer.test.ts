import sharp from 'sharp';
import { openRenderer, type Renderer } from './renderer';

let renderer: Renderer;
afterEach(() => renderer.close());
const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4" viewBox="0 0 8 4"><rect width="8" height="4" fill="${colour}"/></svg>`;

it('말한 너비의 PNG로, 온 순서대로 그린다', async () => {
  renderer = openRenderer();
  const order: string[] = [];
  const pictures = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((colour) =>
      renderer.render(svg(colour), 80).then((png) => {
        order.push(colour);
        return png;
      }),
    ),
  );
  expect(order).toEqual(['#f00', '#0f0', '#00f']);
  for (const png of pictures)
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 80, height: 40 });
});

it('기다리는 그림의 수에는 끝이 있고, 다 그리면 다시 받는다', async () => {
  renderer = openRenderer(2);
  const first = renderer.render(svg('#f00'), 8);
  const second = renderer.render(svg('#f00'), 8);
  await expect(renderer.render(svg('#f00'), 8)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await Promise.all([first, second]);
  expect(renderer.isBusy()).toBe(false);
  expect((await renderer.render(svg('#f00'), 8)).length).toBeGreaterThan(0);
});

it('그릴 수 없는 것이 와도 다음 그림을 그린다', async () => {
  renderer = openRenderer();
  await expect(renderer.render('<svg', 8)).rejects.toThrow();
  expect((await renderer.render(svg('#f00'), 8)).length).toBeGreaterThan(0);
});

it('서버가 끝나면 기다리던 그림도 끝난다', async () => {
  renderer = openRenderer();
  const waiting = [renderer.render(svg('#f00'), 8), renderer.render(svg('#f00'), 8)].map((png) =>
    png.then(
      () => 'rendered',
      (error: { code: string }) => error.code,
    ),
  );
  await renderer.close();
  expect(await Promise.all(waiting)).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
});
