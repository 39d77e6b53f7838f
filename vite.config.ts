import react from '@vitejs/plugin-react';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { shapes } from './scripts/shapes.mjs';
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

/** styled-components can write vendor prefixes for browsers of ten years ago. The site has not switched them on. */
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

/** The packages of every visitor's first view, in two files. */
const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;
const PACKAGES =
  /node_modules\/(@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store|styled-components|stylis|@emotion|@standard-schema)\//;

/** Modules have names with slashes on every system. */
const ROOT = normalizePath(import.meta.dirname);
/** What the store consists of; it needs no component. */
const DATA = new RegExp(`^${ROOT}/(src/store|contract|copy)/`);
const VISITOR = `${ROOT}/src/features/visitor`;
const ENTRY = `${ROOT}/src/app/main.tsx`;
/** The page on which most visitors arrive, and the two with forms. */
const FIRST_PAGE = `${VISITOR}/reserve/ReservePage.tsx`;
const FORMS = [`${VISITOR}/booking/BookingPage.tsx`, `${VISITOR}/lookup/LookupPage.tsx`];
/** The pages of the waiting list, which few visitors open; they need much of what the booking page needs. */
const WAITING = ['WaitingPage', 'OfferPage'].map((page) => `${VISITOR}/waiting/${page}.tsx`);
/** The other pages, and the toasts, which every page loads after its first view. */
const OTHERS = [
  ...['home/HomePage', 'about/AboutPage', 'catch/CatchesPage', 'catch/CatchPage', 'privacy/PrivacyPage'].map(
    (page) => `${VISITOR}/${page}.tsx`,
  ),
  `${ROOT}/src/components/base/feedback/Toast/Toaster.tsx`,
];

/**
 * Names the scripts that visitors' pages share, by the modules that are imported: `site` is what the entry and the first
 * page need, `forms` what only the two pages with forms need in addition, `common` what the forms and other pages need, and
 * `booking` what the booking page shares with those of the waiting list alone. Without it each would be a dozen small files.
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
    // A file takes with it everything that it imports, so it must be needed nowhere else.
    const isAlone = (id: string): boolean => [...reached(id)].every((each) => site.has(each) || !others.has(each));
    for (const id of booking ?? []) if (waiting.has(id) && !site.has(id) && isAlone(id)) shared.set(id, 'booking');
    const forms = [...(booking ?? [])].filter((id) => lookup?.has(id) && !others.has(id));
    // Otherwise the other pages would load all of the forms for these.
    for (const id of reached(...forms)) if (others.has(id)) shared.set(id, 'common');
    for (const id of forms) shared.set(id, 'forms');
    for (const id of site) if (id !== FIRST_PAGE) shared.set(id, 'site');
  },
};

export default defineConfig({
  ...sourceOptions,
  plugins: [react(), shapes, plainPage, leanRouter, withoutPrefixes, findShared],
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
    // Its fallback would be an entry of its own that runs all scripts in one task. Without it the page names each, and
    // a browser that knows no module preloads loads them without.
    modulePreload: { polyfill: false },
    // Inlined fonts or pictures in the style sheet would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // For a list that is not printed.
    reportCompressedSize: false,
    rolldownOptions: {
      // Reading a global or a property of a package has no effect, so unused code can be left out.
      treeshake: { unknownGlobalSideEffects: false, propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes only when a package changes, so a visitor's browser keeps it over many releases.
            { name: 'framework', test: FRAMEWORK, priority: 5 },
            { name: 'packages', test: PACKAGES, priority: 4 },
            // What the entry and the calendar need, in one file; the other pages have it already.
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
