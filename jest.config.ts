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

const config: Config = {
  passWithNoTests: false,
  projects: [
    {
      ...common,
      displayName: 'contract',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{contract,copy,mocks,scripts,test}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '\\.ssr\\.test\\.tsx$'],
      setupFilesAfterEnv: ['<rootDir>/test/setupWeb.ts'],
    },
    {
      // Pages will be rendered on the server: the same components, without a window.
      ...common,
      displayName: 'ssr',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.ssr.test.tsx'],
    },
  ],
};
export default config;
