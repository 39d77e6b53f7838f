import removeBundle from '../jestServerEnd.mjs';

export default async (/** @type {Parameters<typeof removeBundle>} */ ...args) => {
  const { stopPostgres } = /** @type {{ stopPostgres?: () => Promise<void> }} */ (globalThis);
  await stopPostgres?.();
  removeBundle(...args);
};
