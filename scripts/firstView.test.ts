import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { buildProduct } from './build.mjs';
import { firstViewOfReserve, furtherPage, VISITOR_PAGES, type VisitorPath } from './firstView';

const KIB = 1024;
const BUILD_MS = 300_000;

/**
 * Budget of the first view of /reserve: today's size and half a percent, because file names differ between machines.
 * The goals are in docs/performance.md.
 */
const BUDGETS = {
  scripts: { files: 6, bytes: 148.4 * KIB },
  styles: { files: 0, bytes: 0 },
  fonts: { files: 2, bytes: 97.2 * KIB },
};
/** Budget of a further page: its own files, and those shared with other pages. */
const FURTHER = { own: 11.6 * KIB, shared: 11.6 * KIB, sharedWithForms: 40.55 * KIB };
const WITH_FORMS = new Set<VisitorPath>(['/reserve/{id}', '/reserve/find', '/waiting', '/waiting/{id}', '/passengers']);

beforeAll(async () => {
  await buildProduct();
}, BUILD_MS);

it.each([
  ['스크립트', 'scripts'],
  ['스타일', 'styles'],
  ['글꼴', 'fonts'],
] as const)('예약 달력을 처음 열 때 받는 %s의 크기가 정한 값을 넘지 않는다', (_, kind) => {
  const { files, bytes } = firstViewOfReserve()[kind];
  expect(files).toBeLessThanOrEqual(BUDGETS[kind].files);
  expect(bytes).toBeLessThanOrEqual(BUDGETS[kind].bytes);
});

const FURTHER_PAGES = Object.keys(VISITOR_PAGES).filter((page) => page !== '/reserve') as VisitorPath[];

it.each(FURTHER_PAGES)('예약 달력 다음에 여는 %s에서 더 받는 스크립트가 정한 크기를 넘지 않는다', (page) => {
  const { own, shared } = furtherPage(page);
  expect(own.files).toBeGreaterThan(0);
  expect(own.bytes).toBeLessThanOrEqual(FURTHER.own);
  expect(shared.bytes).toBeLessThanOrEqual(WITH_FORMS.has(page) ? FURTHER.sharedWithForms : FURTHER.shared);
});

it('화면의 스크립트는 꾸러미와 자료와 화면으로 나뉘어, 저마다의 차례에 실행된다', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../dist/client/index.html'), 'utf8');
  const run = Array.from(page.matchAll(/<script type="module"[^>]* src="\/assets\/(\w+)/g), ([, name]) => name);
  expect(run.slice(-4)).toEqual(['framework', 'packages', 'data', 'site']);
});

describe('방문자가 받는 스크립트', () => {
  interface Chunk {
    file: string;
    imports: string[];
    modules: string[];
  }
  const isVisitors = (module: string): boolean =>
    /^src\/(app\/main|features\/visitor\/\w+\/\w+Page)\.tsx$/.test(module);
  const isOperators = (module: string): boolean => /\/operator\/|\/Operator\w*\.tsx?$/.test(module);
  let chunks: Chunk[];

  beforeAll(() => {
    const printed = execFileSync(process.execPath, [path.join(import.meta.dirname, 'chunks.mjs')], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * KIB * KIB,
    });
    chunks = JSON.parse(printed.toString()) as Chunk[];
  }, BUILD_MS);

  it('운영자의 코드를 담지 않는다', () => {
    const loaded = new Set(chunks.filter(({ modules }) => modules.some(isVisitors)));
    for (const { imports } of loaded) for (const chunk of chunks) if (imports.includes(chunk.file)) loaded.add(chunk);
    const modules = [...loaded].flatMap((chunk) => chunk.modules);
    expect(modules.filter(isVisitors).length).toBeGreaterThanOrEqual(7);
    expect(modules.filter(isOperators)).toEqual([]);
    expect(chunks.flatMap((chunk) => chunk.modules).some(isOperators)).toBe(true);
  });

  it('그림표의 꾸러미는 통계 화면에서만 받는다', () => {
    const isDrawing = (module: string): boolean => module.includes('node_modules/@visx/');
    const loadedWith = (chunk: Chunk): Set<Chunk> => {
      const loaded = new Set([chunk]);
      for (const { imports } of loaded) for (const other of chunks) if (imports.includes(other.file)) loaded.add(other);
      return loaded;
    };
    const drawn = chunks.filter((chunk) => [...loadedWith(chunk)].some(({ modules }) => modules.some(isDrawing)));
    const own = drawn.flatMap(({ modules }) => modules).filter((module) => module.startsWith('src/'));
    expect(own).toContain('src/features/operator/stats/StatsPage.tsx');
    expect(own.filter((module) => module.includes('/features/') || module.includes('/app/'))).toEqual(
      own.filter((module) => module.startsWith('src/features/operator/stats/')),
    );
  });
});
