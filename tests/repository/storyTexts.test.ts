import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const stories = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(root, 'src', name), 'utf8') }));

/** The fixed texts in a part of the catalogue. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.values(value).flatMap(textsIn)
      : [];
/** Catalogue files with texts that are data of the stories. */
const DATA = /^(fish|demo|aboutContent)\.ts$|\.test\.ts$/;
const catalogue = new Set<string>();
for (const name of readdirSync(path.join(root, 'copy')).filter((file) => !DATA.test(file)))
  for (const text of textsIn({ ...((await import(`../../copy/${name}`)) as object) }))
    if (/[가-힣]{2}/.test(text)) catalogue.add(text);

/** The names of a story and of its component. */
const NAMES = /^ {2}(?:name|title): '.*',$|(?<=^export const .*)\bname: '[^']*'/gm;
/** Literals in plays that are catalogue texts and not the story's own data. */
const typedInPlays = (file: string): string[] => {
  const written = file.replaceAll(NAMES, '');
  const sought = Array.from(
    written.matchAll(/(?:By(?:Text|LabelText|AltText)(?:<\w+>)?\(|\b(?:name|description): )'([^']+)'/g),
    ([, text = '']) => text,
  );
  const own = (text: string): boolean => written.split(text).length - 1 > sought.filter((one) => one === text).length;
  return sought.filter((text) => catalogue.has(text) && !own(text));
};

it('이야기의 play는 찾는 문구를 copy/에서 가져온다: 그래서 단추의 이름을 바꾸어도 play가 틀리지 않는다', () => {
  expect(stories.length).toBeGreaterThan(100);
  expect(typedInPlays("canvas.getByRole('button', { name: '입금확인' })")).toEqual(['입금확인']);
  expect(stories.flatMap(({ name, text }) => typedInPlays(text).map((typed) => `${name}: ${typed}`))).toEqual([]);
});
