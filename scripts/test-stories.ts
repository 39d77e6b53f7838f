/**
 * `npm run test:stories`: the story tests alone, at both widths or at STORY_WIDTH. Words limit them to the stories whose
 * id, title or file contains one: `npm run test:stories -- button`.
 * `npm run visual` (`--pictures`): only the pictures, without axe. `--any-browser` compares also where another browser
 * drew the baselines, so that all of them can be accepted anew.
 */
import { storyTests } from './storyTests';

const width = process.env['STORY_WIDTH'];
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const { passed, failed, problems } = await storyTests({
  ...(width && { widths: [Number(width)] }),
  filter: words,
  picturesOnly: process.argv.includes('--pictures'),
  anyBrowser: process.argv.includes('--any-browser'),
});
for (const problem of problems) console.log(problem);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
