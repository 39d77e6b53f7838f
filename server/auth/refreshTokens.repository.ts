import type { Insertable } from 'kysely';
import type { Db, RefreshTokenRow, RefreshTokenTable } from '../db/tables';

/** Stores a refresh token, of which the database has only the hash. */
export const insertRefreshToken = async (db: Db, token: Insertable<RefreshTokenTable>): Promise<void> => {
  await db.insertInto('refreshTokens').values(token).execute();
};

/** The refresh token with this hash, also a replaced or expired one; null if there is none. */
export const findRefreshToken = async (db: Db, tokenHash: string): Promise<RefreshTokenRow | null> =>
  (await db.selectFrom('refreshTokens').selectAll().where('tokenHash', '=', tokenHash).executeTakeFirst()) ?? null;

/** Marks a token as replaced; false if it already was. */
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

/** Whether the successor of this token has been replaced too. */
export const hasReplacedChild = async (db: Db, id: number): Promise<boolean> => {
  const row = await db
    .selectFrom('refreshTokens')
    .select('id')
    .where('parentId', '=', id)
    .where('replacedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Revokes all tokens of a login. */
export const endFamily = async (db: Db, family: string, endedAt: string): Promise<void> => {
  await db
    .updateTable('refreshTokens')
    .set({ endedAt })
    .where('family', '=', family)
    .where('endedAt', 'is', null)
    .execute();
};

/** Revokes every login of a user except `kept`. */
export const endOtherFamilies = async (db: Db, userId: number, kept: string, endedAt: string): Promise<void> => {
  await db
    .updateTable('refreshTokens')
    .set({ endedAt })
    .where('userId', '=', userId)
    .where('family', '!=', kept)
    .where('endedAt', 'is', null)
    .execute();
};

/** Revokes every login of a user. */
export const endAllFamilies = async (db: Db, userId: number, endedAt: string): Promise<void> => {
  await db
    .updateTable('refreshTokens')
    .set({ endedAt })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .execute();
};

/** Whether a login is still valid; an access token may outlive it. A family that is no longer stored has ended. */
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

/** Removes logins that started before `startedAt`: all of their tokens have expired. */
export const removeFamiliesBefore = async (db: Db, startedAt: string): Promise<void> => {
  await db.deleteFrom('refreshTokens').where('startedAt', '<', startedAt).execute();
};
