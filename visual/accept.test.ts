import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { acceptPictures, ofStories, openPictures, unknownIds } from './accept';
import { asPng, asWebp, readPixels, type Pixels } from './picture';

const grey = (shade: number): Pixels => ({
  data: Buffer.alloc(8 * 8 * 3, shade),
  width: 8,
  height: 8,
});
let output: string;
let baselines: string;
beforeEach(() => {
  output = mkdtempSync(path.join(tmpdir(), 'visual-'));
  baselines = mkdtempSync(path.join(tmpdir(), 'baselines-'));
});
afterEach(() => {
  for (const place of [output, baselines]) rmSync(place, { recursive: true, force: true });
});

const write = (file: string, content: Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const drew = async (name: string, shade: number, folder = 'after'): Promise<void> =>
  write(path.join(output, folder, `${name}.png`), await asPng(grey(shade)));
const baseline = async (name: string, shade: number): Promise<void> =>
  write(path.join(baselines, `${name}.webp`), await asWebp(grey(shade)));
const shadeOf = async (name: string): Promise<number | null> => {
  const file = path.join(baselines, `${name}.webp`);
  return existsSync(file) ? ((await readPixels(file)).data[0] ?? null) : null;
};
const accept = (...ids: string[]) => acceptPictures(ofStories(openPictures(output), ids), output, baselines);

describe('받아들이기', () => {
  it('없던 그림을 더하고 다른 그림을 바꾸고 이야기가 없어진 그림을 지운다', async () => {
    for (const name of ['390/chip--open', '390/chip--old', '390/chip--same']) await baseline(name, 10);
    await drew('390/chip--open', 20);
    await drew('1280/chip--new', 30);
    await drew('390/chip--old', 10, 'gone');
    await accept();
    expect(
      await Promise.all(['390/chip--open', '1280/chip--new', '390/chip--old', '390/chip--same'].map(shadeOf)),
    ).toEqual([20, 30, null, 10]);
  });
  it('이름을 주면 정확히 그 이야기만: 이름이 그 안에 든 다른 이야기는 그대로 둔다', async () => {
    for (const name of ['390/chip--open', '390/chip--open-again']) await baseline(name, 10);
    for (const name of ['390/chip--open', '390/chip--open-again']) await drew(name, 20);
    await accept('chip--open');
    expect(await shadeOf('390/chip--open')).toBe(20);
    expect(await shadeOf('390/chip--open-again')).toBe(10);
  });
  it('받아들인 것은 남지 않고, 다음에는 남은 것만 받아들인다', async () => {
    for (const name of ['390/chip--open', '390/row--open']) await drew(name, 20);
    await drew('390/row--old', 20, 'gone');
    await accept('chip--open');
    expect(openPictures(output)).toEqual({ after: ['390/row--open'], gone: ['390/row--old'] });
    await accept();
    expect(openPictures(output)).toEqual({ after: [], gone: [] });
  });
  it('보고서에 없는 이름은 이름의 일부여도 알아보지 못한다', async () => {
    await drew('390/chip--open', 20);
    await drew('390/row--old', 20, 'gone');
    const open = openPictures(output);
    expect(unknownIds(open, ['chip--open', 'row--old'])).toEqual([]);
    expect(unknownIds(open, ['chip', 'chip--none'])).toEqual(['chip', 'chip--none']);
  });
});
