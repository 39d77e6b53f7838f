/** Builds the server's renderer of pages to dist/render: the browser's App as one module, with its packages. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ascii } from './ascii.mjs';
import { shapes } from './shapes.mjs';
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
  // Otherwise it would contain React's development version too, chosen where NODE_ENV is not `production`.
  define: { ...sourceOptions.define, 'process.env.NODE_ENV': JSON.stringify('production') },
  root: path.resolve(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), shapes, asciiScripts],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render.tsx',
    outDir: 'dist/render',
    copyPublicDir: false,
    target: 'node22',
    emitAssets: false,
    // For the stack of an error, functions keep their names.
    rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } },
  },
});
