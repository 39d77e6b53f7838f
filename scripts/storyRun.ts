import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { goneBaselines, openBaselines, type Baseline } from '../visual/baselines';
import { comparable, type Comparable } from '../visual/comparable';
import { isAboutTexts, placesOf, readPlaces, saidBy, wrongPlaces } from '../visual/copyPlaces';
import { pinOf, readPin } from '../visual/pin';
import { prove, type Proof } from '../visual/proofs';
import { isWhole, keepPictures, picturesOf, type Result } from '../visual/result';
import { runStories, type Seen } from '../visual/run';
import { drawsAlike } from '../visual/sample';
import { isMeant, type Story } from '../visual/stories';
import { findingsOf, placeOf, unsteadyLine } from './storyLines';
import { storybookInputs } from './storybookBuild';

const root = path.resolve(import.meta.dirname, '..');
const MINUTES = 35;
/** Time budget of a story at one width on two cores, in seconds. */
const STORY_SECONDS = 0.6;
/** Number of stories between two lines of progress. */
const STRIDE = 200;

export interface StoryRunOptions {
  widths: readonly number[];
  /** Only stories whose id, title or file contains one of these. */
  filter: string[];
  /** Takes pictures only: axe does not run, and a browser that cannot compare counts as a failure. */
  picturesOnly: boolean;
  /** The pictures are to become the baselines, regardless of the browser that drew the existing ones. */
  anyBrowser: boolean;
}
export interface StoryRun {
  seen: Seen[];
  proofs: Proof[];
  gone: Baseline[];
  comparing: Comparable;
  /** Errors in the list of places where texts are shown. */
  wrongPlaces: string[];
  /** Expected number of visits. */
  expected: number;
  result: Result;
}

const tell = (seen: Seen): void => {
  const findings = findingsOf(seen);
  if (findings.length > 0) console.log(`✗ ${placeOf(seen)}\n${findings.map((line) => `    ${line}`).join('\n')}`);
  else if (seen.before) console.log(`~ ${placeOf(seen)} ${unsteadyLine(seen.before)}`);
};

const printSpeed = (visits: number, began: number): void => {
  const each = (performance.now() - began) / 1000 / Math.max(1, visits);
  const over = each > STORY_SECONDS ? ' 기준을 넘었습니다.' : '';
  console.log(`이야기 ${visits}번: 한 폭에 하나씩 ${each.toFixed(2)}초 (기준 ${STORY_SECONDS}초)${over}`);
};

const writeStoryReport = (seen: Seen[], proofs: Proof[]): void => {
  mkdirSync(path.join(root, 'test-output'), { recursive: true });
  const visits = seen.map((one) => ({
    id: one.story.id,
    width: one.width,
    ms: Math.round(one.ms),
    pictures: Object.fromEntries(one.shots.map(({ view, look }) => [view, look.is])),
    findings: findingsOf(one),
    before: one.before ? findingsOf(one.before) : [],
  }));
  writeFileSync(path.join(root, 'test-output/stories.json'), JSON.stringify({ visits, proofs }, null, 1));
};

/** The pictures of the stories for which every visit produced one. */
const picturesTaken = (seen: Seen[]) => {
  const failed = new Set(seen.filter(({ hash }) => hash === '').map(({ story }) => story.id));
  return {
    drawn: new Set(seen.map(({ story }) => story.id).filter((id) => !failed.has(id))),
    pictures: new Set(seen.flatMap(({ story, shots }) => shots.map(({ view }) => `${story.id} ${view}`))),
  };
};

/**
 * Visits the stories of a built Storybook that is served at `url`, and verifies that the comparison of pictures is
 * reliable.
 */
export const runStoryTests = async (
  browser: Browser,
  url: string,
  stories: Story[],
  { widths, filter, picturesOnly, anyBrowser }: StoryRunOptions,
): Promise<StoryRun> => {
  const whole = isWhole({ filter, widths: [...widths] });
  const chosen = stories.filter((story) => isMeant(story, filter));
  const expected = chosen.length * widths.length;
  const baselines = openBaselines();
  const now = pinOf(browser);
  const strict = picturesOnly || Boolean(process.env['CI']);
  const comparing = comparable({ pin: readPin(), now, alike: anyBrowser || (await drawsAlike(browser, url)), strict });

  const began = performance.now();
  const kept: Promise<void>[] = [];
  const seen = await runStories({
    browser,
    storybook: url,
    stories: chosen,
    widths,
    baselines: comparing.compare ? baselines : null,
    withoutAxe: picturesOnly,
    until: began + MINUTES * 60_000,
    onSeen: (one) => {
      tell(one);
      kept.push(keepPictures(one));
      if (kept.length % STRIDE === 0) console.log(`  이야기 ${kept.length}/${expected}`);
    },
  });
  await Promise.all(kept);
  printSpeed(seen.length, began);

  const proofs = whole && comparing.compare ? await prove(browser, url, seen) : [];
  const taken = whole && comparing.compare ? picturesTaken(seen) : null;
  const gone = goneBaselines(baselines.list(), new Set(stories.map(({ id }) => id)), taken).filter(
    ({ id }) => whole || isMeant({ id, title: '', file: '' }, filter),
  );
  // The texts of a story that was not rendered are unknown, so the list cannot be checked.
  const said =
    whole && seen.length === expected && seen.every(({ story, hash }) => hash !== '' || isAboutTexts(story))
      ? saidBy(seen)
      : null;
  writeStoryReport(seen, proofs);
  const result: Result = {
    inputs: storybookInputs(),
    browser: now,
    filter,
    widths: [...widths],
    pictures: comparing.compare ? seen.flatMap(picturesOf) : [],
    gone,
    places: said && placesOf(said, readPlaces()),
    remarks: comparing.lines,
  };
  const wrong = said ? wrongPlaces(readPlaces(), said) : [];
  return { seen, proofs, gone, comparing, wrongPlaces: wrong, expected, result };
};
