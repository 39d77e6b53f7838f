import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sharedName } from '../../.storybook/storyNames';
import { HANDBOOK, REVIEW, SECTIONS, titleOf } from '#src/components/review/sections';

const src = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(src, name), 'utf8') }));
const koreanTitle = (text: string): string =>
  /^const meta[^=]*= {\s+title: '([^']*[가-힣][^']*)'/m.exec(text)?.[1] ?? '';
/** The stories of a file, each with the code after its name. */
const storiesOf = (text: string): string[] => text.split(/^export const (?=[A-Z]\w*\b)/m).slice(1);

describe('이야기의 이름', () => {
  it('모든 이야기가 Storybook에서 우리말로 불린다 (name: 또는 .storybook/storyNames.ts)', () => {
    const stories = files.flatMap(({ text }) => storiesOf(text));
    expect(stories.length).toBeGreaterThan(700);
    // A property of the story itself, on its own line or in a one-line story.
    const named = /^.* = (?:\{\n(?: {2}.*\n)*? {2}|\{ (?:\.{3}.*, )?)name: '[^']*[가-힣]/;
    const unnamed = stories.filter((story) => !named.test(story) && sharedName(/^\w+/.exec(story)?.[0] ?? '') === null);
    expect(unnamed.map((story) => story.slice(0, 60))).toEqual([]);
  });
  it('모든 컴포넌트와 화면에 우리말 이름이 있다 (meta의 title)', () => {
    expect(files.filter(({ text }) => koreanTitle(text) === '').map(({ name }) => name)).toEqual([]);
    expect(titleOf('src/components/operator/bookings/GuestRow/GuestRow.stories.tsx', '예약자 한 줄')).toBe(
      '운영자/예약자/예약자 한 줄 · GuestRow',
    );
  });
  it('서버 자료로 보는 이야기는 그 화면의 곳에 있다', () => {
    expect(titleOf('src/features/operator/guests/GuestRow.connected.stories.tsx', '예약자 한 줄')).toBe(
      '화면/운영자/예약자/예약자 한 줄 · 서버 자료로',
    );
  });
  it('사이드바의 차례가 폴더의 표와 같다 (.storybook/preview.tsx는 표를 불러올 수 없다)', () => {
    const preview = readFileSync(path.resolve(src, '../.storybook/preview.tsx'), 'utf8');
    const [, order = ''] = /order: (\[[^]*?\n {8}\])/.exec(preview) ?? [];
    const written = [...order.replace(/\['시작하기'[^\]]*\]/, '').matchAll(/'([^']+)'/g)].map(([, name]) => name);
    const parts = [HANDBOOK, ...SECTIONS, REVIEW].map(({ title }) => title.split('/'));
    const listed = parts.flatMap((names, at) => names.filter((name, depth) => parts[at - 1]?.[depth] !== name));
    expect(written).toEqual(listed);
  });
  it('모든 이야기의 파일에 주소와 명령에 쓰는 영문 id가 하나씩 있다', () => {
    const ids = files.map(({ name, text }) => ({
      name,
      id: /^const meta[^=]*= {\s+(?:title: '[^']+',\s+)?id: '([a-z0-9-]+)'/m.exec(text)?.[1],
    }));
    expect(ids.filter(({ id }) => id === undefined)).toEqual([]);
    expect(ids.filter(({ id }, at) => ids.findIndex((other) => other.id === id) !== at)).toEqual([]);
  });
});
