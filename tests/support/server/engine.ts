declare global {
  /** Set by the Jest project `server-postgres`. */
  var TEST_ENGINE: 'postgres' | undefined;
}

/** Tests are the same on both engines; those specific to one are in `x.sqlite.test.ts` or `x.postgres.test.ts`. */
export const ENGINE: 'sqlite' | 'postgres' = globalThis.TEST_ENGINE ?? 'sqlite';
