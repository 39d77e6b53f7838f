/** Plain Node, for setup.mjs. */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const LONGEST_MS = 15 * 60_000;

/**
 * Resolves with the program's success.
 * @type {(command: string, args: string[], options?: { env?: NodeJS.ProcessEnv, cwd?: string }) => Promise<boolean>}
 */
export const run = (command, args, { env = {}, cwd = root } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: LONGEST_MS,
    });
    // Another step may fail and end this process.
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.off('exit', end);
      resolve(code === 0);
    });
  });

/** On Windows npm's script is beside the shell's. */
const cliIn = (/** @type {string} */ folder) => {
  const link = path.join(folder, 'npm');
  const beside = path.join(folder, 'node_modules/npm/bin/npm-cli.js');
  if (existsSync(beside)) return beside;
  return existsSync(link) && path.basename(realpathSync(link)) === 'npm-cli.js' ? realpathSync(link) : undefined;
};

/** Windows cannot start `npm` itself without a shell. */
export const npmCli = () => {
  const { npm_execpath: running = '', PATH = '' } = process.env;
  if (path.basename(running) === 'npm-cli.js') return running;
  const found = PATH.split(path.delimiter).map(cliIn).find(Boolean);
  if (!found) throw new Error('npm이 없습니다. npm과 함께 Node.js를 설치해 주세요. (https://nodejs.org)');
  return found;
};
