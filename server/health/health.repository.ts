import { MIGRATIONS } from '../db/migrate';
import type { Db } from '../db/tables';

/** Whether the database responds and has the tables of this release. */
export const isMigrated = async (db: Db): Promise<boolean> => {
  const { version } = await db
    .selectFrom('migrations')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return Number(version) === MIGRATIONS.at(-1)?.version;
};
