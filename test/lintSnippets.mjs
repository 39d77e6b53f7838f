// Lints code snippets as if they were in the given files: JSON in, JSON out. A separate process, because ESLint loads
// its configuration by import(), which Jest's sandbox does not support.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// Rules that do not apply to snippets: a snippet of a story is not a complete story, and typed rules need existing
// files.
/** @type {import('eslint').Linter.Config} */
const partial = {
  rules: {
    'storybook/default-exports': 'off',
    'storybook/story-exports': 'off',
    'storybook/prefer-pascal-case': 'off',
  },
};
const eslint = new ESLint({ overrideConfig: [tseslint.configs.disableTypeChecked, partial] });
const answers = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const results = await eslint.lintText(code, { filePath: file });
  answers.push(
    results.flatMap(({ messages }) => messages).map(({ ruleId, message, fatal }) => (fatal ? message : ruleId)),
  );
}
process.stdout.write(JSON.stringify(answers));
