/** For machines with an older Node.js and `npm run test:node` (docs/decisions/0010). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCli, run } from './programs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = path.join(root, 'scripts/runtime');
const MINUTE_MS = 60_000;
const isWindows = process.platform === 'win32';

export const isNewEnough = (version = process.versions.node) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12);
};
export const isFetched = () => process.execPath.startsWith(folder + path.sep);

/** @typedef {Record<string, { version?: string }>} Packages */
/** @type {(file: string) => Packages} */
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** Only the version of the lock file. @type {(major: string) => string | undefined} */
const installed = (major) => {
  const home = path.join(folder, major);
  const wanted = packagesOf(path.join(home, 'package-lock.json'));
  const [found] = Object.entries(packagesOf(path.join(home, 'node_modules/.package-lock.json')));
  if (!found || wanted[found[0]]?.version !== found[1].version) return undefined;
  return path.join(home, found[0], 'bin', isWindows ? 'node.exe' : 'node');
};

/** Some systems have another C library. @type {(program: string) => boolean} */
const runs = (program) => spawnSync(program, ['--version'], { timeout: MINUTE_MS }).status === 0;

/**
 * Undefined where the registry has none for this machine, or cannot be reached.
 * @type {(major: string) => Promise<string | undefined>}
 */
export const fetchRuntime = async (major) => {
  if (!installed(major)) {
    const args = ['ci', '--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    await run(process.execPath, [npmCli(), ...args], { cwd: path.join(folder, major) });
  }
  const program = installed(major);
  return program && runs(program) ? program : undefined;
};

/** npm's scripts look into node_modules/.bin first. @type {(program: string) => void} */
export const useRuntime = (program) => {
  const bin = path.join(root, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  const from = path.relative(bin, program);
  // As npm does: links on Windows need a permission.
  const link = path.join(bin, isWindows ? 'node.cmd' : 'node');
  rmSync(link, { force: true });
  if (isWindows) writeFileSync(link, `@"%~dp0${from}" %*\r\n`);
  else symlinkSync(from, link);
};
