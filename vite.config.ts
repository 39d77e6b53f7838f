import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { photosIn } from './scripts/photos.mjs';

/**
 * The server fills the placeholders of the page for each request; in the development server the page gets a plain
 * title.
 */
const plainPage: Plugin = {
  name: 'plain-page',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll('__TITLE__', '낚싯배 예약').replaceAll('__DESCRIPTION__', ''),
};

export default defineConfig({
  plugins: [react(), plainPage],
  // Vite writes this on its script and style tags and in <meta property="csp-nonce">; the server replaces it with a
  // nonce.
  html: { cspNonce: '__CSP_NONCE__' },
  // A photo with the name of a drawing is shown instead of it.
  define: { __PHOTOS__: JSON.stringify(photosIn(`${import.meta.dirname}/public/art`)) },
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
    rollupOptions: {
      output: {
        manualChunks: (id: string) =>
          /node_modules\/(react|react-dom|scheduler)\//.test(id)
            ? 'react'
            : /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//.test(id)
              ? 'router'
              : /node_modules\/(@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)\//.test(
                    id,
                  )
                ? 'redux'
                : /node_modules\/(styled-components|stylis|@emotion)\//.test(id)
                  ? 'styled'
                  : undefined,
      },
    },
  },
});
