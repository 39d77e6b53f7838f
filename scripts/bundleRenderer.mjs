/** Builds the server's renderer of pages to dist/render: the browser's App as one module, with its packages. */
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { sourceOptions } from './sources.mjs';

await build({
  ...sourceOptions,
  root: path.resolve(import.meta.dirname, '..'),
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/render.tsx',
    outDir: 'dist/render',
    copyPublicDir: false,
    target: 'node20',
    emitAssets: false,
  },
});
