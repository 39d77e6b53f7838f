import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import type { Baselines } from './baselines';
import { openContext } from './browser';
import { lookAt, type Look } from './look';
import { byFile, type Story } from './stories';
import type { Proven } from './fontCheck';
import { StoryPage, TALL } from './storyPage';
import type { Told } from './told';
import { BREAKPOINT_TAG, mainView, type View } from './views';

/** Result of visiting one story at one width. */
export interface Seen {
  story: Story;
  width: number;
  told: Told[];
  /** One for each view, the main view first; if no screenshot is taken, its `look` is `unseen`. */
  shots: Shot[];
  /** Hash of the last screenshot of the main view; empty if there is none. */
  hash: string;
  ms: number;
  /** Keys of the texts that are on the page. */
  said: string[];
  /** The problems of the first visit, if the story was visited a second time on a new page. */
  before?: Pick<Seen, 'told' | 'shots'>;
}
export interface Shot {
  view: View;
  look: Look;
}
export interface RunOptions {
  browser: Browser;
  /** Address at which the built Storybook is served. */
  storybook: string;
  stories: readonly Story[];
  widths: readonly number[];
  /** Null: no screenshots are compared. */
  baselines: Baselines | null;
  withoutAxe?: boolean;
  /** A time of performance.now() after which no further story is visited. */
  until: number;
  onSeen?: (seen: Seen) => void;
}

/** Two pages use two cores; a larger machine may open up to four. */
const PAGES = Math.min(4, Math.max(2, availableParallelism()));

/** Additional time for visits in progress after `until`. */
const GRACE_MS = 60_000;

/** Hash of a screenshot file; equal bytes are equal pictures. */
export const hashOf = (picture: Buffer | null): string =>
  picture ? createHash('sha1').update(picture).digest('base64') : '';

const seeOne = async (page: StoryPage, story: Story, width: number, baselines: Baselines | null): Promise<Seen> => {
  const began = performance.now();
  const { told, picture, sticks, said } = await page.visit(story.id);
  const shots: Shot[] = [];
  const look = async (view: View, first: Buffer | null, again: () => Promise<Buffer | null>): Promise<void> => {
    const seen: Look =
      first && baselines ? await lookAt(first, await baselines.read(story.id, view), again) : { is: 'unseen' };
    shots.push({ view, look: seen });
  };
  let last = picture;
  await look(mainView(width), picture, async () => (last = await page.picture()));
  if (picture && baselines)
    for (const [view, take] of furtherViews(page, story, width, sticks)) await look(view, await take(), take);
  await page.leave();
  return { story, width, told: [...told], shots, hash: hashOf(last), said, ms: performance.now() - began };
};

/** The additional views of a story, if it needs any (views.ts). */
const furtherViews = (
  page: StoryPage,
  { tags }: Story,
  width: number,
  sticks: boolean,
): [View, () => Promise<Buffer | null>][] =>
  [
    ...(width === 390 && sticks ? [['390x844', () => page.windowPicture()] as const] : []),
    ...(width === 1280 && tags.includes(BREAKPOINT_TAG)
      ? (['1024', '1023'] as const).map((view) => [view, () => page.pictureAt(Number(view))] as const)
      : []),
  ].map(([view, take]) => [view, take]);

/**
 * Visits every story at every width: play function, axe and comparison of the screenshot in one visit. A page is reused
 * for consecutive stories; after a failure a new one is opened, so that nothing of the failure remains.
 */
export const runStories = async (options: RunOptions): Promise<Seen[]> => {
  const { browser, storybook, stories, widths, baselines, withoutAxe = false, until, onSeen } = options;
  const seen: Seen[] = [];
  const proven: Proven = new Map();
  const queue = widths.flatMap((width) => byFile(stories).map((file) => ({ width, file })));

  const work = async (): Promise<void> => {
    let width = 0;
    let page: StoryPage | null = null;
    const open = async (): Promise<StoryPage> => {
      await page?.closeContext();
      return StoryPage.open(await openContext(browser, width, TALL), storybook, width, { withoutAxe, proven });
    };
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (next.width !== width) {
        await page?.closeContext();
        page = null;
      }
      width = next.width;
      // Loading the page again makes a file's stories independent of other files, even of the order of their style
      // sheets.
      if (page) await page.renew();
      for (const story of next.file) {
        if (performance.now() > until) return;
        page ??= await open();
        const see = (on: StoryPage): Promise<Seen> =>
          seeOne(on, story, width, baselines).catch((error: unknown): Seen => ({
            story,
            width,
            told: [{ what: 'render', text: String(error) }],
            shots: [{ view: mainView(width), look: { is: 'unseen' } }],
            hash: '',
            said: [],
            ms: 0,
          }));
        let one = await see(page);
        // The browser occasionally fails; a problem of the story itself occurs on a new page too.
        if (one.told.length > 0 || one.shots.some(({ look: { is } }) => is === 'different' || is === 'restless')) {
          const { told, shots } = one;
          page = await open();
          one = { ...(await see(page)), before: { told, shots } };
        }
        seen.push(one);
        onSeen?.(one);
        if (one.told.length > 0) page = await open();
      }
    }
    await page?.closeContext();
  };
  // A page that hangs is not awaited: the caller closes the browser, which ends everything that is pending.
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, until - performance.now() + GRACE_MS)));
  await Promise.race([Promise.all(Array.from({ length: PAGES }, work)), late]).finally(() => clearTimeout(timer));
  const order = new Map(stories.map(({ id }, index) => [id, index]));
  const placeIn = ({ story }: Seen): number => order.get(story.id) ?? 0;
  return seen.sort((a, b) => a.width - b.width || placeIn(a) - placeIn(b));
};
