import type { Db, Tables } from '#server/db/tables';

/** In this order, because of foreign keys. */
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

/** Logins, limits and the server's own records. */
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
  // These are emptied in part.
  | 'config'
  | 'aboutVersions'
  | 'changes'
  | 'setup';
/** A table that is in neither list does not compile. */
const everyTable: Record<Exclude<keyof Tables, Other | (typeof EMPTIED)[number]>, never> = {};
void everyTable;

/** Resets all settings; 선박소개 gets its initial content back. */
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
