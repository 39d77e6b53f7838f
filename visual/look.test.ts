import { describe, expect, it, jest } from '@jest/globals';
import { lookAt } from './look';
import { asPng, type Pixels } from './picture';

const grey = (shade: number): Pixels => ({
  data: Buffer.alloc(4 * 4 * 4, Buffer.from([shade, shade, shade, 255])),
  width: 4,
  height: 4,
});
const png = (shade: number): Promise<Buffer> => asPng(grey(shade));
/** Returns one screenshot for each call; the last one is repeated. */
const taking = (...shades: number[]) =>
  jest.fn(() => png(shades.length > 1 ? (shades.shift() ?? 0) : (shades[0] ?? 0)));

describe('한 그림을 기준과 견준다', () => {
  it('같으면 다시 찍지 않는다', async () => {
    const again = taking(10);
    expect(await lookAt(await png(10), grey(10), again)).toEqual({ is: 'same' });
    expect(again).not.toHaveBeenCalled();
  });
  it('다르면 멈춘 것을 확인하고 다르다고 한다', async () => {
    const look = await lookAt(await png(50), grey(10), taking(50));
    expect(look).toMatchObject({ is: 'different', difference: { count: 16 } });
  });
  it('늦게 자리 잡은 그림은 같은 그림이다', async () => {
    expect(await lookAt(await png(50), grey(10), taking(10))).toEqual({ is: 'same' });
  });
  it('기준이 없으면 멈춘 그림을 내놓는다', async () => {
    const look = await lookAt(await png(10), null, taking(20, 20));
    expect(look.is).toBe('missing');
    expect(look.is === 'missing' && look.after.data[0]).toBe(20);
  });
  it('끝내 멈추지 않거나 다시 찍히지 않으면 그렇다고 한다', async () => {
    let shade = 0;
    expect(await lookAt(await png(1), null, () => png((shade += 20)))).toEqual({ is: 'restless' });
    expect(await lookAt(await png(1), grey(90), () => Promise.resolve(null))).toEqual({ is: 'restless' });
  });
});
