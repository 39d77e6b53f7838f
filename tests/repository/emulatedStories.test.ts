import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { emulating } from '#mocks/emulating';
import { BOTH_WIDTHS_TAG, BREAKPOINT_TAG } from '#tests/stories/stories';

const root = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => ({
  folder: path.dirname(name),
  name,
  text: /\.tsx?$/.test(name) ? readFileSync(path.join(root, 'src', name), 'utf8') : '',
}));
const stories = files.filter(({ name }) => name.endsWith('.stories.tsx'));
/** Folders whose style sheets match `style` and whose stories do not match `story`, with what a story of them needs. */
const without = (style: RegExp, story: RegExp, needed: string): string[] => {
  const folders = files
    .filter(({ name, text }) => name.endsWith('.styles.ts') && style.test(text))
    .map(({ folder }) => folder);
  return [...new Set(folders)]
    .filter((one) => !stories.some(({ folder, text }) => folder === one && story.test(text)))
    .map((one) => `${one}: a story needs ${needed}`);
};

describe('눈으로 봐야 하는 모습마다 이야기가 있다', () => {
  it('마우스를 올리면 달라지는 컴포넌트에는 마우스를 올린 이야기가 있다', () => {
    expect(without(/(&|\ba)[^\n;{]*:hover/, /emulating\(\{[^}]*hover:/, 'emulating({ hover: … })')).toEqual([]);
  });
  it('1024px에서 모양이 바뀌는 컴포넌트와 화면에는 경계의 양쪽을 찍는 이야기가 있다', () => {
    const tag = `tags: ['${BREAKPOINT_TAG}']`;
    expect(without(/media\.(wide|narrow)/, new RegExp(`tags: \\['${BREAKPOINT_TAG}'\\]`), tag)).toEqual([]);
  });
  it('동작(play)이 크기를 묻는 이야기는 휴대폰과 PC에서 모두 동작한다', () => {
    const tag = `tags: ['${BOTH_WIDTHS_TAG}']`;
    // Before the first story: the file's settings and shared functions.
    const asking = stories.flatMap(({ name, text }) => {
      const [before = '', ...its] = text.split(/^export const /m);
      const parts = before.includes(tag) ? [] : [before, ...its];
      return parts
        .filter((part) => /innerWidth|min-width|getBoundingClientRect/.test(part))
        .map((part) => ({ name, part }));
    });
    expect(asking.length).toBeGreaterThan(0);
    expect(
      asking.filter(({ part }) => !part.includes(tag)).map(({ name, part }) => `${name}: ${part.split(':')[0]}`),
    ).toEqual([]);
  });
});

describe('장치를 정한 이야기', () => {
  it('시험기만 아는 방법으로 정하지 않는다: 사람이 여는 Storybook과 Chromatic도 같은 것을 보여 준다', () => {
    expect(stories.filter(({ text }) => /emulate:/.test(text)).map(({ name }) => name)).toEqual([]);
  });
  it('좁은 화면은 그 폭의 틀과 Chromatic의 폭이 된다', () => {
    expect(emulating({ width: 320 })).toEqual({
      globals: { viewport: { value: 'w320', isRotated: false } },
      parameters: {
        emulate: { width: 320 },
        docs: { story: { inline: false, height: '320px' } },
        chromatic: { modes: { phone: { disable: true }, pc: { disable: true }, 'at 320': { viewport: 320 } } },
      },
    });
  });
  it('인쇄, 고대비, 줄인 움직임은 Chromatic의 설정이 된다', () => {
    expect(emulating({ media: 'print' }).parameters.chromatic).toEqual({ media: 'print' });
    expect(emulating({ forcedColors: 'active' }).parameters.chromatic).toEqual({ forcedColors: 'active' });
    expect(emulating({ reducedMotion: 'reduce' }).parameters.chromatic).toEqual({ prefersReducedMotion: 'reduce' });
  });
});
