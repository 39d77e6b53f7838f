/** Renders nothing: accepts only pictures of the last run, which could be reviewed. Without words also the browser. */
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { COMPARED, readLines, writeBaseline } from '#tests/stories/baselines';
import { inWords, listStories, OUTPUT, picturesIn, storiesNamed } from '#tests/stories/stories';
import { INPUTS_FILE, storybookInputs } from './storybookBuild';

const root = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const after = picturesIn('after');
const gone = picturesIn('gone');
const stop: (line: string) => never = (line) => {
  console.error(line);
  process.exit(1);
};
const idOf = (file: string): string => path.parse(file).name;
const stories = listStories();
const inReport = [...new Set([...after, ...gone].map(idOf))].map(
  // A removed story has only its id.
  (id) => stories.find((story) => story.id === id) ?? { id, title: '', name: '' },
);
const unknown = words.filter((word) => storiesNamed(word, inReport).length === 0);
if (unknown.length > 0)
  stop(`보고서가 보여 주지 않는 이야기입니다: ${unknown.join(', ')}\n아무것도 받아들이지 않았습니다.`);
const browser = path.join(OUTPUT, 'browser.json');
const isNewBrowser = existsSync(browser);
if (words.length === 0 && after.length + gone.length === 0 && !isNewBrowser)
  console.log('받아들일 그림이 없습니다. 바뀐 그림은 npm run visual로 찾습니다.');
if (words.length > 0 && after.includes('sample.png'))
  stop('견본이 다르게 그려집니다. 두 브라우저의 기준이 섞이지 않도록 이름 없이 모두 받아들여 주세요.');

const meant = new Set(words.flatMap((word) => storiesNamed(word, inReport)).map(({ id }) => id));
const isMeant = (file: string): boolean => words.length === 0 || meant.has(idOf(file));
const baselines = path.join(root, 'tests/stories/baselines');
for (const file of after.filter(isMeant)) {
  const picture = path.join(OUTPUT, 'after', file);
  await writeBaseline(path.join(baselines, file.replace(/\.png$/, '.webp')), picture);
  rmSync(picture);
}
for (const file of gone.filter(isMeant))
  for (const place of [baselines, path.join(OUTPUT, 'gone')]) rmSync(path.join(place, file), { force: true });
if (words.length === 0 && isNewBrowser) copyFileSync(browser, path.join(root, 'tests/stories/browser.json'));

for (const line of inWords(after.filter(isMeant))) console.log(`받아들였습니다: ${line}`);
for (const line of inWords(gone.filter(isMeant))) console.log(`지웠습니다: ${line}`);
const left = inWords([...after, ...gone].filter((file) => !isMeant(file)));
if (left.length > 0) console.log(`아직 받아들이지 않았습니다: ${left.join(', ')}`);
const compared = new Set(readLines(path.join(OUTPUT, COMPARED)).map((name) => path.basename(name)));
const drawn = stories.filter(({ id }) => compared.has(id));
if (drawn.length < stories.length)
  console.log(
    `이번에는 이야기 ${stories.length}개 가운데 ${drawn.length}개만 찍었습니다. 나머지 ${stories.length - drawn.length}개에도 같은 변화가 있는지는 npm run visual로 모두 찍어야 압니다.`,
  );
if (existsSync(INPUTS_FILE) && readFileSync(INPUTS_FILE, 'utf8') !== storybookInputs())
  console.log('보고서를 만든 뒤에 소스가 바뀌었습니다. npm run visual로 다시 확인해 주세요.');
