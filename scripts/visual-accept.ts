/**
 * `npm run visual:accept [story id ...]`: makes the pictures of the last run (test-output/visual) the baselines: all
 * that it shows, or those of the stories with exactly these ids. Never draws anything, so that only pictures that could
 * be reviewed are accepted. Without ids it also takes over the browser, the places of texts, and the checksums of what was
 * equal.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pairOf, readPairs, SUMS, writeBaseline } from '../visual/baselines';
import { OUTPUT } from '../visual/stories';
import { INPUTS_FILE, storybookInputs } from './storybookBuild';

const root = path.resolve(import.meta.dirname, '..');
const ids = process.argv.slice(2);
/** The files of a folder of the report, such as `390/button--primary.png`. */
const filesIn = (folder: string): string[] =>
  (existsSync(path.join(OUTPUT, folder))
    ? readdirSync(path.join(OUTPUT, folder), { recursive: true, withFileTypes: true })
    : []
  )
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(OUTPUT, folder), path.join(parentPath, name)));
const [after, gone] = [filesIn('after'), filesIn('gone')];
const stop: (line: string) => never = (line) => {
  console.error(line);
  process.exit(1);
};
const unknown = ids.filter((id) => ![...after, ...gone].some((file) => path.parse(file).name === id));
if (unknown.length > 0)
  stop(`보고서가 보여 주지 않는 이야기입니다: ${unknown.join(', ')}\n아무것도 받아들이지 않았습니다.`);
/** What a whole run found besides pictures. */
const found = ['visual/browser.json', 'mocks/copyPlaces.ts'].filter((target) =>
  existsSync(path.join(OUTPUT, path.basename(target))),
);
if (ids.length === 0 && after.length + gone.length + found.length === 0)
  console.log('받아들일 그림이 없습니다. 바뀐 그림은 npm run visual로 찾습니다.');
if (ids.length > 0 && after.includes('sample.png'))
  stop('견본이 다르게 그려집니다. 두 브라우저의 기준이 섞이지 않도록 이름 없이 모두 받아들여 주세요.');

const isMeant = (file: string): boolean => ids.length === 0 || ids.includes(path.parse(file).name);
const baselines = path.join(root, 'visual/baselines');
const fileOf = (name: string): string => path.join(baselines, `${name}.webp`);
const sums = path.join(root, 'visual', SUMS);
const pairs = [...readPairs(sums), ...(ids.length === 0 ? readPairs(path.join(OUTPUT, SUMS)) : [])];
for (const file of after.filter(isMeant)) {
  const [name, picture] = [file.replace(/\.png$/, ''), path.join(OUTPUT, 'after', file)];
  await writeBaseline(fileOf(name), picture);
  pairs.push(pairOf(name, readFileSync(picture), fileOf(name)));
  rmSync(picture);
  console.log(`받아들였습니다: ${file}`);
}
for (const file of gone.filter(isMeant)) {
  for (const place of [baselines, path.join(OUTPUT, 'gone')]) rmSync(path.join(place, file), { force: true });
  console.log(`지웠습니다: ${file}`);
}
const latest = new Map(pairs.map((pair) => [pair.split(' ')[0] ?? '', pair]));
const lines = [...latest].filter(([name]) => existsSync(fileOf(name))).map(([, pair]) => pair);
writeFileSync(sums, `${lines.sort().join('\n')}\n`);
if (ids.length === 0)
  for (const target of found) copyFileSync(path.join(OUTPUT, path.basename(target)), path.join(root, target));
if (existsSync(INPUTS_FILE) && readFileSync(INPUTS_FILE, 'utf8') !== storybookInputs())
  console.log('보고서를 만든 뒤에 소스가 바뀌었습니다. npm run visual로 다시 확인해 주세요.');
