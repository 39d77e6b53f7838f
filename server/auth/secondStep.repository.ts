import type { Insertable } from 'kysely';
import type { Db, SecondStepRow, SecondStepTable } from '#server/db/tables';

/** Includes a key that is not confirmed yet. */
export const findSecondStep = async (db: Db, userId: number): Promise<SecondStepRow | null> =>
  (await db.selectFrom('secondSteps').selectAll().where('userId', '=', userId).executeTakeFirst()) ?? null;

/** Replaces an earlier key. The new one is not confirmed yet. */
export const storeKey = async (db: Db, row: Insertable<SecondStepTable>): Promise<void> => {
  await db
    .insertInto('secondSteps')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(row))
    .execute();
};

/** Switches the second step on from `confirmedAt` (ISO instant). */
export const confirmKey = async (db: Db, userId: number, confirmedAt: string): Promise<void> => {
  await db.updateTable('secondSteps').set({ confirmedAt }).where('userId', '=', userId).execute();
};

/** Also uses up all earlier steps. False if the step was used before. */
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

/** The same key, encrypted under another secret. */
export const replaceEncryptedKey = async (db: Db, userId: number, encryptedKey: string): Promise<void> => {
  await db.updateTable('secondSteps').set({ encryptedKey }).where('userId', '=', userId).execute();
};

/** Also removes the recovery codes. False if there was no key. */
export const removeSecondStep = async (db: Db, userId: number): Promise<boolean> => {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  const row = await db.deleteFrom('secondSteps').where('userId', '=', userId).returning('userId').executeTakeFirst();
  return row !== undefined;
};

/** Existing codes stay valid. */
export const insertRecoveryCodes = async (db: Db, userId: number, hashes: readonly string[]): Promise<void> => {
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
};

/** False if there is no such code. */
export const takeRecoveryCode = async (db: Db, userId: number, codeHash: string): Promise<boolean> => {
  const row = await db
    .deleteFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const countRecoveryCodes = async (db: Db, userId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
};
