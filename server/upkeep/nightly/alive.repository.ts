import { lockName } from '#server/db/lock';
import type { Db } from '#server/db/tables';

const ROW = 1;

/** Locked until the transaction ends; null before the first run. */
export const lockAlive = async (db: Db): Promise<string | null> => {
  await lockName(db, 'alive');
  return (await db.selectFrom('alive').select('at').executeTakeFirst())?.at ?? null;
};

export const storeAlive = async (db: Db, at: string): Promise<void> => {
  await db
    .insertInto('alive')
    .values({ id: ROW, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
};
