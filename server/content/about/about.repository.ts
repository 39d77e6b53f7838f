import type { AboutContent } from '#contract/about/about.schema';
import type { Picture } from '#contract/picture/picture.schema';
import { isPostgres } from '#server/db/engine';
import type { AboutVersionTable, Db } from '#server/db/tables';
import type { Selectable } from 'kysely';

export type VersionRow = Selectable<AboutVersionTable>;

export const contentOf = ({ content }: Pick<VersionRow, 'content'>): AboutContent =>
  JSON.parse(content) as AboutContent;

const newest = (db: Db) => db.selectFrom('aboutVersions').selectAll().orderBy('id', 'desc').limit(1);

export const findAbout = (db: Db): Promise<VersionRow> => newest(db).executeTakeFirstOrThrow();

/** Serializes new versions: the lock holds until the transaction ends. */
export const lockAbout = async (db: Db): Promise<VersionRow> => {
  // Every version locks this row first. The newest version is read after the wait.
  if (isPostgres(db)) await db.selectFrom('config').select('id').forUpdate().execute();
  return findAbout(db);
};

/** Null if the version does not exist or was deleted. */
export const findVersion = async (db: Db, id: number): Promise<VersionRow | null> =>
  (await db.selectFrom('aboutVersions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

/** Newest first. */
export const listVersions = (db: Db): Promise<VersionRow[]> =>
  db.selectFrom('aboutVersions').selectAll().orderBy('id', 'desc').execute();

/** Replaces the initial content, unless the operator has saved a version. */
export const replaceFirstAbout = async (db: Db, content: AboutContent): Promise<void> => {
  await db
    .updateTable('aboutVersions')
    .set({ content: JSON.stringify(content) })
    .where('savedAt', 'is', null)
    .execute();
};

/** Its photographs count as used while the version exists. */
export const insertVersion = async (db: Db, content: AboutContent, savedAt: string): Promise<void> => {
  const { id: versionId } = await db
    .insertInto('aboutVersions')
    .values({ content: JSON.stringify(content), savedAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  const used = [...new Set(content.photos.map(({ id }) => id))];
  if (used.length > 0)
    await db
      .insertInto('aboutPictures')
      .values(used.map((hash) => ({ versionId, hash })))
      .execute();
};

export const deleteOtherVersions = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.deleteFrom('aboutVersions').where('id', 'not in', ids).execute();
};

export const findSizes = async (db: Db, ids: readonly string[]): Promise<Picture[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('pictures')
        .select(['hash as id', 'width', 'height'])
        .where('hash', 'in', [...new Set(ids)])
        .execute();
