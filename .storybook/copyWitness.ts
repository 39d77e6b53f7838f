import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const COPY = /\/copy\/\w+\.ts$/;
/** Query suffix that selects the original file behind the recording module. */
const ITSELF = '?itself';
const WITNESS = path.resolve(import.meta.dirname, '../src/components/review/witness.ts');

/**
 * Vite plugin: in Storybook every file of copy/ is replaced by a module that records which of its texts are read
 * (src/components/review/witness.ts).
 */
export const copyWitness: Plugin = {
  name: 'copy-witness',
  enforce: 'pre',
  load: (id) => {
    if (!COPY.test(id)) return undefined;
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
    const file = path.basename(id, '.ts');
    const exported = names.map(
      (name) => `export const ${name} = witness(${JSON.stringify(`${file}.${name}`)}, itself.${name});`,
    );
    return [
      `import { witness } from ${JSON.stringify(WITNESS)};`,
      `import * as itself from ${JSON.stringify(id + ITSELF)};`,
      ...exported,
    ].join('\n');
  },
};
