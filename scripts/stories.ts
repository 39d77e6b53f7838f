/**
 * `npm run test:stories`: runs only the story tests. Words limit them to stories whose
 * id, title or name contains one of them: `npm run test:stories -- button`.
 * `npm run visual` (`--pictures`): pictures only, without axe. `--any-browser` compares all stories even if another
 * browser drew the baselines, so that all of them can be accepted again. Other options are Playwright's, such as `--shard=1/2`.
 */
import { listStories } from '../visual/stories';
import { runPlaywright } from './runBounded';

const OWN: Record<string, string> = { '--pictures': 'STORY_PICTURES', '--any-browser': 'STORY_ANY_BROWSER' };
const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--')).map((word) => word.replaceAll(/[^\p{L}\p{N}-]/gu, '.'));

for (const [option, variable] of Object.entries(OWN)) if (given.includes(option)) process.env[variable] = '1';
const { ok } = await runPlaywright('playwright.stories.config.ts', 80, [
  ...given.filter((word) => word.startsWith('--') && OWN[word] === undefined),
  ...(words.length > 0 && !given.includes('--any-browser') ? [`--grep=${words.join('|')}`] : []),
]);
const isNamed = (word: string): boolean =>
  listStories().some(({ id, title, name }) => new RegExp(word, 'i').test(`${title} · ${name} (${id})`));
const unknown = words.filter((word) => !isNamed(word));
if (unknown.length > 0) console.log(`이런 이름의 이야기가 없습니다: ${unknown.join(', ')}`);
if (!ok && unknown.length < Math.max(words.length, 1))
  console.log('그림의 차이: test-output/visual/index.html (맞는 변화이면 npm run visual:accept [이야기])');
process.exitCode = ok && unknown.length === 0 ? 0 : 1;
