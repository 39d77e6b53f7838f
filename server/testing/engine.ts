declare global {
  /** Set by the Jest project `server-postgres`. */
  var TEST_ENGINE: 'postgres' | undefined;
}

/**
 * The database engine of the tests. Tests are the same on both; those specific to one engine are in `x.sqlite.test.ts`
 * or `x.postgres.test.ts`.
 */
export const ENGINE: 'sqlite' | 'postgres' = globalThis.TEST_ENGINE ?? 'sqlite';
