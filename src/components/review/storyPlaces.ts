import type { SourceFile } from './copyUses';
import { titleOf } from './sections';

/** A component, represented by its first story. */
export interface StoryPlace {
  folder: string;
  title: string;
  /** As in Storybook's URLs. */
  id: string;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
/** Storybook generates a story's id from its export name in this way. */
export const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

/** Null for other files. */
export const storyPlaceOf = ({ path, text }: SourceFile): StoryPlace | null => {
  if (!path.endsWith('.stories.tsx')) return null;
  const [, name = ''] = /\btitle: '([^']+)'/.exec(text) ?? [];
  const title = titleOf(path, name) ?? name;
  const [, id] = /\bid: '([^']+)'/.exec(text) ?? [];
  const [, first] = /export const (\w+): Story\b/.exec(text) ?? [];
  return title && id && first ? { folder: folderOf(path), title, id: `${id}--${kebab(first)}` } : null;
};

/** Places with the file's name, or else all places of its folder. */
export const showing = (path: string, places: readonly StoryPlace[]): StoryPlace[] => {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.tsx?$/, '');
  const here = places.filter(({ folder }) => folder === folderOf(path));
  const own = here.filter(({ title }) => title.endsWith(` ${name}`));
  return own.length > 0 ? own : here;
};
