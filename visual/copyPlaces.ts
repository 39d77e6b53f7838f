import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { COPY_PLACES } from '../mocks/copyPlaces';
import type { Seen } from './run';
import type { Story } from './stories';

/** Committed, and displayed by the catalogue of texts (‘문구/전체’). */
const file = path.resolve(import.meta.dirname, '../mocks/copyPlaces.ts');
const HEAD = `/** Which stories show a text, by its key: gathered by the story run, written by npm run visual:accept. */
export const COPY_PLACES: Record<string, string> = `;

/** Ids of the stories that show a text, by the text's key. */
export type CopyPlaces = Record<string, readonly string[]>;

/** Stories about the catalogue itself show every text and do not count as places. */
export const isAboutTexts = ({ title }: Pick<Story, 'title'>): boolean => /^(문구|처음)\//.test(title);
/** The maximum number of places of a text, one for each component or page; more would not be opened by a reader. */
const MOST = 6;

export const readPlaces = (): CopyPlaces =>
  Object.fromEntries(Object.entries(COPY_PLACES).map(([key, ids]) => [key, ids.split(' ')]));

/** One line for each text, so that two people's changes conflict only if they concern the same text. */
export const writePlaces = (places: CopyPlaces): void => {
  const lines = Object.entries(places).map(([key, ids]) => [key, ids.join(' ')] as const);
  writeFileSync(
    file,
    `${HEAD}${JSON.stringify(Object.fromEntries(lines), null, 2)};
`,
  );
};

/** The stories that showed each text, at any width, by the text's key. */
export const saidBy = (seen: readonly Pick<Seen, 'story' | 'said'>[]): Map<string, Story[]> => {
  const stories = new Map<string, Map<string, Story>>();
  for (const { story, said } of seen)
    for (const key of isAboutTexts(story) ? [] : said)
      stories.set(key, (stories.get(key) ?? new Map<string, Story>()).set(story.id, story));
  return new Map([...stories].map(([key, ids]) => [key, [...ids.values()]]));
};

/**
 * The places of every text: the first story of each component and page that shows it. A place that is already known and
 * still correct is kept, so that a new story changes nothing.
 */
export const placesOf = (said: ReadonlyMap<string, readonly Story[]>, known: CopyPlaces = {}): CopyPlaces => {
  const places: [string, string[]][] = [...said].map(([key, stories]) => {
    const kept = stories.filter(({ id }) => known[key]?.includes(id));
    const titles = new Map<string, Story>();
    for (const story of [...kept, ...stories]) if (!titles.has(story.title)) titles.set(story.title, story);
    const chosen = [...titles.values()].slice(0, MOST).map(({ id }) => id);
    return [key, chosen.sort()];
  });
  return Object.fromEntries(places.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** Errors in the stored places: stories that do not show the text, and texts without a place. */
export const wrongPlaces = (known: CopyPlaces, said: ReadonlyMap<string, readonly Story[]>): string[] => [
  ...Object.entries(known).flatMap(([key, ids]) =>
    ids.filter((id) => !said.get(key)?.some((story) => story.id === id)).map((id) => `${key}: ${id}에 나오지 않습니다`),
  ),
  ...[...said.keys()].filter((key) => known[key] === undefined).map((key) => `${key}: 나오는 곳이 적혀 있지 않습니다`),
];
