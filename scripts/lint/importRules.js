/**
 * Import rules. `files` describes each kind of file (the first match applies), `policies` the imports of each kind; every
 * other import is an error. Reasons are in docs/decisions/0002, refused imports of each kind in
 * `tests/repository/importRules.test.ts`.
 */
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';

const root = path.resolve(import.meta.dirname, '../..');

const kind = (category, pattern, capture) => ({ category, pattern, ...(capture && { capture }) });

const files = [
  kind('contract-test', 'contract/**/*.test.ts'),
  kind('contract-schema', ['contract/**/*.schema.ts', 'contract/errors.ts']),
  kind('contract-paths', 'contract/paths.ts'),
  // Run by the build; the browser gets their values.
  kind('contract-validators', 'contract/validators/*.ts'),
  kind('contract-rules', 'contract/**/*.ts'),
  kind('copy-test', 'copy/**/*.test.ts'),
  kind('copy', 'copy/**/*.ts'),

  kind('src-test', 'src/**/*.test.{ts,tsx}'),
  kind('component-story', 'src/components/**/*.stories.tsx'),
  kind('feature-story', 'src/features/*/*/**/*.stories.tsx', ['audience', 'feature']),
  kind('theme', 'src/components/base/theme/**'),
  kind('base', 'src/components/base/**/*.{ts,tsx}'),
  kind('frame', 'src/components/frame/**/*.{ts,tsx}'),
  kind('trip', 'src/components/trip/**/*.{ts,tsx}'),
  kind('visitor', 'src/components/visitor/**/*.{ts,tsx}'),
  kind('operator', 'src/components/operator/**/*.{ts,tsx}'),
  kind('review', 'src/components/review/**/*.{ts,tsx}'),
  // Shared by features: of both audiences, and of one.
  kind('features-base', 'src/features/base/**/*.{ts,tsx}'),
  kind(
    'audience-base',
    'src/features/*/{actions,atSea,drafts,leaving,ownBookings,ownManifest,search,uploads}/**/*.{ts,tsx}',
    ['audience'],
  ),
  kind('features', 'src/features/*/*/**/*.{ts,tsx}', ['audience', 'feature']),
  kind('store-made', 'src/store/store.ts'),
  kind('store-session', 'src/store/session.ts'),
  kind('store-hooks', 'src/store/hooks.ts'),
  kind('store-reducer', 'src/store/reducer.ts'),
  kind('store-open', ['src/store/{api,download,pageState}.ts', 'src/store/{device,endpoints,sync}/**/*.ts']),
  kind('store', 'src/store/**/*.ts'),
  kind('app-story', 'src/app/**/*.stories.tsx'),
  kind('app', 'src/app/**/*.{ts,tsx,css}'),

  kind('server-test', ['server/**/*.test.ts', 'tests/support/server/**/*.ts']),
  kind('server-main', ['server/main.ts', 'server/start.ts']),
  kind('server-app', 'server/app.ts'),
  kind('routes', 'server/*/**/*.routes.ts'),
  kind('service', 'server/*/**/*.service.ts'),
  kind('repository', 'server/*/**/*.repository.ts'),
  kind('db', 'server/db/**/*.ts'),
  kind('server', 'server/**/*.ts'),

  kind('mocks', 'mocks/**/*.ts'),
  kind('story-site', 'src/storySite/**/*.{ts,tsx}'),
  kind('storybook', '.storybook/**/*.{ts,tsx}'),
  kind('outside', 'tests/*/playwright.config.ts'),
  kind('e2e-host', 'tests/e2e/host/**/*.ts'),
  kind('e2e', 'tests/e2e/**/*.ts'),
  kind('temporary-postgres', 'scripts/postgres/**/*'),
  // Tools and tests of the whole repository may import everything, and nothing may import them.
  kind('outside', ['scripts/**/*', 'tests/**/*', '*.{ts,js}']),
];

const local = (...categories) => [{ file: { categories } }];
const packages = (...sources) => [{ module: { origin: 'external', source: sources } }];
const anyPackage = { module: { origin: 'external' } };
const node = { module: { origin: 'core' } };

const CONTRACT = ['contract-schema', 'contract-rules', 'contract-paths', 'contract-validators'];
const RULES = ['contract-rules', 'contract-paths'];
const BASE = ['theme', 'base'];
/** For visitors and the operator. */
const COMMON = [...BASE, 'frame', 'trip'];
const COMPONENTS = [...COMMON, 'visitor', 'operator', 'review'];
const STORE = ['store', 'store-open', 'store-reducer', 'store-hooks', 'store-session'];
const FEATURES = ['features', 'features-base', 'audience-base'];
const JEST = packages('@jest/globals', '@testing-library/*', 'axe-core', 'react-dom', 'msw');
const STORY = packages('@storybook/react-vite', 'storybook', 'msw');
const UI_PACKAGES = packages('react', 'styled-components', 'react-hook-form', 'react-toastify');

