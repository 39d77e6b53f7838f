/** The server of a newer release: this one with one more migration. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { bundleServer } from '../../scripts/bundleServer.mjs';
import { KNOWN_VERSION } from '#server/db/migrate';
import { ROOT } from '#tests/support/processes';

export const NEWER_VERSION = KNOWN_VERSION + 1;

const LIST = /MIGRATIONS: readonly Migration\[\] = \[[^\]]*\}/;
const MORE = `{ version: ${NEWER_VERSION}, name: 'newer', up: async (db) => {
  await db.schema.alterTable('days').addColumn('newer', 'text').execute();
} }`;

const oneMigrationMore: Plugin = {
  name: 'one-migration-more',
  setup: (build) =>
    build.onLoad({ filter: /server[\\/]db[\\/]migrate\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const contents = source.replace(LIST, (list) => `${list}, ${MORE}`);
      if (contents === source) throw new Error('the list of migrations was not found');
      return { contents, loader: 'ts' };
    }),
};

const build = async (): Promise<string> => {
  const folder = path.join(ROOT, `dist/newer-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await bundleServer(path.join(folder, 'server'), ['server/main.ts'], [oneMigrationMore]);
  for (const part of ['client', 'render']) symlinkSync(path.join(ROOT, 'dist', part), path.join(folder, part));
  return path.join(folder, 'server/main.js');
};

let built: Promise<string> | undefined;
/** Builds it beside the product, once for all fault tests; returns its entry file. */
export const newerRelease = (): Promise<string> => (built ??= build());
