import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { validators } from './scripts/validators.mjs';
import { sourceOptions } from './scripts/sources.mjs';

/** The server fills the placeholders; the development server gives a plain title. */
const plainPage: Plugin = {
  name: 'plain-page',
  apply: 'serve',
  transformIndexHtml: (html) => html.replaceAll('__TITLE__', '낚싯배 예약').replaceAll('__DESCRIPTION__', ''),
};

/** React Router does not mark its components as side-effect free, so unused ones would stay in the bundle. */
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

/** Prefixes for ten-year-old browsers, which the site does not use. */
const NEVER_PREFIXED = /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/;
const withoutPrefixes: Plugin = {
  name: 'without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/styled-components\/dist\/styled-components\.browser\.esm\.js$/ },
    handler(code) {
      if (!NEVER_PREFIXED.test(code)) this.error('styled-components adds its prefixes in another place');
      return { code: code.replace(NEVER_PREFIXED, ''), map: null };
    },
  },
};

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const PACKAGES =
  /node_modules\/(@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|styled-components|stylis|@emotion|@standard-schema)\//;

const ROOT = normalizePath(import.meta.dirname);
/** The store needs no component. */
const DATA = new RegExp(`^${ROOT}/(src/store|contract|copy)/`);
const VISITOR = `${ROOT}/src/features/visitor`;
const ENTRY = `${ROOT}/src/app/main.tsx`;
const FIRST_PAGE = `${VISITOR}/reserve/ReservePage.tsx`;
const FORMS = [`${VISITOR}/booking/BookingPage.tsx`, `${VISITOR}/lookup/LookupPage.tsx`];
const WAITING = ['WaitingPage', 'OfferPage'].map((page) => `${VISITOR}/waiting/${page}.tsx`);
/** Every page loads the toasts after its first view. */
const OTHERS = [
  ...['home/HomePage', 'about/AboutPage', 'catch/CatchesPage', 'catch/CatchPage', 'privacy/PrivacyPage'].map(
    (page) => `${VISITOR}/${page}.tsx`,
  ),
  `${ROOT}/src/components/base/feedback/Toast/Toaster.tsx`,
];

/**
 * Otherwise each page would load a dozen small files. `common` is for forms and other pages, `booking` for the booking
 * page and the waiting list.
 */
const shared = new Map<string, 'site' | 'forms' | 'common' | 'booking'>();
const findShared: Plugin = {
  name: 'find-shared',
  apply: 'build',
  buildEnd() {
    const reached = (...from: string[]): Set<string> => {
      const modules = new Set(from);
      for (const id of modules) this.getModuleInfo(id)?.importedIds.forEach((imported) => modules.add(imported));
      return modules;
    };
    const [booking, lookup] = FORMS.map((page) => reached(page));
    shared.clear();
    const others = reached(...OTHERS);
    const waiting = reached(...WAITING);
    const site = reached(ENTRY, FIRST_PAGE);
    // A file brings all its imports along, so nothing else may need it.
    const isAlone = (id: string): boolean => [...reached(id)].every((each) => site.has(each) || !others.has(each));
    for (const id of booking ?? []) if (waiting.has(id) && !site.has(id) && isAlone(id)) shared.set(id, 'booking');
    const forms = [...(booking ?? [])].filter((id) => lookup?.has(id) && !others.has(id));
    // Otherwise other pages would load all forms for these.
    for (const id of reached(...forms)) if (others.has(id)) shared.set(id, 'common');
    for (const id of forms) shared.set(id, 'forms');
    for (const id of site) if (id !== FIRST_PAGE) shared.set(id, 'site');
  },
};

export default defineConfig({
  ...sourceOptions,
  plugins: [react(), validators, plainPage, leanRouter, withoutPrefixes, findShared],
  // The server replaces Vite's placeholder with a nonce.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
  },
  // Specification 7.
  base: '/',
  build: {
    outDir: 'dist/client',
    // Moved to dist/ by scripts/compress.mjs: it is for tools, not for browsers.
    manifest: true,
    target: 'es2022',
    // Its fallback would run all scripts in one task; browsers load them without it too.
    modulePreload: { polyfill: false },
    // Inlined fonts or pictures would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Reading a global or a package's property has no effect, so unused code can be dropped.
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only with a package, so browsers keep it over many releases.
            { name: 'framework', test: FRAMEWORK, priority: 5 },
            { name: 'packages', test: PACKAGES, priority: 4 },
            { name: 'data', test: (id: string) => shared.get(id) === 'site' && DATA.test(id), priority: 3 },
            { name: 'site', test: (id: string) => shared.get(id) === 'site', priority: 2 },
            { name: 'common', test: (id: string) => shared.get(id) === 'common', priority: 1 },
            { name: 'forms', test: (id: string) => shared.get(id) === 'forms', priority: 1 },
            { name: 'booking', test: (id: string) => shared.get(id) === 'booking', priority: 1 },
          ],
        },
      },
    },
  },
});
