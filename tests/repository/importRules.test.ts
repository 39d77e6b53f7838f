import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { ESLint } from 'eslint';
import { ORDER } from '../../scripts/lint/serverOrder.js';

const root = path.resolve(import.meta.dirname, '../..');
const VISITOR = '#src/components/visitor/booking/PayDetails/PayDetails';
const OPERATOR = '#src/components/operator/days/SeatGauge/SeatGauge';
const TRIP = '#src/components/trip/TideMark/TideMark';
const FRAME = '#src/components/frame/PageSection/PageSection';
const STATE = '#src/features/operator/search/searches';

/**
 * Refused imports of each kind of file. The code itself proves allowed ones, because it passes lint. The importing
 * files do not exist; the imported ones do.
 */
const REFUSED_IMPORTS: [file: string, ...imports: string[]][] = [
  ['contract/a/a.schema.ts', 'fastify', '#copy/format'],
  ['contract/a/a.rules.ts', 'zod', '../day/day.schema'],
  ['contract/validators/a.ts', 'fastify', '#copy/format'],
  ['copy/a.ts', 'react', '#contract/day/day.schema', '#contract/validators/visitor'],
  ['src/components/base/form/A/A.tsx', TRIP, FRAME],
  ['src/components/frame/A/A.tsx', TRIP],
  ['src/components/trip/A/A.tsx', VISITOR, OPERATOR],
  ['src/components/visitor/A/A.tsx', OPERATOR, '#src/store/api', 'react-router-dom'],
  ['src/components/operator/A/A.tsx', VISITOR, '#contract/day/day.schema'],
  ['src/features/base/A.tsx', STATE, OPERATOR],
  ['src/features/operator/atSea/a.ts', '#src/features/operator/days/useMonthOfDays'],
  ['src/features/visitor/a/A.tsx', STATE, OPERATOR, '#src/features/operator/search/usePagedSearch'],
  ['src/features/operator/a/A.tsx', VISITOR, '#src/store/store', '#contract/day/day.schema'],
  ['src/store/store.ts', STATE],
  ['src/store/endpoints/a.ts', '#src/store/store'],
  ['src/app/A.tsx', '#mocks/now', '#server/app', '#src/storySite/site'],
  ['server/a/a.routes.ts', '#server/days/days.repository', '#server/app', 'kysely'],
  ['server/a/a.service.ts', '#src/store/api', 'fastify'],
  ['server/a/a.repository.ts', '#server/days/manage/days.service'],
  ['server/bookings/a.ts', './bookings.routes', 'kysely'],
  ['mocks/a.ts', '#copy/format', '#server/app'],
  ['tests/e2e/a.spec.ts', '#contract/day/day.schema', '#mocks/builders'],
  ['.storybook/a.tsx', '../copy/format', '../src/store/store', '../src/storySite/site'],
  ['src/storySite/a.tsx', '#src/store/api', '../../.storybook/preview'],
];

const REFUSED_CODE: [rule: string, file: string, code: string][] = [
  [
    'boundaries/dependencies',
    'src/components/visitor/A/A.stories.tsx',
    "import { api } from '#src/store/api'; export default { a: api }; export const A = {};",
  ],
  ['boundaries/dependencies', 'src/app/A.tsx', "export * from '#mocks/now';"],
  ['boundaries/dependencies', 'src/app/A.tsx', "export const a = () => import('#mocks/now');"],
  [
    'boundaries/dependencies',
    'server/bookings/a.service.ts',
    "import type { Kysely } from 'kysely'; export type A = Kysely<object>;",
  ],
  ['boundaries/no-unknown-files', 'src/components/a.ts', 'export const a = 1;'],
  ['no-restricted-syntax', 'src/components/visitor/A/A.tsx', 'export const A = () => <p title="예약" />;'],
  ['no-restricted-syntax', 'server/a/a.service.ts', 'export const a = (n: number) => `${n}명`;'],
  [
    'no-restricted-syntax',
    'server/a/a.ts',
    "export const a = (db: { selectFrom: (t: string) => void }) => db.selectFrom('days');",
  ],
  ['no-restricted-syntax', 'contract/a/a.rules.ts', 'export const a = () => Date.now();'],
  ['no-restricted-syntax', 'src/components/visitor/A/A.styles.ts', 'export const a = `color: #0f62c4;`;'],
  [
    'no-restricted-imports',
    'src/components/visitor/A/A.styles.ts',
    "import styled from 'styled-components'; export const a = styled.p``;",
  ],
  [
    'no-restricted-imports',
    'src/features/visitor/a/A.tsx',
    "import { API } from '../../../../contract/paths'; export const a = API;",
  ],
  [
    'no-restricted-imports',
    'server/waiting/a.ts',
    "import { act } from '#server/bookings/act.service'; export const a = act;",
  ],
  [
    'no-restricted-imports',
    'server/days/a.service.ts',
    "import { updateDay } from './manage/days.service'; export const a = updateDay;",
  ],
  ['no-restricted-globals', 'src/features/visitor/a/A.tsx', "export const a = () => fetch('/api');"],
  ['no-restricted-properties', 'server/a/a.service.ts', 'export const a = process.env;'],
  ['styles/spacing', 'src/components/visitor/A/A.styles.ts', 'export const a = (s: string) => `padding: ${s} 14px;`;'],
];

const eslint = new ESLint({ cwd: root });
const reportedRules = async (file: string, code: string): Promise<(string | null)[]> => {
  const [result] = await eslint.lintText(code, { filePath: file });
  return result!.messages.map(({ ruleId }) => ruleId);
};

it.each(REFUSED_IMPORTS.flatMap(([file, ...imports]) => imports.map((imported) => [file, imported] as const)))(
  '%s에서 %s 가져오기를 막는다',
  async (file, imported) => {
    const target = path.join(
      root,
      imported.startsWith('#') ? imported.slice(1) : path.join(path.dirname(file), imported),
    );
    if (/^[.#]/.test(imported)) expect(['.ts', '.tsx'].some((ending) => existsSync(target + ending))).toBe(true);
    expect(await reportedRules(file, `import * as a from '${imported}'; export const b = a;`)).toEqual([
      'boundaries/dependencies',
    ]);
  },
);

it.each(REFUSED_CODE)('%s: %s에서 막는다: %s', async (rule, file, code) => {
  expect(await reportedRules(file, code)).toEqual([rule]);
});

it('서버의 모든 폴더는 차례가 있고, 차례에 적힌 것은 모두 있다', () => {
  const folders = readdirSync(path.join(root, 'server'), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.filter(({ name }) => !ORDER.includes(name)).map(({ name }) => name)).toEqual([]);
  const isThere = (part: string) => ['', '.ts'].some((end) => existsSync(path.join(root, 'server', part + end)));
  expect(ORDER.filter((part) => !isThere(part))).toEqual([]);
});
