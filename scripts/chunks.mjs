/** A separate program, because the bundler does not run inside Jest. */
import path from 'node:path';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const built = await build({ root, logLevel: 'silent', build: { write: false } });
if (!('output' in built)) throw new Error('expected one build');
const chunks = built.output
  .filter((file) => file.type === 'chunk')
  .map(({ fileName, imports, moduleIds }) => ({
    file: fileName,
    imports,
    modules: moduleIds.map((id) => path.relative(root, id)),
  }));
console.log(JSON.stringify(chunks));
