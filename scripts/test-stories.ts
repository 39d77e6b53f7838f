/**
 * `npm run test:stories`: runs only the story tests, at both widths or at STORY_WIDTH. Arguments limit them to stories
 * whose id, title or file contains one of them: `npm run test:stories -- button`.
 * `npm run visual` (`--pictures`): pictures only, without axe. `--any-browser` also compares if another browser drew
 * the baselines, so that all of them can be accepted again.
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
