import type { User } from '../../contract/auth/auth.schema';
import { isPostgres } from '../db/engine';
import type { Db, UserRow } from '../db/tables';

/** A user without the password hash; null if there is none. */
export const findUser = async (db: Db, id: number): Promise<User | null> =>
  (await db.selectFrom('users').select(['id', 'userid']).where('id', '=', id).executeTakeFirst()) ?? null;

/** A user with the password hash, for the login only. */
export const findUserByUserid = async (db: Db, userid: string): Promise<UserRow | null> => {
  // PostgreSQL rejects the query: its text values cannot contain NUL.
  if (userid.includes('\0')) return null;
  return (await db.selectFrom('users').selectAll().where('userid', '=', userid).executeTakeFirst()) ?? null;
};

/**
 * Locks a user's row, so that changes of the user's logins run one after the other. Ending all logins must not miss one
 * that is just being created.
 */
export const lockUser = async (db: Db, id: number): Promise<void> => {
  if (isPostgres(db)) await db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

/** The argon2id hash of a user's password; null if there is no such user. */
export const findPasswordHash = async (db: Db, id: number): Promise<string | null> => {
  const row = await db.selectFrom('users').select('passwordHash').where('id', '=', id).executeTakeFirst();
  return row?.passwordHash ?? null;
};

/** Replaces a password hash; false if it is no longer `seen`. */
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

/** Writes a password hash, regardless of the previous one. */
export const writePasswordHash = async (db: Db, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute();
};

/** The login names of all users, the administrator's first. */
export const listUserids = async (db: Db): Promise<string[]> =>
  (await db.selectFrom('users').select('userid').orderBy('id').execute()).map(({ userid }) => userid);

/** The administrator: the first user. */
export const findFirstUser = async (db: Db): Promise<User | null> =>
  (await db.selectFrom('users').select(['id', 'userid']).orderBy('id').limit(1).executeTakeFirst()) ?? null;

/** Stores a user and returns it with its id. The database refuses a `userid` that exists. */
export const insertUser = async (
  db: Db,
  user: { userid: string; passwordHash: string; createdAt: string },
): Promise<User> => db.insertInto('users').values(user).returning(['id', 'userid']).executeTakeFirstOrThrow();
