import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { koreanName } from '../.storybook/storyNames';

const src = path.resolve(import.meta.dirname, '../src');
const exported = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .flatMap((name) => [...readFileSync(path.join(src, name), 'utf8').matchAll(/^export const ([A-Z]\w*)/gm)])
  .map(([, name = '']) => name);

describe('이야기의 이름', () => {
  it('모든 이야기가 Storybook에서 우리말로 불린다 (.storybook/storyNames.ts)', () => {
    expect(exported.length).toBeGreaterThan(700);
    expect([...new Set(exported)].filter((name) => koreanName(name) === null)).toEqual([]);
  });
});
