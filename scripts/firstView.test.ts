import { beforeAll, expect, it } from '@jest/globals';
import { buildProduct } from './build.mjs';
import { firstViewOfReserve } from './firstView';

const KIB = 1024;
const BUILD_MS = 300_000;

/** What the first view of /reserve may weigh, a little above today's weight; the goals are in docs/performance.md. */
const BUDGETS = {
  scripts: { files: 25, bytes: 175 * KIB },
  styles: { files: 1, bytes: 17 * KIB },
  fonts: { files: 2, bytes: 92 * KIB },
};

beforeAll(async () => {
  await buildProduct();
}, BUILD_MS);

it.each([
  ['스크립트', 'scripts'],
  ['스타일', 'styles'],
  ['글꼴', 'fonts'],
] as const)('예약 달력을 처음 열 때 받는 %s가 정한 크기를 넘지 않는다', (_, kind) => {
  const { files, bytes } = firstViewOfReserve()[kind];
  expect(files).toBeLessThanOrEqual(BUDGETS[kind].files);
  expect(bytes).toBeLessThanOrEqual(BUDGETS[kind].bytes);
});
