import type { Insertable } from 'kysely';
import type { Db, RefreshTokenRow, RefreshTokenTable } from '#server/db/tables';

/** The database has only the hash. */
export const insertRefreshToken = async (db: Db, token: Insertable<RefreshTokenTable>): Promise<void> => {
  await db.insertInto('refreshTokens').values(token).execute();
};

/** Finds a replaced or expired token too. */
export const findRefreshToken = async (db: Db, tokenHash: string): Promise<RefreshTokenRow | null> =>
  (await db.selectFrom('refreshTokens').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()) ?? null;

/** False if the token was replaced before. */
export const replaceRefreshToken = async (db: Db, id: number, replacedAt: string): Promise<boolean> => {
  const row = await db
    .updateTable('refreshTokens')
    .set({ replacedAt })
    .where('id', '=', id)
    .where('replacedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const hasReplacedChild = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('refreshTokens')
    .select('id')
    .where('parentId', '=', id)
    .where('replacedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

export const endFamily = async (db: Db, family: string, endedAt: string): Promise<void> => {
  await db
    .updateTable('refreshTokens')
    .set({ endedAt })
    .where('family', '=', family)
    .where('endedAt', 'is', null)
    .execute();
};

export const endOtherFamilies = async (db: Db, userId: number, current: string, endedAt: string): Promise<void> => {
  await db
    .updateTable('refreshTokens')
    .set({ endedAt })
    .where('userId', '=', userId)
    .where('family', '!=', current)
    .where('endedAt', 'is', null)
    .execute();
};

export const endAllFamilies = async (db: Db, userId: number, endedAt: string): Promise<void> => {
  await db
    .updateTable('refreshTokens')
    .set({ endedAt })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
};

/** An access token may outlive its login. A family that is no longer stored has ended. */
export const isLivingFamily = async (db: Db, family: string): Promise<boolean> => {
  const row = await db
    .selectFrom('refreshTokens')
    .select('id')
    .where('family', '=', family)
    .where('endedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** All tokens of these logins have expired. */
export const removeFamiliesBefore = async (db: Db, startedAt: string): Promise<void> => {
  await db.deleteFrom('refreshTokens').where('startedAt', '<', startedAt).execute();
};
