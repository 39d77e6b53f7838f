import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { acceptResult } from './accept';
import { goneBaselines, openBaselines, type Baselines } from './baselines';
import { asPng, type Pixels } from './picture';
import { pictureFile, type Result } from './result';

const grey = (shade: number): Pixels => ({
  data: Buffer.alloc(8 * 8 * 4, Buffer.from([shade, shade, shade, 255])),
  width: 8,
  height: 8,
});
const picture = (id: string, is: Result['pictures'][number]['is'], width = 390) => ({
  id,
  title: `기초/${id}`,
  name: 'Open',
  width,
  is,
  pixels: is === 'different' ? 64 : null,
});

let folder: string;
let output: string;
let baselines: Baselines;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baselines-'));
  output = mkdtempSync(path.join(tmpdir(), 'visual-'));
  baselines = openBaselines(folder);
});
afterEach(() => {
  for (const place of [folder, output]) rmSync(place, { recursive: true, force: true });
});

const drew = async (id: string, shade: number, width = 390): Promise<void> => {
  const file = path.join(output, pictureFile('after', id, width));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await asPng(grey(shade)));
};
const shadeOf = async (id: string, width = 390): Promise<number | undefined> =>
  (await baselines.read(id, width))?.data[0];
const result = (pictures: Result['pictures'], gone: Result['gone'] = []): Result => ({
  inputs: '',
  browser: { version: '1', build: '' },
  filter: [],
  widths: [390],
  pictures,
  gone,
  remarks: [],
});

describe('받아들이기', () => {
  it('없던 그림을 더하고 다른 그림을 바꾸고 이야기가 없어진 그림을 지우고, 무엇을 했는지 알린다', async () => {
    await baselines.write('chip--open', 390, grey(10));
    await baselines.write('chip--old', 390, grey(10));
    await drew('chip--open', 20);
    await drew('chip--new', 30);
    const done = await acceptResult(
      result([picture('chip--open', 'different'), picture('chip--new', 'missing')], [{ id: 'chip--old', width: 390 }]),
      [],
      baselines,
      output,
    );
    expect(done).toEqual({
      added: ['chip--new 390px'],
      changed: ['chip--open 390px'],
      removed: ['chip--old 390px'],
      refused: [],
    });
    expect(await shadeOf('chip--open')).toBe(20);
    expect(await shadeOf('chip--new')).toBe(30);
    expect(await baselines.read('chip--old', 390)).toBeNull();
  });
  it('이름을 주면 그 이야기만', async () => {
    await baselines.write('chip--open', 390, grey(10));
    await drew('chip--open', 20);
    await drew('row--open', 30);
    const both = result(
      [picture('chip--open', 'different'), picture('row--open', 'missing')],
      [{ id: 'row--old', width: 390 }],
    );
    expect(await acceptResult(both, ['row'], baselines, output)).toMatchObject({
      added: ['row--open 390px'],
      changed: [],
      removed: ['row--old 390px'],
    });
    expect(await shadeOf('chip--open')).toBe(10);
  });
  it('그려지지 않았거나 멈추지 않는 이야기는 받아들이지 않는다', async () => {
    await baselines.write('chip--open', 390, grey(10));
    const done = await acceptResult(
      result([picture('chip--open', 'unseen'), picture('row--open', 'restless')]),
      [],
      baselines,
      output,
    );
    expect(done.refused).toEqual(['chip--open 390px', 'row--open 390px']);
    expect(await shadeOf('chip--open')).toBe(10);
  });
});

describe('기준 그림의 목록', () => {
  it('이야기나 폭이 없어진 그림을 찾는다', async () => {
    for (const width of [390, 768])
      for (const id of ['chip--open', 'chip--old']) await baselines.write(id, width, grey(1));
    expect(goneBaselines(baselines.list(), new Set(['chip--open']), [390, 1280])).toEqual(
      [
        { id: 'chip--old', width: 390 },
        { id: 'chip--open', width: 768 },
        { id: 'chip--old', width: 768 },
      ].sort((a, b) => a.width - b.width || a.id.localeCompare(b.id)),
    );
  });
});
