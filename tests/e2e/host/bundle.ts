import { mkdtempSync, rmSync } from 'node:fs';
import { bundleServer } from '../../../scripts/bundleServer.mjs';
import { HOST_FOLDER } from './SiteHost';

/** Global set-up: bundles the host process with the settings of the product's server. */
export default async (): Promise<() => void> => {
  // Beside the product's server bundle, so that it finds the pages. A folder per run.
  const folder = mkdtempSync('dist/server-e2e-');
  // Inherited by Playwright's workers.
  process.env[HOST_FOLDER] = folder;
  await bundleServer(folder, [{ in: 'tests/e2e/host/process.ts', out: 'process' }]);
  return () => rmSync(folder, { recursive: true, force: true });
};
