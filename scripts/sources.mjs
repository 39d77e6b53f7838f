import path from 'node:path';
import { photosIn } from './photos.mjs';

const root = path.resolve(import.meta.dirname, '..');

/**
 * For browser and server alike: with other class names or pictures the browser could not hydrate the markup.
 * @type {Pick<import('vite').UserConfig, 'oxc' | 'define' | 'resolve'>}
 */
export const sourceOptions = {
  // Class names must not depend on the order of loading.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  resolve: {
    tsconfigPaths: true,
    // The package's default entry is its development version.
    alias: [{ find: /^react-router$/, replacement: `${root}/node_modules/react-router/dist/production/index.mjs` }],
  },
  define: { __PHOTOS__: JSON.stringify(photosIn(`${root}/public/art`)) },
};
