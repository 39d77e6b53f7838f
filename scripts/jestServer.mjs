import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from './bundleServer.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Bundles the server once for all tests that start it as a process (jest.config.ts), which makes each start faster. */
export default async () => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  // Beside the product's server bundle, from where the pages and the packages are found. The folder name is unique, so
  // that two runs do not interfere.
  const folder = mkdtempSync(path.join(root, 'dist/server-test-'));
  await bundleServer(folder, ['server/main.ts', 'server/commands/main.ts']);
  // Jest's workers are started later and inherit it.
  process.env.TEST_SERVER = folder;
};

/** Removes the bundle. */
export const removeServer = () => {
  if (process.env.TEST_SERVER) rmSync(process.env.TEST_SERVER, { recursive: true, force: true });
};
