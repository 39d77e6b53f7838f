/**
 * `npm run test:stories`: the story tests alone, at both widths or at STORY_WIDTH. Further arguments go to the runner:
 * `npm run test:stories -- Button` looks at the stories whose file name contains it.
 */
import { mkdirSync } from 'node:fs';
import { storyTests } from './storyTests.mjs';

mkdirSync('test-output', { recursive: true });
const widths = process.env.STORY_WIDTH ? [Number(process.env.STORY_WIDTH)] : [390, 1280];
const { passed, failed, problems } = await storyTests(widths, process.argv.slice(2));
for (const problem of problems) console.log(problem);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
