import { sql, type Insertable, type Selectable } from 'kysely';
import type { Picture, PictureRefusal } from '#contract/picture/picture.schema';
import type { Db, PictureTable, PictureUploadTable } from '#server/db/tables';

/** An upload with the same key stays as it is. */
export const insertUpload = async (db: Db, upload: Insertable<PictureUploadTable>): Promise<void> => {
  await db
    .insertInto('pictureUploads')
    .values(upload)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** `refusal` and the photograph are the outcome. */
export type Upload = Pick<Selectable<PictureUploadTable>, 'bytes' | 'received' | 'refusal'> & {
  picture: Picture | null;
};

/** In any state; null also if its photograph was deleted since. */
export const findUpload = async (db: Db, key: string): Promise<Upload | null> => {
  // In one statement with its photograph, because both may be deleted between two statements.
  const row = await db
    .selectFrom('pictureUploads')
    .leftJoin('pictures', 'pictures.hash', 'pictureUploads.hash')
    .select(['pictureUploads.bytes', 'received', 'refusal', 'pictures.hash as id', 'width', 'height'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { id, width, height, ...upload } = row;
  return { ...upload, picture: id === null || width === null || height === null ? null : { id, width, height } };
};

/** False, without an effect, unless the part begins at the upload's end. */
export const appendPart = async (db: Db, key: string, at: number, content: Buffer): Promise<boolean> => {
  const moved = await db
    .updateTable('pictureUploads')
    .set((upload) => ({ received: upload('received', '+', content.length) }))
    .where('key', '=', key)
    .where('received', '=', at)
    .where('bytes', '>=', at + content.length)
    .where('refusal', 'is', null)
    .returning('key')
    .executeTakeFirst();
  if (moved) await db.insertInto('pictureParts').values({ key, at, content }).execute();
  return moved !== undefined;
};

/** The oldest upload that is complete and has no photograph yet. */
export const nextToMake = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('pictureUploads')
      .select('key')
      .whereRef('received', '=', 'bytes')
      .where('hash', 'is', null)
      .where('refusal', 'is', null)
      .orderBy('beganAt')
      .orderBy('key')
      .limit(1)
      .executeTakeFirst()
  )?.key ?? null;

export const readParts = async (db: Db, key: string): Promise<Buffer> => {
  const parts = await db.selectFrom('pictureParts').select('content').where('key', '=', key).orderBy('at').execute();
  return Buffer.concat(parts.map(({ content }) => content));
};

/** With its photograph or a refusal. Deletes the parts. Does not change an upload that another server has finished. */
export const endUpload = async (
  db: Db,
  key: string,
  outcome: { hash: string } | { refusal: PictureRefusal },
): Promise<void> => {
  await db
    .updateTable('pictureUploads')
    .set(outcome)
    .where('key', '=', key)
    .where('hash', 'is', null)
    .where('refusal', 'is', null)
    .execute();
  await db.deleteFrom('pictureParts').where('key', '=', key).execute();
};

/** The same photograph is stored once. */
export const insertPicture = async (
  db: Db,
  picture: Insertable<PictureTable>,
  files: readonly { width: number; content: Buffer }[],
): Promise<void> => {
  const { hash } = picture;
  // Updates the time, so that a repeated upload is not an old unused photograph.
  await db
    .insertInto('pictures')
    .values(picture)
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ storedAt: picture.storedAt }))
    .execute();
  await db
    .insertInto('pictureFiles')
    .values(files.map((file) => ({ hash, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const findPictureFile = async (db: Db, hash: string, width: number): Promise<Buffer | null> =>
  (
    await db
      .selectFrom('pictureFiles')
      .select('content')
      .where('hash', '=', hash)
      .where('width', '=', width)
      .executeTakeFirst()
  )?.content ?? null;

/** The lock holds until the transaction ends. Returns the existing ids. */
export const lockPictures = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  // A write without a change locks the rows on both engines, so that no other transaction deletes them. If another
  // order of locks causes a deadlock, one transaction is retried.
  const rows = await db
    .updateTable('pictures')
    .set((picture) => ({ bytes: picture.ref('bytes') }))
    .where('hash', 'in', ids)
    .returning('hash')
    .execute();
  return rows.map(({ hash }) => hash);
};

/** No post and no version of the about page shows it. */
const isUnused = sql<boolean>`pictures.hash not in (select hash from catch_pictures)
  and pictures.hash not in (select hash from about_pictures)`;

/** Locked first, so that the deletion sees a photograph that another transaction has just begun to use. */
export const dropUnusedPictures = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await lockPictures(db, ids);
  await db.deleteFrom('pictures').where('hash', 'in', ids).where(isUnused).execute();
};

export const dropUnusedPicturesBefore = async (db: Db, instant: string): Promise<void> => {
  const unused = await db
    .selectFrom('pictures')
    .select('hash')
    .where('storedAt', '<', instant)
    .where(isUnused)
    .execute();
  await dropUnusedPictures(
    db,
    unused.map(({ hash }) => hash),
  );
};

/** Includes files without a photograph yet. */
export const usedBytes = async (db: Db): Promise<number> => {
  const { used } = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.sum('bytes').as('used'))
    .executeTakeFirstOrThrow();
  const { waiting } = await db
    .selectFrom('pictureUploads')
    .select((eb) => eb.fn.sum('received').as('waiting'))
    .where('hash', 'is', null)
    .where('refusal', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(used ?? 0) + Number(waiting ?? 0);
};

/** Their photographs stay. */
export const forgetUploadsBefore = async (db: Db, instant: string): Promise<void> => {
  await db.deleteFrom('pictureUploads').where('beganAt', '<', instant).execute();
};
