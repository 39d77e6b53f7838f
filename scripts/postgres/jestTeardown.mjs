import removeBundle from '../jestServerEnd.mjs';

/** Stops what jestSetup.mjs has started. */
export default async (/** @type {Parameters<typeof removeBundle>} */ ...args) => {
  const { stopPostgres } = /** @type {{ stopPostgres?: () => Promise<void> }} */ (globalThis);
  await stopPostgres?.();
  removeBundle(...args);
};
