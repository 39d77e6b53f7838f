import type { Db } from '../db/tables';
import type { LogoImage } from './logoImage';

const ROW = 1;

export const findLogo = async (db: Db): Promise<LogoImage | null> =>
  (await db
    .selectFrom('logo')
    .select(['type', 'bytes', 'width', 'height', 'version'])
    .where('id', '=', ROW)
    .executeTakeFirst()) ?? null;

/** The current logo's version alone: it is asked for with every page. */
export const findLogoVersion = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('logo').select('version').where('id', '=', ROW).executeTakeFirst())?.version ?? null;

/** Keeps a logo in place of the one before. */
export const saveLogo = async (db: Db, logo: LogoImage, storedAt: string): Promise<void> => {
  const row = { ...logo, storedAt };
  await db
    .insertInto('logo')
    .values({ id: ROW, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
};

/** Removes the logo; false when there was none. */
export const dropLogo = async (db: Db): Promise<boolean> =>
  (await db.deleteFrom('logo').where('id', '=', ROW).returning('id').executeTakeFirst()) !== undefined;
