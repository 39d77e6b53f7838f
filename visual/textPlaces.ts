import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { COPY_PLACES } from '../mocks/copyPlaces';
import { listStories, OUTPUT, type Story } from './stories';

/** The maximum number of places of a text, one for each component or page; more would not be opened by a reader. */
const MOST = 6;
const known = (key: string): string[] => COPY_PLACES[key]?.split(' ') ?? [];
const HEAD = `/** Which stories show a text, by its key: gathered by the story run, written by npm run visual:accept. */
export const COPY_PLACES: Record<string, string> = `;

/**
 * Reporter: collects which texts of the catalogue each story shows, and fails the run if a text of
 * `mocks/copyPlaces.ts` is not where it is said to be, or if a text that was shown is missing there. In a run over some
 * stories a known place counts as correct as long as its story exists: which key a text has that two keys share depends
 * on the stories that were shown before on the same page. After a repeated test, which changes what these are, only that is
 * judged. The corrected file has the first story of each component and
 * page that shows the text; a place that is still correct is kept, so that a new story changes nothing.
 * `npm run visual:accept` takes it over.
 */
export default class TextPlaces implements Reporter {
  /** Keys of the texts that a story shows, by its id. */
  readonly #shown = new Map<string, string[]>();
  /** Whether a test was repeated: the stories that followed it were shown on a new page. */
  #isRepeated = false;

  onTestEnd(test: TestCase, { annotations, retry, status }: TestResult): void {
    this.#isRepeated ||= retry > 0;
    // A story that failed may have shown something else, and repeated, on a page of its own, it has other neighbours: its
    // places are then not judged.
    if (retry > 0 || status !== 'passed') return;
    const texts = annotations.find(({ type }) => type === '_texts')?.description;
    const [, id] = / \((\S+)\)$/.exec(test.title) ?? [];
    if (id && texts !== undefined) this.#shown.set(id, texts.split(' ').filter(Boolean));
  }

  onEnd(): Promise<{ status: 'failed' } | undefined> {
    if (this.#isRepeated) this.#shown.clear();
    const stories = listStories();
    const isWhole = this.#shown.size >= stories.length;
    const showing = new Map<string, Story[]>();
    // Stories about the catalogue itself show every text and do not count.
    for (const story of stories.filter(({ title }) => !/^(문구|처음)\//.test(title))) {
      const kept = isWhole ? [] : Object.keys(COPY_PLACES).filter((key) => known(key).includes(story.id));
      for (const key of new Set([...(this.#shown.get(story.id) ?? []), ...kept]))
        showing.set(key, [...(showing.get(key) ?? []), story]);
    }
    const isWrong = (key: string): boolean =>
      known(key).length === 0 || known(key).some((place) => !showing.get(key)?.some(({ id }) => id === place));
    const wrong = [...new Set([...Object.keys(COPY_PLACES), ...showing.keys()])].filter(isWrong);
    if (wrong.length === 0) return Promise.resolve(undefined);

    const placesOf = (key: string, those: Story[]): string => {
      const firsts = new Map<string, string>();
      for (const { title, id } of [...those.filter((story) => known(key).includes(story.id)), ...those])
        if (!firsts.has(title)) firsts.set(title, id);
      return [...firsts.values()].slice(0, MOST).sort().join(' ');
    };
    const places = [...showing].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, those]) => [key, placesOf(key, those)]);
    // One line for each text, so that two people's changes conflict only if they concern the same text.
    const list = JSON.stringify(Object.fromEntries(places), null, 2);
    writeFileSync(path.join(OUTPUT, 'copyPlaces.ts'), `${HEAD}${list};\n`);
    console.log(
      `문구가 나오는 곳의 목록이 맞지 않습니다. (npm run visual:accept가 고칩니다) ${wrong.slice(0, 5).join(', ')}`,
    );
    return Promise.resolve({ status: 'failed' });
  }
}
