import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { acceptResult, unknownNames } from './accept';
import { goneBaselines, openBaselines, type Baselines } from './baselines';
import { asPng, type Pixels } from './picture';
import { pictureFile, type Result } from './result';
import type { View } from './views';

const grey = (shade: number): Pixels => ({
  data: Buffer.alloc(8 * 8 * 4, Buffer.from([shade, shade, shade, 255])),
  width: 8,
  height: 8,
});
const picture = (id: string, is: Result['pictures'][number]['is'], view: View = '390') => ({
  id,
  title: `기초/${id}`,
  name: 'Open',
  view,
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

const drew = async (id: string, shade: number, view: View = '390'): Promise<void> => {
  const file = path.join(output, pictureFile('after', id, view));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await asPng(grey(shade)));
};
const shadeOf = async (id: string, view: View = '390'): Promise<number | undefined> =>
  (await baselines.read(id, view))?.data[0];
const result = (pictures: Result['pictures'], gone: Result['gone'] = []): Result => ({
  inputs: '',
  browser: { version: '1', build: '' },
  filter: [],
  widths: [390],
  pictures,
  gone,
  places: null,
  remarks: [],
});

describe('받아들이기', () => {
  it('없던 그림을 더하고 다른 그림을 바꾸고 이야기가 없어진 그림을 지우고, 무엇을 했는지 알린다', async () => {
    await baselines.write('chip--open', '390', grey(10));
    await baselines.write('chip--old', '390', grey(10));
    await drew('chip--open', 20);
    await drew('chip--new', 30);
    // A difference within the rounding tolerance does not change the baseline.
    await baselines.write('chip--same', '390', grey(10));
    await drew('chip--same', 11);
    const done = await acceptResult(
      result(
        [picture('chip--open', 'different'), picture('chip--new', 'missing'), picture('chip--same', 'same')],
        [{ id: 'chip--old', view: '390' }],
      ),
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
    expect(await shadeOf('chip--same')).toBe(10);
    expect(await baselines.read('chip--old', '390')).toBeNull();
  });
  it('이름을 주면 정확히 그 이야기만: 이름이 그 안에 든 다른 이야기는 그대로 둔다', async () => {
    for (const id of ['chip--open', 'chip--open-again']) await baselines.write(id, '390', grey(10));
    for (const id of ['chip--open', 'chip--open-again']) await drew(id, 20);
    const both = result(
      [picture('chip--open', 'different'), picture('chip--open-again', 'different')],
      [{ id: 'chip--open-old', view: '390' }],
    );
    expect(await acceptResult(both, ['chip--open'], baselines, output)).toEqual({
      added: [],
      changed: ['chip--open 390px'],
      removed: [],
      refused: [],
    });
    expect(await shadeOf('chip--open')).toBe(20);
    expect(await shadeOf('chip--open-again')).toBe(10);
  });
  it('보고서에 없는 이름은 이름의 일부여도 알아보지 못한다', () => {
    const shown = result(
      [picture('chip--open', 'different'), picture('chip--same', 'same')],
      [{ id: 'row--old', view: '390' }],
    );
    expect(unknownNames(shown, ['chip--open', 'row--old'])).toEqual([]);
    expect(unknownNames(shown, ['chip', 'chip--same', 'chip--none'])).toEqual(['chip', 'chip--same', 'chip--none']);
  });
  it('한 번 받아들인 것은 보고서에 그렇게 남고, 다음에는 남은 것만 받아들인다', async () => {
    for (const id of ['chip--open', 'row--open']) await drew(id, 20);
    const shown = result([picture('chip--open', 'missing'), picture('row--open', 'missing')]);
    await acceptResult(shown, ['chip--open'], baselines, output);
    expect(shown.pictures.map(({ accepted }) => accepted ?? false)).toEqual([true, false]);
    expect((await acceptResult(shown, [], baselines, output)).added).toEqual(['row--open 390px']);
  });
  it('그려지지 않았거나 멈추지 않는 이야기는 받아들이지 않는다', async () => {
    await baselines.write('chip--open', '390', grey(10));
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
  it('이야기나 보는 크기가 없어진 그림을 찾는다', async () => {
    for (const view of ['390', '768'] as View[])
      for (const id of ['chip--open', 'chip--old']) await baselines.write(id, view, grey(1));
    const gone = goneBaselines(baselines.list(), new Set(['chip--open']));
    expect(gone).toHaveLength(3);
    expect(gone).toEqual(
      expect.arrayContaining([
        { id: 'chip--old', view: '390' },
        { id: 'chip--open', view: '768' },
        { id: 'chip--old', view: '768' },
      ]),
    );
  });
  it('그 크기로는 더 찍지 않는 그림도 찾되, 그려지지 못한 이야기의 것은 남긴다', async () => {
    for (const view of ['390', '1024'] as View[])
      for (const id of ['chip--open', 'chip--broken']) await baselines.write(id, view, grey(1));
    const taken = { drawn: new Set(['chip--open']), pictures: new Set(['chip--open 390']) };
    expect(goneBaselines(baselines.list(), new Set(['chip--open', 'chip--broken']), taken)).toEqual([
      { id: 'chip--open', view: '1024' },
    ]);
  });
});
