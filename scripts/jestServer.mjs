import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleServer } from './bundleServer.mjs';

const root = path.resolve(import.meta.dirname, '..');
const server = path.join(root, 'server');

/**
 * All files of the bundle are in one folder, like those of the product.
 * @param {string} test path of the test
 */
export const bundledName = (test) =>
  `${path.relative(server, test).replaceAll(path.sep, '.').slice(0, -'.ts'.length)}.js`;

/** With the modules that they share; packages are imported from node_modules. */
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
    inject: ['test/setupServer.ts'],
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
 * Bundles once for a project of Jest (jest.config.ts): the server, because its tests start it as a process, and the
 * tests, because test/plainRunner.mjs imports them without a transformation.
 * @param {unknown} _
 * @param {import('@jest/types').Config.ProjectConfig} project
 */
export default async (_, { displayName, globals }) => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  // Beside the product's server bundle, where pages and packages are found. The folder name is unique, so that two runs
  // do not interfere.
  const folder = mkdtempSync(path.join(root, 'dist/server-test-'));
  await Promise.all([
    bundleServer(folder, ['server/main.ts', 'server/commands/main.ts']),
    bundleTests(folder, globals),
  ]);
  // Jest's workers start later and inherit it.
  process.env[`TEST_SERVER_${displayName?.name}`] = folder;
};
