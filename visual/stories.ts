import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Path of the stories file. */
  importPath: string;
  tags: readonly string[];
}
/**
 * The views of a story of which pictures are taken, and the folders of their baselines.
 *
 * - `390` and `1280`: every story, at its full height.
 * - `390x844`: the window of a phone, scrolled, for a story at `390` that has a fixed or sticky element. Only this view
 *   shows which content the element covers.
 * - `1024` and `1023`: both sides of the breakpoint, for a story at `1280` with the tag `breakpoint`.
 */
export type View = '390' | '1280' | '390x844' | '1024' | '1023';

export const BREAKPOINT_TAG = 'breakpoint';
/** The widths at which every story is visited: a phone and a PC. */
export const WIDTHS = [390, 1280];

/** Output folder of a run for its pictures and report. */
export const OUTPUT = path.resolve(import.meta.dirname, '../test-output/visual');
const INDEX = path.resolve(import.meta.dirname, '../storybook-static/index.json');

/** All stories of the built Storybook, in the order of its sidebar; none if it is not built. */
export const listStories = (): Story[] => {
  if (!existsSync(INDEX)) return [];
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
};
