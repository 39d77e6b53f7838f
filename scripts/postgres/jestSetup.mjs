import bundle from '../jestServer.mjs';
import { startCluster } from './cluster.mjs';
import { postgresBin } from './find.mjs';

/** Once for all test files of `server-postgres` (jest.config.ts). */
export default async (/** @type {Parameters<typeof bundle>} */ ...args) => {
  const bin = postgresBin();
  if (!bin) throw new Error('PostgreSQL이 없습니다.');
  await bundle(...args);
  const { address, stop } = await startCluster(bin);
  // Jest's workers start later and inherit it.
  process.env.TEST_POSTGRES = JSON.stringify(address);
  Object.assign(globalThis, { stopPostgres: stop });
};
