/**
 * `npm run visual:accept [story id ...]`: makes the pictures of the last report (test-output/visual) the baselines: all
 * that it shows, or those of the stories with exactly these ids. Never draws anything, so that only pictures that could
 * be reviewed are accepted. The report stays and shows what was accepted.
 */
import { acceptResult, unknownNames } from '../visual/accept';
import { openBaselines } from '../visual/baselines';
import { openBrowser } from '../visual/browser';
import { writePlaces } from '../visual/copyPlaces';
import { isPinned, nameOf, pinOf, readPin, writePin } from '../visual/pin';
import { writeReport } from '../visual/report';
import { isWhole, readResult, writeResult } from '../visual/result';
import { keepSample } from '../visual/sample';
import { firstLines } from './storyLines';
import { serveStorybook, storybookInputs } from './storybookBuild';

const names = process.argv.slice(2);
const stop: (line: string) => never = (line) => {
  console.error(line);
  process.exit(1);
};

/** Records the browser of the report as the browser of the baselines. */
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
const listed = (title: string, places: string[]): string =>
  places.length === 0
    ? ''
    : `${title} ${places.length}장\n${firstLines(places.map((place) => `  ${place}`)).join('\n')}`;

const result = readResult();
if (result === null || result.pictures.length + result.gone.length === 0)
  stop('받아들일 보고서가 없습니다. npm run visual로 그림을 찍고 보고서를 본 다음 실행해 주세요.');
const unknown = unknownNames(result, names);
if (unknown.length > 0)
  stop(
    `보고서가 보여 주지 않는 이야기입니다: ${unknown.join(', ')}\n보고서에 적힌 이름 그대로 적어 주세요. 아무것도 받아들이지 않았습니다.`,
  );
const pin = readPin();
const everything = isWhole(result) && names.length === 0;
if (pin !== null && !isPinned(pin, result.browser) && !everything)
  stop(
    `기준 그림의 브라우저는 ${nameOf(pin)}이고, 보고서의 브라우저는 ${nameOf(result.browser)}입니다. 두 브라우저의 기준이 섞이지 않도록 일부만 받아들이지 않습니다. npm run visual -- --any-browser로 모두 찍은 다음 이름 없이 실행해 주세요.`,
  );

const baselines = openBaselines();
const { added, changed, removed, refused } = await acceptResult(result, names, baselines);
if (everything || pin === null) await keepBrowser();
if (everything && result.places) writePlaces(result.places);
writeResult(result);
const report = writeReport(result);

const lines = [
  listed('더한 그림', added),
  listed('바꾼 그림', changed),
  listed('이야기나 크기가 없어져 지운 그림', removed),
  listed('이야기가 실패해 받아들이지 못한 그림', refused),
].filter((line) => line !== '');
console.log(lines.length > 0 ? lines.join('\n') : '바뀐 그림이 없습니다.');
if (result.inputs !== storybookInputs())
  console.log('보고서를 만든 뒤에 소스가 바뀌었습니다. npm run visual로 다시 확인해 주세요.');
const count = baselines.list().length;
console.log(
  `보고서는 ${report}에 그대로 있습니다. 기준 그림은 모두 ${count}장, ${(baselines.size() / 1_000_000).toFixed(1)} MB입니다.`,
);
process.exitCode = refused.length === 0 ? 0 : 1;
