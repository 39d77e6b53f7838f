import type { Selectable } from 'kysely';
import { placesToDrop } from '#contract/manifest/manifest.rules';
import type { ManifestCounts } from '#contract/manifest/manifest.schema';
import type { Db, ManifestRowTable, ManifestTable } from '#server/db/tables';

export type StoredRow = Selectable<ManifestRowTable>;
type Place = Pick<StoredRow, 'guestId' | 'place'>;
type PartyLink = Selectable<ManifestTable>;

/** Lock the booking first to change them. */
export const findRows = (db: Db, guestId: number): Promise<StoredRow[]> =>
  db.selectFrom('manifestRows').selectAll().where('guestId', '=', guestId).orderBy('place').execute();

/** Keyed by booking. */
export const findRowsOfDay = async (db: Db, dayId: number): Promise<Map<number, StoredRow[]>> => {
  const rows = await db
    .selectFrom('manifestRows')
    .innerJoin('guests', 'guests.id', 'manifestRows.guestId')
    .selectAll('manifestRows')
    .where('guests.dayId', '=', dayId)
    .orderBy('manifestRows.place')
    .execute();
  const byBooking = new Map<number, StoredRow[]>();
  for (const row of rows) byBooking.set(row.guestId, [...(byBooking.get(row.guestId) ?? []), row]);
  return byBooking;
};

export const storeRow = async (db: Db, { guestId, place, ...row }: StoredRow): Promise<void> => {
  await db
    .insertInto('manifestRows')
    .values({ guestId, place, ...row })
    .onConflict((conflict) => conflict.columns(['guestId', 'place']).doUpdateSet(row))
    .execute();
};

/** Also deletes its link. False if the row is not stored. */
export const deleteRow = async (db: Db, { guestId, place }: Place): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('manifestRows')
    .where('guestId', '=', guestId)
    .where('place', '=', place)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Also deletes all links. */
export const eraseManifests = async (db: Db, guestIds: readonly number[]): Promise<void> => {
  if (guestIds.length === 0) return;
  await db.deleteFrom('manifestRows').where('guestId', 'in', guestIds).execute();
  await db.deleteFrom('manifests').where('guestId', 'in', guestIds).execute();
};

export const shrinkManifest = async (db: Db, guestId: number, people: number): Promise<void> => {
  for (const place of placesToDrop(await findRows(db, guestId), people)) await deleteRow(db, { guestId, place });
};

export const findPartyLink = async (db: Db, guestId: number): Promise<PartyLink | null> =>
  (await db.selectFrom('manifests').selectAll().where('guestId', '=', guestId).executeTakeFirst()) ?? null;

export const findPartyLinksOfDay = (db: Db, dayId: number): Promise<PartyLink[]> =>
  db
    .selectFrom('manifests')
    .innerJoin('guests', 'guests.id', 'manifests.guestId')
    .selectAll('manifests')
    .where('guests.dayId', '=', dayId)
    .execute();

/** Replaces an earlier link. */
export const storePartyLink = async (db: Db, { guestId, ...link }: Omit<PartyLink, 'remindedAt'>): Promise<void> => {
  await db
    .insertInto('manifests')
    .values({ guestId, ...link, remindedAt: null })
    .onConflict((conflict) => conflict.column('guestId').doUpdateSet(link))
    .execute();
};

/** The rows and their links stay. */
export const endPartyLink = async (db: Db, guestId: number): Promise<void> => {
  await db.deleteFrom('manifests').where('guestId', '=', guestId).execute();
};

export const setRemindedAt = async (db: Db, guestId: number, remindedAt: string): Promise<void> => {
  await db.updateTable('manifests').set({ remindedAt }).where('guestId', '=', guestId).execute();
};

/** `place` is null for the party's link. */
export const findHolder = async (
  db: Db,
  tokenHash: string,
): Promise<{ guestId: number; place: number | null } | null> => {
  const party = await db
    .selectFrom('manifests')
    .select('guestId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  if (party) return { ...party, place: null };
  const person = await db
    .selectFrom('manifestRows')
    .select(['guestId', 'place'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return person ?? null;
};

export const countByDay = async (db: Db, { first, last }: { first: string; last: string }): Promise<ManifestCounts> => {
  const rows = await db
    .selectFrom('days')
    .innerJoin('guests', 'guests.dayId', 'days.id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('manifestRows')
          .select((row) => ['guestId', row.fn.countAll().as('written')])
          .where('writtenAt', 'is not', null)
          .groupBy('guestId')
          .as('listed'),
      (join) => join.onRef('listed.guestId', '=', 'guests.id'),
    )
    .select((eb) => [
      'days.id as dayId',
      'days.date',
      eb.fn.sum('guests.guestCount').as('people'),
      eb.fn.sum('listed.written').as('written'),
    ])
    .where('days.date', '>=', first)
    .where('days.date', '<=', last)
    .where('guests.state', '<>', 'CANCEL')
    .where('guests.deletedAt', 'is', null)
    .groupBy(['days.id', 'days.date'])
    .orderBy('days.date')
    .execute();
  return rows.map(({ people, written, ...day }) => ({ ...day, people: Number(people), written: Number(written) }));
};

export type SealedRow = Place & { sealed: string };

export const findSealedRows = async (db: Db): Promise<SealedRow[]> => {
  const rows = await db
    .selectFrom('manifestRows')
    .select(['guestId', 'place', 'sealed'])
    .where('sealed', 'is not', null)
    .execute();
  return rows.map(({ sealed, ...row }) => ({ ...row, sealed: sealed ?? '' }));
};

/** No effect if the row was written since. */
export const replaceSealed = async (db: Db, { guestId, place, sealed }: SealedRow, by: string): Promise<void> => {
  await db
    .updateTable('manifestRows')
    .set({ sealed: by })
    .where('guestId', '=', guestId)
    .where('place', '=', place)
    .where('sealed', '=', sealed)
    .execute();
};
