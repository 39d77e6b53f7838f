import { removeServer } from '../jestServer.mjs';

/** Stops what jestSetup.mjs has started. */
export default async () => {
  const { stopPostgres } = /** @type {{ stopPostgres?: () => Promise<void> }} */ (globalThis);
  await stopPostgres?.();
  removeServer();
};
