import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cancelledBySchema, guestStateSchema, refundChoiceSchema } from '#contract/booking/guest.schema';
import { dayStateSchema } from '#contract/day/day.schema';
import { messageKindSchema, messageStateSchema } from '#contract/messages/message.schema';

const src = path.resolve(import.meta.dirname, '../../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(components|features|app)\/.*\.tsx$/.test(name) && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, folder: path.dirname(name), text: readFileSync(path.join(src, name), 'utf8') }));
const stories = files.filter(({ name }) => name.endsWith('.stories.tsx'));
const sources = files.filter((file) => !stories.includes(file));
const storied = new Set(stories.map(({ folder }) => folder));
const exported = sources.flatMap(({ name, folder, text }) =>
  [...text.matchAll(/^export (?:const|function) ([A-Z]\w*[a-z])\b/gm)].map(([, component = '']) => ({
    component,
    folder,
    isUsed: [...stories, ...sources.filter((other) => other.name !== name)].some((other) =>
      new RegExp(`\\b${component}\\b`).test(other.text),
    ),
    isStoried: stories.some((story) => new RegExp(`\\b${component}\\b`).test(story.text)),
  })),
);

/** Invisible values of native attributes. */
const UNSEEN = ['autoComplete', 'type'];
/** Values of unions in props (`pending: 'accept' | 'decline' | null`, or a type of the same file), except defaults. */
const choices = sources
  .filter(({ name }) => /^components\/(?!review\/)/.test(name))
  .flatMap(({ folder, text }) =>
    [...text.matchAll(/^export interface (\w+)Props\b[^{]*{\n([\s\S]*?)^}/gm)].flatMap(
      ([, component = '', props = '']) =>
        [...props.matchAll(/^ {2}(\w+)\??: ([^;]+);/gm)].flatMap(([, prop = '', type = '']) => {
          const [, named = ''] = /^(\w+)(?: \| (?:null|undefined))*$/.exec(type) ?? [];
          const written = new RegExp(`^(?:export )?type ${named} =([^;]+);`, 'm').exec(text)?.[1] ?? type;
          const isChoice = /^\s*(?:(?:\| )?(?:'[^']*'|null|undefined)\s*)+$/.test(written) && !UNSEEN.includes(prop);
          const values = isChoice ? Array.from(written.matchAll(/'([^']+)'/g), ([, value = '']) => value) : [];
          return values
            .filter((value) => !text.includes(`${prop} = '${value}'`))
            .map((value) => ({ folder, component, prop, value }));
        }),
    ),
  );

describe('이야기의 표에 빈칸이 없다', () => {
  it('모든 컴포넌트의 폴더와 모든 화면에 이야기가 있다', () => {
    const library = exported.filter(({ folder }) => folder.startsWith('components/'));
    const pages = exported.filter(({ folder, component }) => /^features/.test(folder) && component.endsWith('Page'));
    expect(library.length).toBeGreaterThan(100);
    expect([...new Set(library.map(({ folder }) => folder))].filter((folder) => !storied.has(folder))).toEqual([]);
    expect(library.filter(({ isUsed }) => !isUsed).map(({ component }) => component)).toEqual([]);
    expect(pages.filter(({ isStoried }) => !isStoried).map(({ component }) => component)).toEqual([]);
  });

  it('컴포넌트의 값이 몇 가지 가운데 하나이면, 가지마다 보여 주는 이야기가 있다', () => {
    expect(choices.length).toBeGreaterThan(50);
    const missing = choices.filter(
      ({ folder, component, value }) =>
        !stories.some(
          (story) =>
            (story.folder === folder || new RegExp(`\\b${component}\\b`).test(story.text)) &&
            new RegExp(`['"]${value}['"]`).test(story.text),
        ),
    );
    expect(missing.map(({ component, prop, value }) => `${component}.${prop}: ${value}`)).toEqual([]);
  });

  // Changes and message failures are not required: each has a text, but the same layout.
  it.each(
    [
      dayStateSchema,
      guestStateSchema,
      cancelledBySchema,
      refundChoiceSchema,
      messageKindSchema,
      messageStateSchema,
    ].flatMap(({ options }): string[] => options),
  )('상태 %s를 보여 주는 이야기가 있다', (state) => {
    expect(stories.some(({ text }) => new RegExp(`\\b${state}\\b`).test(text))).toBe(true);
  });
});
