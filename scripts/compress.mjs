import { readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CLIENT = path.resolve(import.meta.dirname, '../dist/client');
/** Pictures and fonts are compressed already; very small files gain nothing. */
const PACKABLE = /\.(js|css|svg|json|webmanifest|txt)$/;
const SMALL = 1024;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const compress = async (/** @type {string} */ file) => {
  const content = await readFile(file);
  if (content.length < SMALL) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotliOf(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    gzipOf(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
};

// The list is for tools; the server would publish it.
renameSync(path.join(CLIENT, '.vite/manifest.json'), path.join(CLIENT, '../manifest.json'));
rmSync(path.join(CLIENT, '.vite'), { recursive: true });

// All at once, because Node's threads use every core.
await Promise.all(
  readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .filter(({ entry, file }) => entry.isFile() && PACKABLE.test(file))
    .map(({ file }) => compress(file)),
);
