import { transform } from 'esbuild';

/** Jest's transformer of TypeScript: types away, as the server's bundle has it (scripts/jestServer.mjs). */
export default {
  processAsync: (/** @type {string} */ source, /** @type {string} */ file) =>
    transform(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      sourcefile: file,
      sourcemap: 'inline',
    }),
};
