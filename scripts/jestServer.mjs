import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleServer } from './bundleServer.mjs';

const root = path.resolve(import.meta.dirname, '..');
const server = path.join(root, 'server');

/**
 * One folder for all files, like the product's.
 * @param {string} test path of the test
 */
export const bundledName = (test) =>
  `${path.relative(server, test).replaceAll(path.sep, '.').slice(0, -'.ts'.length)}.js`;

const bundleTests = (/** @type {string} */ folder, /** @type {Record<string, unknown>} */ globals) => {
  const tests = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.join(server, name));
  return build({
    absWorkingDir: root,
    entryPoints: tests.map((test) => ({ in: test, out: bundledName(test).slice(0, -'.js'.length) })),
    outdir: folder,
    bundle: true,
    splitting: true,
    packages: 'external',
    inject: ['tests/support/jest/setupServer.ts'],
    format: 'esm',
    platform: 'node',
    target: 'node22',
    define: Object.fromEntries(
      Object.entries(globals).map(([name, value]) => [`globalThis.${name}`, JSON.stringify(value)]),
    ),
    sourcemap: true,
    logLevel: 'warning',
  });
};

/**
 * The tests start the server as a process, and tests/support/jest/plainRunner.mjs imports the tests without a transformation.
 * @param {unknown} _
 * @param {import('@jest/types').Config.ProjectConfig} project
 */
export default async (_, { displayName, globals }) => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  // Beside the product's bundle, with its pages and packages. The unique name keeps two runs apart.
  const folder = mkdtempSync(path.join(root, 'dist/server-test-'));
  await Promise.all([
    bundleServer(folder, ['server/main.ts', 'server/upkeep/commands/main.ts']),
    bundleTests(folder, globals),
  ]);
  // Jest's workers start later and inherit it.
  process.env[`TEST_SERVER_${displayName?.name}`] = folder;
};
