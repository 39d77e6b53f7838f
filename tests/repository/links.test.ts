import { expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const markdown = (folder: string, recursive: boolean): string[] =>
  readdirSync(path.join(root, folder), { encoding: 'utf8', recursive })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
const pages = [...markdown('.', false), ...markdown('docs', true)];

/** Relative addresses of links and pictures, without fragments. */
const targetsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\]\(|(?:src|href)=")([^)"\s#]+)/g), ([, target = '']) => target).filter(
    (target) => !/^\w+:/.test(target),
  );

it('문서의 상대 링크는 모두 있는 파일로 이어진다', () => {
  const dead = pages.flatMap((page) =>
    targetsIn(readFileSync(path.join(root, page), 'utf8'))
      .filter((target) => !existsSync(path.join(root, path.dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(dead).toEqual([]);
  expect(pages.length).toBeGreaterThan(40);
});
