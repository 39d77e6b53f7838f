import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { COPY_PLACES } from '../mocks/copyPlaces';
import { listStories, OUTPUT, type Story } from './stories';

/** Ids of the stories that show a text, separated by spaces, by the text's key. */
type Places = Record<string, string>;

/** The maximum number of places of a text, one for each component or page; more would not be opened by a reader. */
const MOST = 6;

/**
 * The places of every text: the first story of each component and page that shows it. A place that is already known and
 * still correct is kept, so that a new story changes nothing. `shown` holds the keys of the texts of a story by its id;
 * stories about the catalogue itself show every text and do not count.
 */
export const placesOf = (stories: readonly Story[], shown: ReadonlyMap<string, readonly string[]>, known: Places) => {
  const showing = new Map<string, Story[]>();
  for (const story of stories.filter(({ title }) => !/^(문구|처음)\//.test(title)))
    for (const key of new Set(shown.get(story.id))) showing.set(key, [...(showing.get(key) ?? []), story]);
  const isKnown = (key: string, { id }: Story): boolean => (known[key] ?? '').split(' ').includes(id);
  const places = [...showing].map(([key, those]): [string, string] => {
    const titles = new Map<string, string>();
    for (const story of [...those.filter((one) => isKnown(key, one)), ...those])
      if (!titles.has(story.title)) titles.set(story.title, story.id);
    return [key, [...titles.values()].slice(0, MOST).sort().join(' ')];
  });
  const wrong = [
    ...Object.entries(known).filter(([key, ids]) =>
      ids.split(' ').some((id) => !showing.get(key)?.some((story) => story.id === id)),
    ),
    ...places.filter(([key]) => known[key] === undefined),
  ];
  return {
    places: Object.fromEntries<string>(places.sort(([a], [b]) => (a < b ? -1 : 1))),
    /** Keys of texts that are not shown where they are said to be, or have no place. */
    wrong: wrong.map(([key]) => key),
  };
};

/**
 * Reporter: collects which texts of the catalogue each story shows, and fails a run over all stories if
 * `mocks/copyPlaces.ts` is wrong. `npm run visual:accept` takes over the corrected file.
 */
export default class TextPlaces implements Reporter {
  readonly #shown = new Map<string, string[]>();

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    const texts = annotations.find(({ type }) => type === '_texts')?.description;
    const [, id] = / \((\S+)\)$/.exec(test.title) ?? [];
    if (id && texts !== undefined) this.#shown.set(id, texts.split(' ').filter(Boolean));
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    const stories = listStories();
    // The texts of a story that was not rendered are unknown, so the list cannot be checked.
    if (this.#shown.size < stories.length) return Promise.resolve(undefined);
    const { places, wrong } = placesOf(stories, this.#shown, COPY_PLACES);
    if (wrong.length === 0) return Promise.resolve(undefined);
    const head = `/** Which stories show a text, by its key: gathered by the story run, written by npm run visual:accept. */
export const COPY_PLACES: Record<string, string> = `;
    // One line for each text, so that two people's changes conflict only if they concern the same text.
    writeFileSync(path.join(OUTPUT, 'copyPlaces.ts'), `${head}${JSON.stringify(places, null, 2)};\n`);
    console.log(
      `문구가 나오는 곳의 목록이 맞지 않습니다. (npm run visual:accept가 고칩니다) ${wrong.slice(0, 5).join(', ')}`,
    );
    return Promise.resolve({ status: 'failed' });
  }
}
