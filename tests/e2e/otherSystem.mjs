/**
 * Loaded before the product (otherSystems.spec.ts). Removes features that Windows lacks: owners and permissions of files,
 * and syncing files opened for reading.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

for (const name of ['getuid', 'geteuid', 'getgid', 'getegid', 'setuid', 'setgid'])
  Object.defineProperty(process, name, { value: undefined });
fs.chmodSync = () => undefined;

const { openSync, writeFileSync, mkdirSync, fsyncSync } = fs;
/** @type {Set<number>} */
const readOnly = new Set();
fs.openSync = (file, flags = 'r') => {
  const opened = openSync(file, flags);
  // Files only: on Windows the server does not sync folders (server/start/secret.ts).
  if (flags === 'r' && fs.fstatSync(opened).isFile()) readOnly.add(opened);
  else readOnly.delete(opened);
  return opened;
};
fs.fsyncSync = (opened) => {
  if (readOnly.has(opened)) throw Object.assign(new Error('EPERM: operation not permitted, fsync'), { code: 'EPERM' });
  fsyncSync(opened);
};
/** @type {<T>(options: T) => T} */
const withoutMode = (options) => (options && typeof options === 'object' ? { ...options, mode: undefined } : options);
fs.writeFileSync = (file, data, options) => writeFileSync(file, data, withoutMode(options));
fs.mkdirSync = /** @type {typeof mkdirSync} */ ((file, options) => mkdirSync(file, withoutMode(options)));
syncBuiltinESMExports();
