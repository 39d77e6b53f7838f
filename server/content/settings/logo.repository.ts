import type { Db } from '#server/db/tables';
import type { LogoImage } from './logoImage';

const ROW = 1;

/** Null if none was uploaded. */
export const findLogo = async (db: Db): Promise<LogoImage | null> =>
  (await db
    .selectFrom('logo')
    .select(['type', 'bytes', 'width', 'height', 'version'])
    .where('id', '=', ROW)
    .executeTakeFirst()) ?? null;

/** Does not read the bytes, because every page needs the version. */
export const findLogoVersion = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('logo').select('version').where('id', '=', ROW).executeTakeFirst())?.version ?? null;

export const saveLogo = async (db: Db, logo: LogoImage, storedAt: string): Promise<void> => {
  const row = { ...logo, storedAt };
  await db
    .insertInto('logo')
    .values({ id: ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** False if there was none. */
export const dropLogo = async (db: Db): Promise<boolean> =>
  (await db.deleteFrom('logo').where('id', '=', ROW).returning('id').executeTakeFirst()) !== undefined;
