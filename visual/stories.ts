import { readReport } from '../scripts/readReport';

export interface Story {
  id: string;
  title: string;
  name: string;
  /** Path of the stories file. */
  file: string;
  tags: readonly string[];
}
interface StoryIndex {
  entries: Record<
    string,
    { id: string; type: string; title: string; name: string; importPath: string; tags?: string[] }
  >;
}

/** All stories of a built Storybook, from its index. */
export const listStories = (built: string): Story[] =>
  Object.values(readReport<StoryIndex>(`${built}/index.json`)?.entries ?? {})
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags = [] }) => ({ id, title, name, file: importPath, tags }));

/** Whether a story's id, title or file contains one of the words, ignoring case; true if there are none. */
export const isMeant = ({ id, title, file }: Pick<Story, 'id' | 'title' | 'file'>, words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) => [id, title, file].some((text) => text.toLowerCase().includes(word.toLowerCase())));

/** The stories grouped by file, so that a page loads the code of each file once. */
export const byFile = (stories: readonly Story[]): Story[][] => {
  const files = new Map<string, Story[]>();
  for (const story of stories) files.set(story.file, [...(files.get(story.file) ?? []), story]);
  return [...files.values()];
};
