import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ascii } from './ascii.mjs';
import { validators } from './validators.mjs';
import { sourceOptions } from './sources.mjs';

/** @type {import('vite').Plugin} */
const asciiScripts = {
  name: 'ascii-scripts',
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = ascii(file.code);
  },
};

await build({
  ...sourceOptions,
  // Otherwise React's development version would be bundled too.
  define: { ...sourceOptions.define, 'process.env.NODE_ENV': JSON.stringify('production') },
  root: path.resolve(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), validators, asciiScripts],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render.tsx',
    outDir: 'dist/render',
    copyPublicDir: false,
    target: 'node22',
    emitAssets: false,
    // Stacks of errors need the names of functions.
    rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } },
  },
});
