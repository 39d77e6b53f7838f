import { readReport } from '../scripts/readReport';

export interface Story {
  id: string;
  title: string;
  name: string;
  /** The stories file. */
  file: string;
  tags: readonly string[];
}
interface StoryIndex {
  entries: Record<
    string,
    { id: string; type: string; title: string; name: string; importPath: string; tags?: string[] }
  >;
}

/** Every story of a built Storybook, as Storybook itself lists them. */
export const listStories = (built: string): Story[] =>
  Object.values(readReport<StoryIndex>(`${built}/index.json`)?.entries ?? {})
    .filter(({ type }) => type === 'story')
    .map(({ id, title, name, importPath, tags = [] }) => ({ id, title, name, file: importPath, tags }));

/** Whether a story is meant by what someone typed: its id or a part of it, of its title or of its file. */
export const isMeant = ({ id, title, file }: Pick<Story, 'id' | 'title' | 'file'>, words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) => [id, title, file].some((text) => text.toLowerCase().includes(word.toLowerCase())));

/** The stories file by file, so that a page loads a file's code once. */
export const byFile = (stories: readonly Story[]): Story[][] => {
  const files = new Map<string, Story[]>();
  for (const story of stories) files.set(story.file, [...(files.get(story.file) ?? []), story]);
  return [...files.values()];
};
