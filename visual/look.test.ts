import { describe, expect, it, jest } from '@jest/globals';
import { lookAt } from './look';
import { asPng, type Pixels } from './picture';

const grey = (shade: number): Pixels => ({
  data: Buffer.alloc(4 * 4 * 3, shade),
  width: 4,
  height: 4,
});
/** Returns one screenshot for each call; the last one is repeated. */
const taking = (...shades: number[]) =>
  jest.fn(() => asPng(grey(shades.length > 1 ? (shades.shift() ?? 0) : (shades[0] ?? 0))));

describe('한 그림을 기준과 견준다', () => {
  it('같으면 다시 찍지 않는다', async () => {
    const take = taking(10);
    expect(await lookAt(take, grey(10))).toMatchObject({ difference: null });
    expect(take).toHaveBeenCalledTimes(1);
  });
  it('다르면 멈춘 것을 확인하고 다르다고 한다', async () => {
    const take = taking(50);
    expect(await lookAt(take, grey(10))).toMatchObject({ difference: { count: 16 }, isStill: true });
    expect(take).toHaveBeenCalledTimes(2);
  });
  it('늦게 자리 잡은 그림은 같은 그림이다', async () => {
    expect(await lookAt(taking(50, 10), grey(10))).toMatchObject({ difference: null, isStill: true });
  });
  it('기준이 없으면 멈춘 그림을 내놓는다', async () => {
    const { after, isStill } = await lookAt(taking(10, 20, 20), null);
    expect([after.data[0], isStill]).toEqual([20, true]);
  });
  it('끝내 멈추지 않으면 그렇다고 한다', async () => {
    let shade = 0;
    const moving = () => asPng(grey((shade += 20)));
    expect((await lookAt(moving, null)).isStill).toBe(false);
    expect((await lookAt(moving, grey(5))).isStill).toBe(false);
  });
});
