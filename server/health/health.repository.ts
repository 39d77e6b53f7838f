import { MIGRATIONS } from '../db/migrate';
import type { Db } from '../db/tables';

/** Rejects if the database does not respond. */
export const compareTables = async (db: Db): Promise<'older' | 'same' | 'newer'> => {
  const { version } = await db
    .selectFrom('migrations')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  const known = MIGRATIONS.at(-1)?.version ?? 0;
  if (Number(version) === known) return 'same';
  return Number(version) > known ? 'newer' : 'older';
};
