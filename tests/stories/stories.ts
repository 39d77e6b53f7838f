import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { STORYBOOK } from '../../scripts/storybookBuild';

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Path of the stories file. */
  importPath: string;
  tags: readonly string[];
}
/**
 * Views with pictures, and folders of their baselines.
 *
 * - `390`: every story, at its full height and, if it has one, at its own width.
 * - `1280`: a story that is laid out or coloured differently there, not only stretched (inPageLayout.ts).
 * - `390x844`: the window of a phone, scrolled, for a story at `390` that has a fixed or sticky element. Only this view
 *   shows which content the element covers.
 * - `1024` and `1023`: both sides of the breakpoint, for a story at `1280` with the tag `breakpoint`.
 */
export const VIEWS = ['390', '1280', '390x844', '1024', '1023'];

export const BREAKPOINT_TAG = 'breakpoint';
/** For plays that depend on the width: played at 390 and again at 1280. Others are played at 390 and resized. */
export const BOTH_WIDTHS_TAG = 'both-widths';
/** For pictures and report. */
export const OUTPUT = path.resolve(import.meta.dirname, '../../test-output/visual');
const INDEX = path.join(STORYBOOK, 'index.json');

/** For reports, and as the name of the test. */
export const storyLine = ({ title, name, id }: Pick<Story, 'title' | 'name' | 'id'>): string =>
  `${title} · ${name} (${id})`;
/** The story with that id, otherwise all with the word in id, title or name. */
export const storiesNamed = <One extends Pick<Story, 'title' | 'name' | 'id'>>(
  word: string,
  stories: readonly One[],
): One[] => {
  const exact = stories.filter(({ id }) => id === word);
  const contains = (story: One) => storyLine(story).toLowerCase().includes(word.toLowerCase());
  return exact.length > 0 ? exact : stories.filter(contains);
};

/** Paths of the pictures in a folder of the report, such as `390/button--primary.png`. */
export const picturesIn = (folder: string): string[] =>
  existsSync(path.join(OUTPUT, folder))
    ? readdirSync(path.join(OUTPUT, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.\w+$/.test(file),
      )
    : [];
/** Pictures by story, in words: `button--primary (390, 1280)`. */
export const inWords = (pictures: readonly string[]): string[] => {
  const views = new Map<string, string[]>();
  for (const { name, dir } of pictures.map((file) => path.parse(file)))
    views.set(name, [...(views.get(name) ?? []), dir].filter(Boolean));
  return [...views].map(([id, its]) =>
    its.length > 0 ? `${id} (${VIEWS.filter((view) => its.includes(view)).join(', ')})` : id,
  );
};

/** In the order of the sidebar; empty before the build. */
export const listStories = (): Story[] => {
  if (!existsSync(INDEX)) return [];
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
};
