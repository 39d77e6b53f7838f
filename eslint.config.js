/**
 * Rules that oxlint (`scripts/lint/oxlint.json`: general and type-checked rules) lacks: imports, and the places of texts,
 * colours and queries. Reasons are in docs/decisions/0002.
 */
import * as typescript from '@typescript-eslint/parser';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import { importRules } from './scripts/lint/importRules.js';
import { serverOrder } from './scripts/lint/serverOrder.js';
import { spacingFromTokens } from './scripts/lint/spacing.js';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'tests/support/server/**/*.ts'];
const STORIES = ['**/*.stories.tsx'];

const hangul = ['Literal[value=/[가-힣]/]', 'TemplateElement[value.raw=/[가-힣]/]', 'JSXText[value=/[가-힣]/]'].map(
  (selector) => ({ selector, message: 'Korean texts belong in copy/*.ts.' }),
);
const clock = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
].map((selector) => ({ selector, message: "Take the time from an argument, the app's clock or useNow()." }));
const defaultExport = { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' };
/** Also through a passed `db`, without an import of Kysely. */
const query = {
  selector:
    'CallExpression[callee.property.name=/^(selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto|withRecursive|executeQuery)$/]',
  message: 'Queries belong in *.repository.ts and server/db.',
};
/** A syntax error in Safari before 16.4 that stops the whole script (docs/decisions/0010). */
const lookbehind = ['Literal[regex.pattern=/\\(\\?<[=!]/]', 'TemplateElement[value.raw=/\\(\\?<[=!]/]'].map(
  (selector) => ({
    selector,
    message: 'Safari 15 has no lookbehind.',
  }),
);
/** TypeScript's DOM types include these, but the oldest supported browsers lack them. Its `lib` covers language features. */
const newer = [
  ['URL', 'canParse'],
  ['URL', 'parse'],
  ['AbortSignal', 'timeout'],
  ['AbortSignal', 'any'],
].map(([object, property]) => ({ object, property, message: 'Not in Safari 15 and Chrome 109.' }));
const literalColour = {
  selector: 'TemplateElement[value.raw=/#[0-9a-fA-F]{3,8}\\b|\\b(rgb|hsl)a?\\(/]',
  message: 'Take colours from components/base/theme/tokens.',
};
const network = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'].map((name) => ({
  name,
  message: 'Requests are endpoints of store/api.',
}));

const restrictedImports = {
  paths: [
    {
      name: 'styled-components',
      importNames: ['default'],
      message: "import { styled }: the default breaks in Jest's ESM mode.",
    },
  ],
  patterns: [
    {
      regex: '^(\\.\\./)+(contract|copy|server|src|mocks|tests|components|features|store|app)/',
      message: 'Import across folders with #contract/…, #copy/…, #server/…, #src/…, #mocks/… or #tests/….',
    },
  ],
};

export default defineConfig(
  globalIgnores(['dist', '.storybook/static', 'storybook-static', 'public', 'test-output', 'data', 'coverage']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.{ts,tsx}'], languageOptions: { parser: typescript } },
  {
    files: ['**/*.{ts,tsx}'],
    // Storybook loads its own files without the `paths` of tsconfig.json.
    ignores: ['.storybook/**'],
    rules: {
      'no-restricted-imports': ['error', restrictedImports],
    },
  },
  ...serverOrder(restrictedImports),
  ...importRules,
  ...storybook.configs['flat/recommended'],

  {
    files: ['{src,contract,copy}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...STORIES],
    rules: { 'no-restricted-properties': ['error', ...newer] },
  },
  {
    files: ['contract/**/*.ts', 'copy/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-globals': ['error', 'window', 'document', 'process', 'localStorage', 'navigator', ...network],
      'no-restricted-syntax': ['error', ...clock, defaultExport, ...lookbehind],
    },
  },
  {
    // Only for the page of the bank's list, which needs Safari 16.4.
    files: ['contract/booking/statement*.rules.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clock, defaultExport] },
  },
  {
    files: ['src/components/**/*.{ts,tsx}', 'src/features/**/*.{ts,tsx}'],
    // Names of Storybook's sidebar are not product texts.
    ignores: [...TESTS, ...STORIES, 'src/components/review/sections.ts'],
    rules: {
      'no-restricted-globals': ['error', ...network],
      'no-restricted-syntax': ['error', ...hangul, ...clock, defaultExport, literalColour, ...lookbehind],
    },
  },
  {
    // Only for Storybook.
    files: ['src/components/review/copyUses.ts'],
    rules: { 'no-restricted-syntax': ['error', ...hangul, ...clock, defaultExport, literalColour] },
  },
  { files: ['src/**/*.{ts,tsx}'], ignores: [...TESTS, ...STORIES], ...spacingFromTokens },
  {
    // Only tokens.ts may define colours.
    files: ['src/components/base/theme/*.ts', 'src/app/**/*.{ts,tsx}', 'src/store/**/*.ts'],
    ignores: [...TESTS, ...STORIES],
    rules: { 'no-restricted-syntax': ['error', ...hangul, defaultExport, ...lookbehind] },
  },
  {
    // Letters of the fonts are not texts.
    files: ['src/components/base/theme/commonLetters.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport] },
  },
  {
    files: ['server/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...hangul, ...clock, defaultExport, query] },
  },
  {
    files: ['server/**/*.repository.ts', 'server/db/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...hangul, ...clock, defaultExport] },
  },
  {
    // Only one file reads the environment and the real clock, so that both can be replaced everywhere else.
    files: ['server/main.ts', 'server/upkeep/commands/main.ts'],
    rules: { 'no-restricted-syntax': ['error', ...hangul, defaultExport, query] },
  },
  {
    files: ['server/**/*.ts'],
    ignores: [...TESTS, 'server/main.ts', 'server/upkeep/commands/main.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'main.ts reads the environment.' },
      ],
    },
  },
);