const from = (categories, ...to) => ({
  from: { file: { categories } },
  allow: to.map((target) => ({ to: target })),
});
const typesFrom = (categories, category) => ({
  from: { file: { categories } },
  allow: { to: { file: { categories: category } }, dependency: { kind: 'type' } },
});
const ownFeature = ['feature-story', 'features'].map((category) => ({
  from: { file: { categories: category } },
  allow: {
    to: {
      file: { categories: ['features'], captured: { feature: '{{from.file.captured.feature}}' } },
    },
  },
}));

const policies = [
  // zod must not be part of the browser's bundle: rules, copy and src import only types from a schema.
  typesFrom([...RULES, 'copy', ...COMPONENTS, ...FEATURES, ...STORE, 'store-made', 'app'], 'contract-schema'),

  from(['contract-schema'], ...local('contract-schema', ...RULES), ...packages('zod')),
  from('contract-validators', ...local('contract-validators', 'contract-schema', ...RULES), ...packages('zod')),
  from(['contract-rules', 'contract-paths'], ...local(...RULES)),
  from('contract-rules', ...packages('@hyunbinseo/holidays-kr')),
  from('copy', ...local('copy', ...RULES), ...packages('es-hangul')),
  from(['contract-test', 'copy-test'], ...local(...CONTRACT, 'copy', 'mocks'), ...JEST, ...packages('zod'), node),
  from('contract-test', ...packages('korean-lunar-calendar', '@hyunbinseo/holidays-kr', 'fast-check')),

  from(COMPONENTS, ...local(...RULES, 'copy'), ...UI_PACKAGES, ...packages('pigeon-maps', 'uqr')),
  // A library folder uses more general folders; `visitor` and `operator` never import each other.
  from(BASE, ...local(...BASE), ...packages('react-dom')),
  from('frame', ...local(...BASE, 'frame')),
  from('trip', ...local(...BASE, 'frame', 'trip')),
  from('visitor', ...local(...COMMON, 'visitor')),
  from('operator', ...local(...COMMON, 'operator'), ...packages('@visx/*', 'react-dom')),
  from('review', ...local(...BASE, 'review')),
  from(
    'component-story',
    ...local('component-story', ...COMPONENTS, ...CONTRACT, 'copy', 'mocks'),
    ...UI_PACKAGES,
    ...STORY,
  ),

  ...ownFeature,
  from(
    FEATURES,
    ...local(...COMMON, ...RULES, 'copy', 'features-base', 'store-open', 'store-reducer', 'store-hooks'),
    ...UI_PACKAGES,
    ...packages('@reduxjs/toolkit', 'react-router-dom', 'uuid'),
  ),
  from('features', ...packages('papaparse')),
  from('audience-base', ...local('store-session'), ...packages('idb', 'react-dom')),
  ...['visitor', 'operator'].flatMap((audience) => [
    {
      from: { file: { categories: ['features', 'audience-base'], captured: { audience } } },
      allow: { to: { file: { categories: audience } } },
    },
    {
      from: { file: { categories: ['features', 'audience-base'], captured: { audience } } },
      allow: { to: { file: { categories: 'audience-base', captured: { audience } } } },
    },
  ]),
  from(
    'feature-story',
    ...local(
      ...COMPONENTS,
      ...CONTRACT,
      'copy',
      'mocks',
      'store-open',
      'store-hooks',
      'features-base',
      'audience-base',
    ),
    ...UI_PACKAGES,
    ...STORY,
    ...packages('react-router-dom'),
  ),

  from([...FEATURES, ...STORE], ...local('contract-validators')),
  from(STORE, ...local(...STORE, ...RULES, 'copy'), ...packages('@reduxjs/toolkit', 'react-redux', 'react')),
  // For the operator's lists on the device.
  from('store-open', ...packages('idb')),
  typesFrom(['store', 'store-open', 'store-hooks'], 'store-made'),
  from(
    'store-made',
    ...local('store', 'store-open', 'store-reducer', 'store-session'),
    ...packages('@reduxjs/toolkit'),
  ),

  from(
    ['app', 'app-story'],
    ...local(...COMPONENTS, ...RULES, 'copy', 'features', 'store', 'store-*', 'app'),
    ...UI_PACKAGES,
    ...packages('react-dom', 'react-redux', 'react-router-dom'),
  ),
  from('app-story', ...local(...CONTRACT, 'mocks'), ...STORY),
  from(
    'src-test',
    ...local(...COMPONENTS, ...CONTRACT, 'copy', 'mocks', ...FEATURES, 'store', 'store-*', 'app', 'outside'),
    ...JEST,
    ...UI_PACKAGES,
    ...packages('react-redux', 'react-router-dom', '@reduxjs/toolkit', 'typescript'),
    node,
  ),

  // HTTP → business → database; each imports only the next. Only app.ts registers routes, only start.ts starts the app.
  from(['routes', 'service', 'repository', 'db', 'server', 'server-app', 'server-main'], ...local(...CONTRACT, 'copy')),
  from(
    'routes',
    ...local('service', 'server'),
    ...packages('fastify', '@fastify/*', 'fastify-type-provider-zod', 'zod'),
  ),
  from('service', ...local('repository', 'db', 'server'), ...packages('@node-rs/argon2', 'jose', 'ipaddr.js'), node),
  // Services use lower folders' services, by the order in serverOrder.js.
  from(['service', 'server'], ...local('service')),
  from('repository', ...local('repository')),
  from('repository', ...local('db', 'server'), ...packages('kysely')),
  from('db', ...local('db', 'server'), anyPackage, node),
  from('server', ...local('server', 'repository', 'db'), anyPackage, node),
  from('server-app', ...local('server', 'routes', 'service', 'repository', 'db'), anyPackage, node),
  from('server-main', ...local('server-main', 'server-app', 'server', 'service', 'repository', 'db'), anyPackage, node),
  from(
    'server-test',
    ...local('server*', 'routes', 'service', 'repository', 'db', ...CONTRACT, 'copy', 'mocks'),
    anyPackage,
    node,
  ),

  // Queries are in repositories and db.
  ...['server', 'server-app', 'server-main'].map((category) => ({
    from: { file: { categories: category } },
    disallow: packages('kysely').map((to) => ({ to })),
  })),

  from('mocks', ...local('mocks', ...CONTRACT), ...packages('msw', 'react')),
  // For page stories: the application's providers with mocks, and play functions.
  from(
    'story-site',
    ...local('story-site', 'store-made', 'store-hooks', 'store-session', ...COMPONENTS, 'copy', 'mocks'),
    ...packages('react', 'react-redux', 'react-router-dom', '@storybook/react-vite', 'storybook'),
  ),
  from(['feature-story', 'app-story'], ...local('story-site')),
  // Stories of one page in several files import from the first.
  {
    from: { file: { categories: 'feature-story' } },
    allow: { to: { file: { categories: 'feature-story', captured: { feature: '{{from.file.captured.feature}}' } } } },
  },
  // A connected component (`GuestRow.connected.stories.tsx`) receives live changes like the page.
  ...['live', 'seats'].map((feature) => ({
    from: { file: { categories: 'feature-story' } },
    allow: { to: { file: { categories: 'features', captured: { feature } } } },
  })),
  from('storybook', ...local('storybook', ...COMPONENTS, 'mocks'), anyPackage, node),
  from(
    'e2e',
    ...local('e2e', 'e2e-host', 'copy', 'temporary-postgres', ...RULES),
    ...packages('@playwright/test', 'better-sqlite3', 'pg', 'otpauth'),
    node,
  ),
  // Runs the sites of the tests in one process.
  from('e2e-host', ...local('e2e-host', 'server-main', 'server', 'outside'), node),
  from('temporary-postgres', ...local('temporary-postgres'), anyPackage, node),
  from('outside', { file: { categories: '*' } }, anyPackage, node),
];

