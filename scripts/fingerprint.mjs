import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** In a stable order. @type {(place: string) => string[]} */
const filesOf = (place) => {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [place];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
};

/**
 * Ignores modification times: a fresh clone has new ones.
 * @param {string[]} places files and folders from the root
 * @param {(file: string) => boolean} [matters] excludes files that do not affect the result
 */
export const fingerprint = (places, matters = () => true) => {
  const hash = createHash('sha256').update(process.version);
  for (const file of places.flatMap(filesOf).filter(matters))
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
};

/**
 * @param {string} record file that stores the fingerprint
 * @param {string} inputs
 * @param {() => Promise<void>} build throws if it fails
 * @returns {Promise<boolean>} whether it built
 */
export const buildWhenChanged = async (record, inputs, build) => {
  const file = path.join(root, record);
  if (existsSync(file) && readFileSync(file, 'utf8') === inputs) return false;
  await build();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, inputs);
  return true;
};
