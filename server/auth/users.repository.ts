import type { User } from '../../contract/auth/auth.schema';
import type { Db, UserRow } from '../db/tables';

export const findUser = async (db: Db, id: number): Promise<User | null> =>
  (await db.selectFrom('users').select(['id', 'userid']).where('id', '=', id).executeTakeFirst()) ?? null;

/** A user with the password's hash, for the login alone. */
export const findUserByUserid = async (db: Db, userid: string): Promise<UserRow | null> =>
  (await db.selectFrom('users').selectAll().where('userid', '=', userid).executeTakeFirst()) ?? null;

/** The administrator: the first user. */
export const findFirstUser = async (db: Db): Promise<User | null> =>
  (await db.selectFrom('users').select(['id', 'userid']).orderBy('id').limit(1).executeTakeFirst()) ?? null;

export const insertUser = async (
  db: Db,
  user: { userid: string; passwordHash: string; createdAt: string },
): Promise<User> => db.insertInto('users').values(user).returning(['id', 'userid']).executeTakeFirstOrThrow();
