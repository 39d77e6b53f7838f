import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const FOLDER = 'node_modules/.cache';

/**
 * `files` are those that the script consists of.
 * @type {(id: string) => Promise<{ values: object; files: string[] }>}
 */
const run = async (id) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [id],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    packages: 'external',
    write: false,
    metafile: true,
  });
  // A script is imported once, and two builds may run at a time.
  const file = path.join(root, FOLDER, `${path.basename(id)}-${process.pid}-${performance.now()}.mjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  try {
    writeFileSync(file, outputFiles[0]?.contents ?? '');
    const values = await import(pathToFileURL(file).href);
    return { values, files: Object.keys(metafile.inputs) };
  } finally {
    rmSync(file);
  }
};

/**
 * The browser gets the validators in `contract/validators` as values, without the schemas and zod.
 * @type {import('vite').Plugin}
 */
export const validators = {
  name: 'validators',
  load: {
    filter: { id: /\/contract\/validators\/(?!validatorOf\b)\w+\.ts$/ },
    async handler(id) {
      const { values, files } = await run(id);
      for (const file of files) this.addWatchFile(path.join(root, file));
      return Object.entries(values)
        .map(([name, validator]) => `export const ${name} = ${JSON.stringify(validator)};`)
        .join('\n');
    },
  },
};
