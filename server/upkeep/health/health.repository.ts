import { KNOWN_VERSION } from '#server/db/migrate';
import type { Db } from '#server/db/tables';

/** Rejects if the database does not respond. */
export const compareTables = async (db: Db): Promise<'older' | 'same' | 'newer'> => {
  const { version } = await db
    .selectFrom('migrations')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  if (Number(version) === KNOWN_VERSION) return 'same';
  return Number(version) > KNOWN_VERSION ? 'newer' : 'older';
};
