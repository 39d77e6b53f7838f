import { removeServer } from '../jestServer.mjs';

/** Ends what jestSetup.mjs has started. */
export default async () => {
  const { stopPostgres } = /** @type {{ stopPostgres?: () => Promise<void> }} */ (globalThis);
  await stopPostgres?.();
  removeServer();
};
