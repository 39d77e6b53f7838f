import { mkdtempSync, rmSync } from 'node:fs';
import { bundleServer } from '../../../scripts/bundleServer.mjs';
import { HOST_FOLDER } from './SiteHost';

/** Before the tests: bundles the process that runs their sites, with the same settings as the product's server. */
export default async (): Promise<() => void> => {
  // Beside the product's server bundle, from where the pages are found. Two runs do not interfere.
  const folder = mkdtempSync('dist/server-e2e-');
  // Playwright's workers are started later and inherit it.
  process.env[HOST_FOLDER] = folder;
  await bundleServer(folder, [{ in: 'tests/e2e/host/process.ts', out: 'process' }]);
  return () => rmSync(folder, { recursive: true, force: true });
};
