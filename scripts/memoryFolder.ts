import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** Containers have one too, often small. */
const MEMORY = '/dev/shm';
const LEAST_BYTES = 2 * 1024 ** 3;

/** Empty without 2 GiB of space, or if TMPDIR is set. */
export const memoryFolder = (): Record<string, string> => {
  if (process.env['TMPDIR'] || !existsSync(MEMORY)) return {};
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < LEAST_BYTES) return {};
  const folder = mkdtempSync(path.join(MEMORY, 'boat-tests-'));
  // PostgreSQL's user reaches its own folder in it.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return { TMPDIR: folder };
};
