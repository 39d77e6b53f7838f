import type { Context } from '#server/context';
import { inTransaction } from '#server/db/unitOfWork';
import { generateAdminPassword, hashAdminPassword } from './adminPassword';
import { findFirstUser, insertUser } from './users.repository';

/** The administrator after the start; `password` is set only if it was generated. */
export type Administrator = { userid: string } & (
  | { password: 'kept' | 'chosen' }
  | { password: 'generated'; value: string }
);

/** False until the first start has created one. */
export const hasAdministrator = async ({ db }: Pick<Context, 'db'>): Promise<boolean> =>
  (await findFirstUser(db)) !== null;

/** An existing administrator keeps name and password. */
export const ensureAdministrator = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  wanted: { userid: string; password: string | undefined },
): Promise<Administrator> => {
  const present = await findFirstUser(db);
  if (present) return { userid: present.userid, password: 'kept' };
  const value = wanted.password ?? generateAdminPassword();
  const passwordHash = await hashAdminPassword(value);
  return inTransaction(db, async (transaction) => {
    // Another process may have inserted the user while the password was hashed.
    const quicker = await findFirstUser(transaction);
    if (quicker) return { userid: quicker.userid, password: 'kept' };
    const { userid } = await insertUser(transaction, {
      userid: wanted.userid,
      passwordHash,
      createdAt: clock().toISOString(),
    });
    return wanted.password === undefined ? { userid, password: 'generated', value } : { userid, password: 'chosen' };
  });
};
