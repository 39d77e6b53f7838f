/**
 * `npm run test:stories -- button`: words name stories (tests/stories/stories.ts). `--pictures` (`npm run visual`) runs
 * without axe. `--any-browser` also compares with baselines of another browser. Other options are Playwright's.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inWords, listStories, picturesIn, storiesNamed } from '#tests/stories/stories';
import { runPlaywright } from './runBounded';

const OWN: Record<string, string> = { '--pictures': 'STORY_PICTURES', '--any-browser': 'STORY_ANY_BROWSER' };
const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--'));
/** The index of an earlier build knows which words are ids. */
const pattern = (word: string): string => {
  const text = word.replaceAll(/[^\p{L}\p{N}-]/gu, '.');
  return listStories().some(({ id }) => id === word) ? `\\(${text}\\)` : text;
};

for (const [option, variable] of Object.entries(OWN)) if (given.includes(option)) process.env[variable] = '1';
const { ok } = await runPlaywright('tests/stories/playwright.config.ts', 80, [
  ...given.filter((word) => word.startsWith('--') && OWN[word] === undefined),
  ...(words.length > 0 && !given.includes('--any-browser') ? [`--grep=${words.map(pattern).join('|')}`] : []),
]);
const stories = listStories();
const unknown = words.filter((word) => storiesNamed(word, stories).length === 0);
if (unknown.length > 0) console.log(`이런 이름의 이야기가 없습니다: ${unknown.join(', ')}`);
const before = new Set(picturesIn('before'));
const fresh = picturesIn('after').filter((file) => !before.has(file));
const isKnown = (file: string): boolean =>
  existsSync(path.join(import.meta.dirname, `../tests/stories/baselines/390/${path.parse(file).name}.webp`));
for (const [what, files] of [
  ['새 이야기', fresh.filter((file) => !isKnown(file))],
  ['있던 이야기의 새 그림', fresh.filter(isKnown)],
] as const)
  if (files.length > 0)
    console.log(
      `${what} (그림은 test-output/visual/after, 맞으면 npm run visual:accept):${['', ...inWords(files)].join('\n  ')}`,
    );
if (!ok && unknown.length < Math.max(words.length, 1))
  console.log('그림의 차이: test-output/visual/index.html (맞는 변화이면 npm run visual:accept [이야기])');
process.exitCode = ok && unknown.length === 0 ? 0 : 1;
