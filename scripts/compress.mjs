/**
 * Compresses the built files of the browser app in advance; the server sends the compressed variants and compresses
 * nothing itself.
 */
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const CLIENT = path.resolve(import.meta.dirname, '../dist/client');
/** Pictures and fonts are already compressed, and very small files gain nothing. */
const PACKABLE = /\.(js|css|svg|json|webmanifest|txt)$/;
const SMALL = 1024;

// The list of the built files is for tools; the server would publish it.
renameSync(path.join(CLIENT, '.vite/manifest.json'), path.join(CLIENT, '../manifest.json'));
rmSync(path.join(CLIENT, '.vite'), { recursive: true });

for (const entry of readdirSync(CLIENT, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (!entry.isFile() || !PACKABLE.test(file)) continue;
  const content = readFileSync(file);
  if (content.length < SMALL) continue;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
