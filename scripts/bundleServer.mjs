/** Builds the product's server when it is run by itself (build.mjs): one file; packages stay external. */
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Bundles entry points of the server, each into one file; packages stay in node_modules (one of them is native). The
 * worker thread that renders pictures is a separate file beside them.
 * @param {string} folder output folder; files are named as in `server/`
 * @param {string[]} entryPoints
 */
export const bundleServer = async (folder, entryPoints) => {
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    outbase: 'server',
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  copyFileSync(path.join(root, 'server/pages/renderWorker.mjs'), path.resolve(root, folder, 'renderWorker.mjs'));
};

if (process.argv[1] === import.meta.filename) await bundleServer('dist/server', ['server/main.ts']);
