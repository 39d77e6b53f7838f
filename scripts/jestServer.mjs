import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from './bundleServer.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Bundles the server once for all tests that start it as a process (jest.config.ts): each start then costs less. */
export default async () => {
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  // Beside the product's own server, where the pages and the packages are found; two runs may stand side by side.
  const folder = mkdtempSync(path.join(root, 'dist/server-test-'));
  await bundleServer(folder, ['server/main.ts', 'server/commands/main.ts']);
  // Jest's workers are started after this, and see it.
  process.env.TEST_SERVER = folder;
};

/** Removes the bundle. */
export const removeServer = () => {
  if (process.env.TEST_SERVER) rmSync(process.env.TEST_SERVER, { recursive: true, force: true });
};
