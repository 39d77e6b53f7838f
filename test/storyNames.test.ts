import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { koreanName } from '../.storybook/storyNames';

const src = path.resolve(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(src, name), 'utf8') }));
const exported = files
  .flatMap(({ text }) => [...text.matchAll(/^export const ([A-Z]\w*)/gm)])
  .map(([, name = '']) => name);

describe('이야기의 이름', () => {
  it('모든 이야기가 Storybook에서 우리말로 불린다 (.storybook/storyNames.ts)', () => {
    expect(exported.length).toBeGreaterThan(700);
    expect([...new Set(exported)].filter((name) => koreanName(name) === null)).toEqual([]);
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