const settings = {
  'boundaries/root-path': root,
  'boundaries/files': files,
  'boundaries/files-single-match': true,
  'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
  'boundaries/legacy-templates': false,
  'import/resolver': { typescript: { project: `${root}/tsconfig.json` } },
};

const imports = (matching) => ({
  'boundaries/dependencies': [
    'error',
    {
      default: 'disallow',
      checkAllOrigins: true,
      checkUnknownLocals: true,
      checkInternals: true,
      message: '{{from.file.path}} must not use {{dependency.source}} (scripts/lint/importRules.js)',
      policies: matching,
    },
  ],
});

const policiesOf = (category) => policies.filter(({ from }) => [from.file.categories].flat().includes(category));
const TYPESCRIPT = '**/*.{ts,tsx}';

/**
 * ESLint's configurations. Each kind of file gets only its own policies, because the plugin tries every policy on every
 * import. In ESLint the last match applies, in the list of files the first.
 */
export const importRules = [
  {
    files: [TYPESCRIPT],
    plugins: { boundaries },
    settings,
    rules: { ...imports([]), 'boundaries/no-unknown-files': 'error' },
  },
  ...files.toReversed().map(({ category, pattern }) => ({
    files: [pattern].flat().map((path) => [TYPESCRIPT, path]),
    rules: imports(policiesOf(category)),
  })),
];
