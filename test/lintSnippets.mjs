// Lints pieces of code as if they stood in given files: JSON in, JSON out. A process of its own, because ESLint loads
// its configuration by import(), which Jest's sandbox does not serve.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

// A piece of a story is no story; what needs types has no place among files that do not exist.
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
