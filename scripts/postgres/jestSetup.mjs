import bundle from '../jestServer.mjs';
import { startCluster } from './cluster.mjs';
import { postgresBin } from './find.mjs';

/** Starts the database server that the project `server-postgres` runs on, once for all its files (jest.config.ts). */
export default async () => {
  const bin = postgresBin();
  if (!bin) throw new Error('PostgreSQL이 없습니다.');
  await bundle();
  const { address, stop } = await startCluster(bin);
  // Jest's workers are started after this, and see it.
  process.env.TEST_POSTGRES = JSON.stringify(address);
  Object.assign(globalThis, { stopPostgres: stop });
};
