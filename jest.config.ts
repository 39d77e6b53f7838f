/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** ESM mode, because msw and Storybook are ESM only; tests import `jest` from `@jest/globals`. */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: './tests/support/jest/tsJest.json' }] },
  testRunner: '<rootDir>/tests/support/jest/endingRunner.mjs',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/jest/emptyModule.ts',
    '^#(contract|copy|server|src|mocks|tests)/(.*)$': '<rootDir>/$1/$2',
  },
  // Only the project's own folders: dist and storybook-static contain duplicate module names.
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/storybook-static', '<rootDir>/test-output'],
} satisfies Config;

const server = {
  ...common,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/server/**/*.test.ts'],
  // Its runner loads no file through Jest, which would load TypeScript in every worker.
  transform: {},
  testRunner: '<rootDir>/tests/support/jest/plainRunner.mjs',
} satisfies Config;

/** Runs the whole server suite again, on a temporary PostgreSQL server. */
const serverOnPostgres = {
  ...server,
  displayName: 'server-postgres',
  testPathIgnorePatterns: ['/node_modules/', '\\.sqlite\\.test\\.ts$'],
  globals: { TEST_ENGINE: 'postgres' },
  globalSetup: '<rootDir>/scripts/postgres/jestSetup.mjs',
  globalTeardown: '<rootDir>/scripts/postgres/jestTeardown.mjs',
} satisfies Config;

const config = (postgres: boolean): Config => ({
  passWithNoTests: false,
  // Generous, because creating a site or a page is slow on a busy machine; no test waits for a timeout.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{contract,copy,mocks,scripts,tests/repository}/**/*.test.ts'],
    },
    {
      ...server,
      displayName: 'server',
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
      globalSetup: '<rootDir>/scripts/jestServer.mjs',
      globalTeardown: '<rootDir>/scripts/jestServerEnd.mjs',
    },
    // Without PostgreSQL, scripts/suites.ts reports it and counts the tests as skipped.
    ...(postgres ? [serverOnPostgres] : []),
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '\\.ssr\\.test\\.tsx$'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/setupWeb.ts'],
    },
    {
      // Code in src must not need a window to be imported or rendered (docs/decisions/0002): the same components are tested
      // without one.
      ...common,
      displayName: 'ssr',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.ssr.test.tsx'],
    },
  ],
});

export default async (): Promise<Config> => {
  const { postgresBin } = await import('./scripts/postgres/find.mjs');
  return config(postgresBin() !== null);
};
