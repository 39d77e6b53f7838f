import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Bundles files of the server, each into one; packages stay in node_modules (one of them is native). The thread that
 * draws pictures is a file beside them.
 * @param {string} folder where the files go, named as they are in `server/`
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
  copyFileSync(path.join(root, 'server/previews/renderWorker.mjs'), path.resolve(root, folder, 'renderWorker.mjs'));
};
