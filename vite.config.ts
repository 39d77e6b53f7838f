import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { sourceOptions } from './scripts/sources.mjs';

/**
 * The server fills the placeholders of the page for each request; in the development server the page gets a plain
 * title.
 */
const plainPage: Plugin = {
  name: 'plain-page',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll('__TITLE__', '낚싯배 예약').replaceAll('__DESCRIPTION__', ''),
};

/**
 * React Router marks none of its components as free of effects and names each for developer tools after declaring it; both
 * keep every component of the package in the bundle, used or not.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (?=React\d*\.(createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ '),
      map: null,
    }),
  },
};

/** The packages of every visitor's first view, and the bundler's own runtime. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|styled-components|stylis|@emotion)\/|rolldown\/runtime/;

/** The page on which most visitors arrive. */
const FIRST_PAGE = `${import.meta.dirname}/src/features/visitor/reserve/ReservePage.tsx`;
const ENTRY = `${import.meta.dirname}/src/app/main.tsx`;

/** The modules that the entry and the first page import, however indirectly; the page itself is a chunk of its own. */
const firstView = new Set<string>();
const findFirstView: Plugin = {
  name: 'first-view',
  apply: 'build',
  buildEnd() {
    const follow = (id: string): void => {
      if (firstView.has(id)) return;
      firstView.add(id);
      this.getModuleInfo(id)?.importedIds.forEach(follow);
    };
    firstView.clear();
    follow(ENTRY);
    follow(FIRST_PAGE);
    firstView.delete(FIRST_PAGE);
  },
};

export default defineConfig({
  ...sourceOptions,
  plugins: [react(), plainPage, leanRouter, findFirstView],
  // Vite writes this on its script and style tags and in <meta property="csp-nonce">; the server replaces it with a
  // nonce.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
  },
  // Specification 7: scripts are loaded from the site root, regardless of the address of the page.
  base: '/',
  build: {
    outDir: 'dist/client',
    // Moved to dist/ by scripts/compress.mjs: it is for tools, not for browsers.
    manifest: true,
    target: 'es2022',
    // Inlined fonts or pictures in the style sheet would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Reading a global or a property of a package has no effect, so what nobody uses can be left out.
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only when a package changes, so a visitor's browser keeps it over many releases.
            { name: 'framework', test: FRAMEWORK, priority: 2 },
            // What the entry and the calendar need, in one file; the other pages have it already.
            { name: 'site', test: (id: string) => firstView.has(id), priority: 1 },
          ],
        },
      },
    },
  },
});
