import type { Db, Tables } from '#server/db/tables';

/** In this order: a row goes before the row that it refers to. */
const EMPTIED = [
  'messages',
  'notices',
  'ticks',
  'idempotencyKeys',
  'drawEntries',
  'drawRefusals',
  'draws',
  'cancelledTrips',
  'waiting',
  'manifestRows',
  'manifests',
  'guests',
  'days',
  'catchPictures',
  'catches',
  'aboutPictures',
  'pictureParts',
  'pictureUploads',
  'pictureFiles',
  'pictures',
  'logo',
  'calendarFeed',
] as const satisfies readonly (keyof Tables)[];

/** Logins, limits and what the server notes of itself. */
type Other =
  | 'users'
  | 'secondSteps'
  | 'recoveryCodes'
  | 'refreshTokens'
  | 'liveTickets'
  | 'throttle'
  | 'backups'
  | 'alive'
  | 'migrations'
  // Emptied in part.
  | 'config'
  | 'aboutVersions'
  | 'changes'
  | 'setup';
/** A table that is in neither list does not compile. */
const everyTable: Record<Exclude<keyof Tables, Other | (typeof EMPTIED)[number]>, never> = {};
void everyTable;

/** The settings are as before the first one was saved; of 선박소개 only the content that the site came with is left. */
export const emptyTables = async (db: Db): Promise<void> => {
  for (const table of EMPTIED) await db.deleteFrom(table).execute();
  const { id, ...config } = await db.selectFrom('config').selectAll().executeTakeFirstOrThrow();
  const unset = Object.fromEntries(Object.keys(config).map((name) => [name, null]));
  await db.updateTable('config').set(unset).where('id', '=', id).execute();
  await db.deleteFrom('aboutVersions').where('savedAt', 'is not', null).execute();
};

export const deleteChangesBefore = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('changes').where('id', '<', id).execute();
};
