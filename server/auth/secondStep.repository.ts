import type { Insertable } from 'kysely';
import type { Db, SecondStepRow, SecondStepTable } from '../db/tables';

/** The second login step of a user, also one whose key is not confirmed yet; null if there is none. */
export const findSecondStep = async (db: Db, userId: number): Promise<SecondStepRow | null> =>
  (await db.selectFrom('secondSteps').selectAll().where('userId', '=', userId).executeTakeFirst()) ?? null;

/** Stores a key that is not confirmed yet, in place of an earlier one. */
export const storeKey = async (db: Db, row: Insertable<SecondStepTable>): Promise<void> => {
  await db
    .insertInto('secondSteps')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
};

/** Switches the second step on: the stored key counts from `confirmedAt` (ISO instant). */
export const confirmKey = async (db: Db, userId: number, confirmedAt: string): Promise<void> => {
  await db.updateTable('secondSteps').set({ confirmedAt }).where('userId', '=', userId).execute();
};

/** Marks a time step and all before it as used; false if it already was. */
export const takeStep = async (db: Db, userId: number, step: number): Promise<boolean> => {
  const row = await db
    .updateTable('secondSteps')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where((eb) => eb.or([eb('lastStep', 'is', null), eb('lastStep', '<', step)]))
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
};

/** Stores the same key encrypted under another secret. */
export const replaceEncryptedKey = async (db: Db, userId: number, encryptedKey: string): Promise<void> => {
  await db.updateTable('secondSteps').set({ encryptedKey }).where('userId', '=', userId).execute();
};

/** Removes the key and the recovery codes; false if there was no key. */
export const removeSecondStep = async (db: Db, userId: number): Promise<boolean> => {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const row = await db.deleteFrom('secondSteps').where('userId', '=', userId).returning('userId').executeTakeFirst();
  return row !== undefined;
};

/** Stores the hashes of new recovery codes beside those that a user has. */
export const insertRecoveryCodes = async (db: Db, userId: number, hashes: readonly string[]): Promise<void> => {
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
};

/** Removes a recovery code; false if it is not there. */
export const takeRecoveryCode = async (db: Db, userId: number, codeHash: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** The number of a user's recovery codes that are not used up. */
export const countRecoveryCodes = async (db: Db, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
};
