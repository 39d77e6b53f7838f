import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildWhenChanged, fingerprint } from './fingerprint.mjs';

const root = path.resolve(import.meta.dirname, '..');
const RECORD = 'dist/.inputs';
const INPUTS = [
  'src',
  'contract',
  'copy',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'scripts/ascii.mjs',
  'scripts/build.mjs',
  'scripts/adminWorker.mjs',
  'scripts/worker',
  'scripts/bundleServer.mjs',
  'scripts/bundleRenderer.mjs',
  'scripts/compress.mjs',
  'scripts/photos.mjs',
  'scripts/validators.mjs',
  'scripts/sources.mjs',
];
const reachesTheProduct = (/** @type {string} */ file) => !/\.(test|stories)\.tsx?$/.test(file);

/** Prints the duration. @type {(name: string, script: string, ...args: string[]) => Promise<void>} */
const step = (name, script, ...args) =>
  new Promise((resolve, reject) => {
    // Otherwise a shell's NODE_ENV would bundle React's development version.
    const env = { ...process.env, NODE_ENV: 'production' };
    const began = performance.now();
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) return reject(new Error(`${script}: ${code}`));
      console.log(`  ${name} ${((performance.now() - began) / 1000).toFixed(1)}초`);
      resolve();
    });
  });

const build = async () => {
  rmSync(path.join(root, RECORD), { force: true });
  await Promise.all([
    step('화면', 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'),
    step('서버', 'scripts/bundleServer.mjs'),
    step('서버의 화면', 'scripts/bundleRenderer.mjs'),
  ]);
  await step('앱', 'scripts/adminWorker.mjs');
  await step('압축', 'scripts/compress.mjs');
};
const inputs = () => fingerprint(INPUTS, reachesTheProduct);

export const buildProduct = () =>
  buildWhenChanged(RECORD, inputs(), async () => {
    console.log('[빌드] 화면과 서버를 빌드합니다.');
    await build();
  });

if (process.argv[1] === import.meta.filename) {
  rmSync(path.join(root, RECORD), { force: true });
  // Vite and esbuild have printed the error.
  await buildProduct().catch(() => process.exit(1));
}
