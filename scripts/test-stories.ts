/**
 * `npm run test:stories`: the story tests alone, at both widths or at STORY_WIDTH. Further arguments go to the runner:
 * `npm run test:stories -- button` looks at the stories of the components whose title contains it.
 */
import { storyTests } from './storyTests';

const width = process.env['STORY_WIDTH'];
const { passed, failed, problems } = await storyTests(width ? [Number(width)] : [390, 1280], process.argv.slice(2));
for (const problem of problems) console.log(problem);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
