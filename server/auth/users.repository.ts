import type { User } from '#contract/auth/auth.schema';
import { isPostgres } from '#server/db/engine';
import type { Db, UserRow } from '#server/db/tables';

/** Without the password hash. */
export const findUser = async (db: Db, id: number): Promise<User | null> =>
  (await db.selectFrom('users').select(['id', 'userid']).where('id', '=', id).executeTakeFirst()) ?? null;

/** With the password hash, for the login only. */
export const findUserByUserid = async (db: Db, userid: string): Promise<UserRow | null> => {
  // PostgreSQL rejects NUL in text values.
  if (userid.includes('\0')) return null;
  return (await db.selectFrom('users').selectAll().where('userid', '=', userid).executeTakeFirst()) ?? null;
};

/** Serializes changes of a user's logins: ending all logins must not miss one that is being created. */
export const lockUser = async (db: Db, id: number): Promise<void> => {
  if (isPostgres(db)) await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

export const findPasswordHash = async (db: Db, id: number): Promise<string | null> => {
  const row = await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst();
  return row?.passwordHash ?? null;
};

/** False if the hash is no longer `seen`. */
export const replacePasswordHash = async (db: Db, id: number, seen: string, passwordHash: string): Promise<boolean> => {
  const row = await db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', id)
    .where('passwordHash', '=', seen)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Does not check the previous hash. */
export const writePasswordHash = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
};

/** The administrator comes first. */
export const listUserids = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('users').select('userid').orderBy('id').execute()).map(({ userid }) => userid);

/** The first user is the administrator. */
export const findFirstUser = async (db: Db): Promise<User | null> =>
  (await db.selectFrom('users').select(['id', 'userid']).orderBy('id').limit(1).executeTakeFirst()) ?? null;

/** The database refuses a `userid` that exists. */
export const insertUser = async (
  db: Db,
  user: { userid: string; passwordHash: string; createdAt: string },
): Promise<User> => db.insertInto('users').values(user).returning(['id', 'userid']).executeTakeFirstOrThrow();
