/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** ESM mode, because msw and Storybook are ESM only: `jest` itself is imported from `@jest/globals`. */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.tsx?$': ['ts-jest', { useESM: true, tsconfig: './tsconfig.jest.json' }] },
  moduleNameMapper: { '\\.css$': '<rootDir>/test/emptyModule.ts' },
  // Only the folders of the project: dist and storybook-static hold copies of names.
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/storybook-static', '<rootDir>/test-output'],
} satisfies Config;

const server = {
  ...common,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/server/**/*.test.ts'],
  setupFiles: ['<rootDir>/test/setupServer.ts'],
} satisfies Config;

/** The whole server suite once more, on a throwaway PostgreSQL that is started for it. */
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
  // Generous: on a busy machine a site or a page takes its time, and no test waits for a time-out to pass.
  testTimeout: 30_000,
  projects: [
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{contract,copy,mocks,scripts,test,visual}/**/*.test.ts'],
    },
    {
      ...server,
      displayName: 'server',
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
      globalSetup: '<rootDir>/scripts/jestServer.mjs',
      globalTeardown: '<rootDir>/scripts/jestServerEnd.mjs',
    },
    // Where there is no PostgreSQL, scripts/suites.ts says so and counts its tests as skipped.
    ...(postgres ? [serverOnPostgres] : []),
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '\\.ssr\\.test\\.tsx$'],
      setupFilesAfterEnv: ['<rootDir>/test/setupWeb.ts'],
    },
    {
      // Nothing in src may need a window to be imported or rendered (docs/adr/0003): the same components, without one.
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
