import path from 'node:path';
import { photosIn } from './photos.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Compiles `src` for the browser and for the server alike: class names and pictures must be the same, or the browser
 * could not hydrate the server's markup.
 * @type {Pick<import('vite').UserConfig, 'oxc' | 'define' | 'resolve'>}
 */
export const sourceOptions = {
  // Class names come from the file and the place in it, not from the order of loading; styles are without blanks,
  // comments and unused ones.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  resolve: {
    // The package's default entry is its development version, with warnings and texts for developers.
    alias: [{ find: /^react-router$/, replacement: `${root}/node_modules/react-router/dist/production/index.mjs` }],
  },
  // A photo replaces the drawing of the same name.
  define: { __PHOTOS__: JSON.stringify(photosIn(`${root}/public/art`)) },
};
