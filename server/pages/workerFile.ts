import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The service worker of the operator's pages (scripts/adminWorker.mjs), or null in a build without one. It lies beside the
 * files that are served, because it has a policy of its own.
 */
export const readWorker = (clientDir: string): string | null => {
  const file = join(clientDir, '../adminWorker.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};
