/** Builds the product's server when it is run by itself (build.mjs): few files, with the packages in them. */
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** Packages that stay in node_modules: native ones, and those that read files beside their code. */
const EXTERNAL = ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native', '@fastify/swagger-ui'];

/** CommonJS packages in an ESM bundle still ask for Node's modules with `require`. */
const REQUIRE = `import { createRequire as bundledRequire } from 'node:module';
const require = bundledRequire(import.meta.url);`;

/**
 * Bundles entry points of the server with the packages that they import: reading one file instead of a thousand halves
 * the processor time of a start (docs/adr/0025). What is imported later (`await import`) is a separate file, and so are
 * the worker threads.
 * @param {string} folder output folder; entry points are named as in `server/`
 * @param {string[]} entryPoints
 * @param {import('esbuild').Plugin[]} [plugins]
 */
export const bundleServer = async (folder, entryPoints, plugins = []) => {
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir: folder,
    outbase: 'server',
    bundle: true,
    minifyWhitespace: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    legalComments: 'linked',
    sourcemap: true,
    logLevel: 'warning',
    plugins,
  });
  for (const worker of ['pages/renderWorker.mjs', 'db/readWorker.mjs'])
    copyFileSync(path.join(root, 'server', worker), path.resolve(root, folder, path.basename(worker)));
};

if (process.argv[1] === import.meta.filename) {
  const folder = 'dist/server';
  rmSync(path.join(root, folder), { recursive: true, force: true });
  await bundleServer(folder, ['server/main.ts']);
}
