import { openBrowser } from '../visual/browser';
import { writeReport } from '../visual/report';
import { clearResult, writeResult, type Result } from '../visual/result';
import { listStories } from '../visual/stories';
import { WIDTHS } from '../visual/views';
import type { Counts } from './counts';
import { findingsOf, firstLines, placeOf, unsteadyLine } from './storyLines';
import { runStoryTests, type StoryRun, type StoryRunOptions } from './storyRun';
import { buildStorybook, serveStorybook, STORYBOOK } from './storybookBuild';

const placesLine = (wrong: string[]): string =>
  `문구가 나오는 곳의 목록이 맞지 않습니다. (${wrong.length}곳, npm run visual:accept가 고칩니다) ${wrong.slice(0, 5).join(', ')}`;

const countsOf = ({ seen, proofs, gone, comparing, wrongPlaces, expected }: StoryRun): Counts => {
  const failed = seen.filter((one) => findingsOf(one).length > 0);
  const broken = proofs.filter(({ wrong }) => wrong !== null);
  const unsteady = seen.filter((one) => one.before && findingsOf(one).length === 0);
  const unvisited = expected - seen.length;
  const problems = [
    ...(unvisited > 0 ? [`제한 시간 안에 이야기 ${unvisited}번을 보지 못했습니다.`] : []),
    ...comparing.lines,
    ...broken.map(({ title, wrong }) => `그림 비교를 믿을 수 없습니다. ${title}: ${wrong}`),
    ...gone.map(({ id, view }) => `${id} ${view}px: 기준 그림의 이야기가 없어졌습니다.`),
    ...(wrongPlaces.length > 0 ? [placesLine(wrongPlaces)] : []),
    ...unsteady.map((one) => `${placeOf(one)}: ${unsteadyLine(one.before ?? one)}`),
    ...failed.map((one) => `${placeOf(one)}: ${findingsOf(one)[0]?.split('\n')[0] ?? ''}`),
  ];
  const others =
    (unvisited > 0 ? 1 : 0) +
    (comparing.failed ? 1 : 0) +
    (wrongPlaces.length > 0 ? 1 : 0) +
    broken.length +
    gone.length;
  return {
    passed: seen.length - failed.length + proofs.length - broken.length,
    failed: failed.length + others,
    problems: firstLines(problems),
  };
};

/** Report and commands to use if pictures differ. */
const adviceOn = ({ pictures, gone }: Result, report: string): string[] => {
  const open = pictures.filter(({ is }) => is === 'different' || is === 'missing').length;
  return open + gone.length === 0 ? [] : [`그림의 차이: ${report} (맞는 변화이면 npm run visual:accept [이야기])`];
};

/**
 * Builds Storybook if it has changed, and visits every story at every width: play function, axe, console and picture in
 * one visit. Each story counts once for each width.
 */
export const storyTests = async ({
  widths = WIDTHS,
  filter = [],
  picturesOnly = false,
  anyBrowser = false,
}: Partial<StoryRunOptions> = {}): Promise<Counts> => {
  await buildStorybook();
  clearResult();
  const { url, close } = await serveStorybook();
  const browser = await openBrowser();
  try {
    const run = await runStoryTests(browser, url, listStories(STORYBOOK), { widths, filter, picturesOnly, anyBrowser });
    writeResult(run.result);
    const advice = adviceOn(run.result, writeReport(run.result));
    const counts = countsOf(run);
    const nothing = run.expected === 0;
    return {
      ...counts,
      failed: counts.failed + (nothing ? 1 : 0),
      problems: [...(nothing ? ['해당하는 이야기가 없습니다.'] : []), ...advice, ...counts.problems],
    };
  } finally {
    await browser.close();
    close();
  }
};
