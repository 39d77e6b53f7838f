import type { Db } from '#server/db/tables';

export const findSealedCrew = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('config').select('crew').executeTakeFirstOrThrow()).crew;

/** Lock the configuration first. */
export const saveSealedCrew = async (db: Db, crew: string | null): Promise<void> => {
  await db.updateTable('config').set({ crew }).execute();
};

/** No effect if the crew was saved since. */
export const replaceSealedCrew = async (db: Db, sealed: string, by: string): Promise<void> => {
  await db.updateTable('config').set({ crew: by }).where('crew', '=', sealed).execute();
};
