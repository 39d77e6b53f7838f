declare global {
  /** Set by the Jest project `server-postgres`. */
  var TEST_ENGINE: 'postgres' | undefined;
}

/**
 * Which database the tests run on. They are the same on both; what is about one of them alone stands in a file of its
 * own, `x.sqlite.test.ts` or `x.postgres.test.ts`.
 */
export const ENGINE: 'sqlite' | 'postgres' = globalThis.TEST_ENGINE ?? 'sqlite';
