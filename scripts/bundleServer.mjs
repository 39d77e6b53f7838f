import { copyFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { ascii } from './ascii.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Native packages, and packages that read files beside their code. */
const EXTERNAL = ['better-sqlite3', 'sharp', '@node-rs/argon2', 'pg-native', '@fastify/swagger-ui'];

/**
 * Packages name only their files in source maps: Node.js keeps the maps in memory (docs/decisions/0006).
 * @type {(file: string) => string}
 */
const mapOfPackage = (file) => {
  const map = JSON.stringify({ version: 3, sources: [path.basename(file)], mappings: 'AAAA' });
  return `\n//# sourceMappingURL=data:application/json;base64,${Buffer.from(map).toString('base64')}`;
};

/** For less memory. @type {import('esbuild').Plugin} */
const sparing = {
  name: 'sparing',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.[cm]?[jt]s$/ }, ({ path: file }) => {
      const isPackage = /node_modules[\\/].*\.[cm]?js$/.test(file);
      // esbuild escapes too, except in regular expressions and tagged templates.
      const source = ascii(readFileSync(file, 'utf8'));
      return { contents: isPackage ? source + mapOfPackage(file) : source, loader: 'default' };
    }),
};

/** CommonJS packages in an ESM bundle call `require` for Node's modules. */
const REQUIRE = `import { createRequire as bundledRequire } from 'node:module';
const require = bundledRequire(import.meta.url);`;

/**
 * One file instead of a thousand halves the processor time of a start (docs/decisions/0006). Modules of `await import` and
 * worker threads are separate files.
 * @param {string} folder output folder; entry points are named as in `server/`
 * @param {import('esbuild').BuildOptions['entryPoints']} entryPoints
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
    target: 'node22',
    external: EXTERNAL,
    banner: { js: REQUIRE },
    legalComments: 'linked',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [...plugins, sparing],
  });
  for (const worker of [
    'web/renderWorker.mjs',
    'content/pictures/decodeProcess.mjs',
    'db/readWorker.mjs',
    'upkeep/commands/copyWorker.mjs',
  ])
    copyFileSync(path.join(root, 'server', worker), path.resolve(root, folder, path.basename(worker)));
  cpSync(path.join(root, 'server/web/fonts'), path.resolve(root, folder, 'fonts'), { recursive: true });
};

if (process.argv[1] === import.meta.filename) {
  const folder = 'dist/server';
  rmSync(path.join(root, folder), { recursive: true, force: true });
  await bundleServer(folder, ['server/main.ts']);
}
