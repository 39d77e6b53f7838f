/** Runs after the build of the browser app (docs/decisions/0024). Tests pass the folder of a second release. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const DIST = path.resolve(process.argv[2] ?? path.join(root, 'dist'));
const CLIENT = path.join(DIST, 'client');
const SHELL = '/admin';
/** Their names have no hash. */
const DRAWINGS = ['/art/mark.svg', '/art/boat-only.svg'];
const VISITORS = 'src/features/visitor/';

const page = readFileSync(path.join(CLIENT, 'index.html'), 'utf8');
/** @type {Record<string, { file: string; name?: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] }>} */
const built = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'));

const reached = new Set();
const seen = new Set();
const follow = (/** @type {string} */ key) => {
  const chunk = built[key];
  if (!chunk || seen.has(key) || key.startsWith(VISITORS)) return;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) reached.add(file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) follow(next);
};
const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => String(file));
for (const [key, { file }] of Object.entries(built)) if (named.includes(file)) follow(key);
for (const file of named) reached.add(file);
/** Fonts for rare characters are many, and the device has its own. */
const isNeeded = (/** @type {string} */ file) => !/\.woff2$/.test(file) || page.includes(file);

const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const files = [
  { url: SHELL, revision: hash(page) },
  ...DRAWINGS.map((url) => ({ url, revision: hash(readFileSync(path.join(CLIENT, url), 'utf8')) })),
  ...[...reached]
    .filter(isNeeded)
    .sort()
    .map((file) => ({ url: `/${file}`, revision: null })),
];
// The hash of this script covers the names of all others, so it identifies the release.
const entry = Object.values(built).find(({ file, name }) => name === 'site' && named.includes(file))?.file;
if (!entry) throw new Error('the page has no entry script');

await build({
  absWorkingDir: root,
  entryPoints: ['scripts/worker/adminWorker.ts'],
  outfile: path.join(DIST, 'adminWorker.js'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2022',
  define: {
    __RELEASE__: JSON.stringify({ files, shell: SHELL, entry }),
    'process.env.NODE_ENV': '"production"',
  },
});
