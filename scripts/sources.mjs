import path from 'node:path';
import { photosIn } from './photos.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * How the sources in `src` are compiled for the browser and for the server alike: both must give the same class names
 * and the same pictures, or the browser could not take over the server's markup.
 * @type {Pick<import('vite').UserConfig, 'oxc' | 'define' | 'resolve'>}
 */
export const sourceOptions = {
  // Class names from the file and the place in it, instead of the order in which modules are loaded; styles without
  // blanks and comments, and without unused ones.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  resolve: {
    // The package's default entry is its development version, with warnings and texts that only developers read.
    alias: [{ find: /^react-router$/, replacement: `${root}/node_modules/react-router/dist/production/index.mjs` }],
  },
  // A photo with the name of a drawing is shown instead of it.
  define: { __PHOTOS__: JSON.stringify(photosIn(`${root}/public/art`)) },
};
