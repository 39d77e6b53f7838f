/**
 * `npm run visual:accept [story id or a part of it]`: makes what the last run drew the baselines, and says what it did.
 * Where the last run was of other sources, of other stories or never was, it draws them first.
 */
import { acceptResult } from '../visual/accept';
import { openBaselines, WIDTHS } from '../visual/baselines';
import { openBrowser } from '../visual/browser';
import { isPinned, nameOf, pinOf, readPin, writePin, type Pin } from '../visual/pin';
import { clearResult, readResult, type Result } from '../visual/result';
import { keepSample } from '../visual/sample';
import { firstLines } from './storyLines';
import { serveStorybook, storybookInputs } from './storybookBuild';
import { storyTests } from './storyTests';

const words = process.argv.slice(2);
const stop: (line: string) => never = (line) => {
  console.error(line);
  process.exit(1);
};

/** Whether the last run drew these stories, as they are now. */
const covers = (result: Result | null): result is Result =>
  result !== null &&
  result.inputs === storybookInputs() &&
  WIDTHS.every((width) => result.widths.includes(width)) &&
  result.pictures.length > 0 &&
  (result.filter.length === 0 || (words.length > 0 && words.every((word) => result.filter.includes(word))));

const keepBrowser = async (): Promise<void> => {
  const browser = await openBrowser();
  const { url, close } = await serveStorybook();
  try {
    await keepSample(browser, url);
    writePin(pinOf(browser));
  } finally {
    await browser.close();
    close();
  }
};
const currentBrowser = async (): Promise<Pin> => {
  const browser = await openBrowser();
  const pin = pinOf(browser);
  await browser.close();
  return pin;
};
const listed = (title: string, places: string[]): string =>
  places.length === 0
    ? ''
    : `${title} ${places.length}장\n${firstLines(places.map((place) => `  ${place}`)).join('\n')}`;

const pin = readPin();
const now = await currentBrowser();
const otherBrowser = pin !== null && !isPinned(pin, now);
if (otherBrowser && words.length > 0)
  stop(
    `기준 그림의 브라우저는 ${nameOf(pin)}이고, 지금 브라우저는 ${nameOf(now)}입니다. 두 브라우저의 기준이 섞이지 않도록 일부만 받아들이지 않습니다. 모두 바꾸려면 npm run visual:accept를 실행해 주세요.`,
  );

if (otherBrowser || !covers(readResult())) {
  console.log('지금 소스로 찍은 그림이 없어 먼저 찍습니다.');
  await storyTests({ filter: words, picturesOnly: true, anyBrowser: true });
}
const result = readResult();
if (result === null || result.pictures.length === 0) stop('받아들일 그림이 없습니다. 이야기의 이름을 확인해 주세요.');
const baselines = openBaselines();
const { added, changed, removed, refused } = await acceptResult(result, words, baselines);
if (words.length === 0 || pin === null) await keepBrowser();
clearResult();

const lines = [
  listed('더한 그림', added),
  listed('바꾼 그림', changed),
  listed('이야기가 없어져 지운 그림', removed),
  listed('이야기가 실패해 받아들이지 못한 그림', refused),
].filter((line) => line !== '');
console.log(lines.length > 0 ? lines.join('\n') : '바뀐 그림이 없습니다.');
const count = baselines.list().length;
console.log(`기준 그림은 모두 ${count}장, ${(baselines.size() / 1_000_000).toFixed(1)} MB입니다.`);
process.exitCode = refused.length === 0 ? 0 : 1;
