import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hardCalls } from '#mocks/copySamples';
import { NOT_DISPLAYED, textsOf } from '#mocks/copyTexts';
import { BUTTON_WIDTH_MAX, textWidth } from './buttonLength';
import { copyUsesOf, names, parametersOf, type SourceFile } from './copyUses';
import { showing, storyPlaceOf } from './storyPlaces';

const root = path.resolve(import.meta.dirname, '../../..');
const filesOf = (folder: string): SourceFile[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') }));

const program = ['src', 'server', 'copy', 'scripts'].flatMap(filesOf);
const code = program.filter(({ path: place }) => !place.endsWith('.stories.tsx'));
const uses = code.flatMap(copyUsesOf);
const places = program.map(storyPlaceOf).filter((place) => place !== null);

const texts: [key: string, text: string][] = [];
for (const name of readdirSync(path.join(root, 'copy'))) {
  const file = name.replace(/\.ts$/, '');
  if (!/^\w+\.ts$/.test(name) || NOT_DISPLAYED.includes(file)) continue;
  const catalogue = (await import(`../../../copy/${file}`)) as Record<string, unknown>;
  for (const [exported, value] of Object.entries(catalogue))
    texts.push(...textsOf(`${file}.${exported}`, value, hardCalls));
}
const keys = [...new Set(texts.map(([key]) => key))];

describe('문구가 나오는 곳', () => {
  it('어디에도 나오지 않는 문구가 없다', () => {
    expect(keys.length).toBeGreaterThan(400);
    expect(keys.filter((key) => !uses.some((use) => names(use, key)))).toEqual([]);
  });
  it('문구를 쓰는 컴포넌트와 화면에는 이야기가 있다', () => {
    const screens = uses.filter(({ path: place }) => /^src\/(components|features)\//.test(place));
    expect(screens.length).toBeGreaterThan(200);
    const unseen = screens.filter(({ path: place }) => showing(place, places).length === 0);
    expect(
      [...new Set(unseen.map(({ path: place }) => place))].filter((place) => !RENDERED_ELSEWHERE.test(place)),
    ).toEqual([]);
  });
  it('단추의 문구는 좁은 화면에서도 한 줄이다', () => {
    const onButtons = texts.filter(([key]) => uses.some((use) => use.onButton && use.prefix === key));
    expect(onButtons.length).toBeGreaterThan(60);
    const long = onButtons.filter(([, text]) => textWidth(text) > BUTTON_WIDTH_MAX);
    expect([...new Set(long.map(([key, text]) => `${key}: ${text}`))]).toEqual([]);
  });
});

/** These have no stories of their own: components and pages in other folders use them. */
const RENDERED_ELSEWHERE =
  /^src\/(features\/(base|operator\/(actions|atSea|leaving|live)|visitor\/seats)|components\/base\/form\/CheckedForm)\//;

describe('쓰인 곳을 찾는 법', () => {
  const source = (text: string, place = 'src/components/X/X.tsx'): SourceFile => ({ path: place, text });
  const found = (text: string) => copyUsesOf(source(text)).map(({ prefix }) => prefix);

  it('다른 이름으로 불러와도, 갈래를 골라 써도 찾는다', () => {
    expect(
      found(
        "import { admin as copy } from '#copy/admin';\nx = copy.day.memo + copy.nav[section] + other.copy.day + copyright.mine + { ...copy.all }",
      ),
    ).toEqual(['admin.admin.day.memo', 'admin.admin.nav', 'admin.admin.all']);
  });
  it('폴더와 설명과 속성의 같은 이름은 문구가 아니다', () => {
    expect(
      found(
        "import type { B } from '#contract/day/day.schema';\nimport { day } from '#copy/day';\n/** A day. */\n// day\n<A day={day.lines.map(say)} />",
      ),
    ).toEqual(['day.day.lines']);
  });
  it('형만 불러온 이름과 다른 폴더의 파일은 세지 않는다', () => {
    expect(found("import { type A } from '#copy/admin';\nimport { b } from './b';\nb.c")).toEqual([]);
  });
  it('단추 안의 문구를 안다', () => {
    const text =
      "import { a } from '#copy/a';\n<p>{a.title}</p><Button full>{a.save}</Button><Card submitLabel={a.go} />";
    expect(copyUsesOf(source(text)).filter(({ onButton }) => onButton)).toEqual([
      expect.objectContaining({ prefix: 'a.a.save' }),
      expect.objectContaining({ prefix: 'a.a.go' }),
    ]);
  });
  it('함수의 인자 이름을 안다', () => {
    const file = "  a: { sum: (money: string) => '' },\n  sum: (cases: string, days: number) =>\n    `${cases}`,";
    expect(parametersOf(file, 'sum', 2)).toEqual([
      { name: 'cases', type: 'string' },
      { name: 'days', type: 'number' },
    ]);
    expect(parametersOf(file, 'sum', 1)).toEqual([{ name: 'money', type: 'string' }]);
    expect(parametersOf(file, 'other', 1)).toEqual([{ name: '', type: '' }]);
  });
  it('이야기의 주소를 안다', () => {
    const story = source(
      "title: '운영자/X', id: 'x'\nexport const NoTripOnThisDate: Story = {}",
      'src/components/X/X.stories.tsx',
    );
    expect(storyPlaceOf(story)).toEqual({
      folder: 'src/components/X',
      title: '운영자/X',
      id: 'x--no-trip-on-this-date',
    });
  });
});
