import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { HANDBOOK, HANDBOOK_PAGES } from '#src/components/review/sections';
import { kebab } from '#src/components/review/storyPlaces';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const pages = HANDBOOK_PAGES.map((name) => ({ name, text: read(`${HANDBOOK.folder}/${name}`) }));
const all = pages.map(({ text }) => text).join('\n');
/** Distinct matches in all pages. */
const found = (pattern: RegExp): string[] => [
  ...new Set(Array.from(all.matchAll(pattern), ([whole, part]) => part ?? whole)),
];

const stories = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.stories.tsx'))
  .map((name) => read(`src/${name}`));
const storyIds = stories.flatMap((text) => {
  const id = /\bid: '([^']+)'/.exec(text)?.[1] ?? '';
  return Array.from(text.matchAll(/^export const ([A-Z]\w*)/gm), ([, name = '']) => `${id}--${kebab(name)}`);
});
const titles = pages.map(({ text }) => /<Meta title="([^"]+)" \/>/.exec(text)?.[1] ?? '');

describe('디자이너와 QA의 설명서는 있는 것만 말한다', () => {
  it('폴더의 쪽이 모두 사이드바에 있고, 제목이 쪽의 첫 줄과 같다', () => {
    expect(readdirSync(path.join(root, HANDBOOK.folder)).sort()).toEqual(pages.map(({ name }) => name).sort());
    for (const [index, { text }] of pages.entries()) expect(text).toContain(`# ${titles[index]}\n`);
  });
  it('명령이 모두 있다', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const commands = found(/npm (?:run )?([\w:-]+)/g);
    expect(commands).toEqual(expect.arrayContaining(['storybook', 'visual', 'visual:accept', 'fonts', 'test']));
    expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
  it('파일과 폴더가 모두 있다', () => {
    const places = found(/`((?:\.?[\w-]+\/)+[\w.-]*|[A-Z]+\.md)`/g).filter(
      (place) => !place.startsWith('test-output/'),
    );
    expect(places.length).toBeGreaterThan(10);
    expect(places.filter((place) => !existsSync(path.join(root, place)))).toEqual([]);
  });
  it('이어지는 이야기와 쪽이 모두 있다', () => {
    const docs = titles.map((title) => `${HANDBOOK.title}-${title.replaceAll(' ', '-')}--설명서`);
    expect(found(/\?path=\/story\/([^)]+)/g).filter((id) => !storyIds.includes(id))).toEqual([]);
    expect(found(/\?path=\/docs\/([^)]+)/g).filter((id) => !docs.includes(id))).toEqual([]);
  });
  it('보기로 든 글과 낱말을 사이트가 쓴다', () => {
    const copy = readdirSync(path.join(root, 'copy'))
      .filter((name) => !name.endsWith('.test.ts'))
      .map((name) => read(`copy/${name}`))
      .join('\n');
    const [, words = ''] = /## 낱말\n([\s\S]*?)\n## /.exec(all) ?? [];
    const terms = Array.from(words.matchAll(/^\| ([가-힣 ·]+?) +\|/gm), ([, cell = '']) => cell.split(' · ')).flat();
    const quoted = found(/‘(예약을 취소하시겠습니까\?)’/g);
    expect(terms.length).toBeGreaterThan(12);
    expect([...terms.filter((term) => term !== '낱말'), ...quoted].filter((text) => !copy.includes(text))).toEqual([]);
  });
});

/** Without stories, tests and styles. */
const library = readdirSync(path.join(root, 'src/components'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!review\/).*\.tsx?$/.test(name) && !/\.(stories|test|styles)\.tsx?$/.test(name))
  .map((name) => ({ file: `src/components/${name}`, text: read(`src/components/${name}`) }));

/** Exported components of the library. */
const components = library
  .filter(({ file }) => file.endsWith('.tsx'))
  .flatMap(({ file, text }) =>
    Array.from(text.matchAll(/^export function ([A-Z]\w*)(?:<[^(]*)?\(([^)]*)\)/gm), ([, name = '', props = '']) => ({
      file,
      text,
      name,
      props,
    })),
  );

/**
 * Props of a library type without a description, including those of extended or joined types. A prop that a variant
 * excludes (`hero?: undefined`) needs none.
 */
const undescribed = (type: string, ownText: string): string[] => {
  const declaration = new RegExp(
    `^(?:export )?(?:interface ${type}\\b([^{]*){\\n([\\s\\S]*?)^}|type ${type}\\b[^=]*=([\\s\\S]*?;)\\n(?:\\n|$))`,
    'm',
  );
  const { text } = [{ text: ownText }, ...library].find((file) => declaration.test(file.text)) ?? {};
  if (text === undefined) return [];
  const [, parents = '', body = '', joined = ''] = declaration.exec(text) ?? [];
  const bare = [
    ...body.matchAll(/(?<!\*\/\n)^ {2}(\w+)\??:(?! undefined;)/gm),
    ...joined.matchAll(/(?<!\*\/\n)^ {2,}(\w+)\??:(?! undefined;)/gm),
  ];
  const own = bare.map(([, prop]) => `${type}.${prop}`);
  // Types of props (in braces) and type arguments contain no props, except those of Omit and Pick.
  const joins = (parents + joined.replaceAll(/{[^{}]*}/g, '')).replaceAll(/(?<!\b(?:Omit|Pick))<[^<>]*>/g, '');
  const others = (joins.match(/\b[A-Z]\w+/g) ?? []).filter((other) => other !== type);
  return [...own, ...others.flatMap((other) => undescribed(other, text))];
};

describe('컴포넌트의 설명서', () => {
  it('컴포넌트마다 설명서가 있다: 이야기의 컴포넌트이거나 함께 보이는 컴포넌트(subcomponents)이다', () => {
    const described = new Set(
      stories.flatMap((text) => [
        ...Array.from(text.matchAll(/\bcomponent: (\w+)/g), ([, name]) => name),
        ...Array.from(text.matchAll(/\bsubcomponents: \{([^}]*)\}/g), ([, names = '']) => names.match(/\w+/g)).flat(),
      ]),
    );
    expect(components.length).toBeGreaterThan(130);
    expect(components.filter(({ name }) => !described.has(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual(
      [],
    );
  });
  it('물려받는 값이 표에서 빠지지 않는다: 표는 Omit과 Pick을 읽지 못하므로 브라우저의 속성에만 쓴다', () => {
    const inherited = library.flatMap(({ file, text }) =>
      [...text.matchAll(/^(?:export )?interface \w+Props\b[^{]*? extends ([^{]*){/gm)].flatMap(([, parents = '']) =>
        Array.from(parents.matchAll(/(?<![\w<])(?:Omit|Pick)<(\w+)/g), ([, parent = '']) => ({ file, parent })),
      ),
    );
    expect(inherited.length).toBeGreaterThan(5);
    expect(inherited.filter(({ parent }) => !/HTMLAttributes$|^FieldInputProps$/.test(parent))).toEqual([]);
  });
  it('컴포넌트의 값마다 한 줄의 설명이 있다', () => {
    const bare = components.flatMap(({ file, text, name, props }) => {
      // Types inside the parentheses cannot have descriptions.
      return [...undescribed(`${name}Props`, text), ...(/\}: \{/.test(props) ? ['…'] : [])].map(
        (prop) => `${file}: ${prop}`,
      );
    });
    expect([...new Set(bare)]).toEqual([]);
  });
});
