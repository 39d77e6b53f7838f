import type { Place } from './place';
import { openSqlite } from './sqlite';
import type { Db } from './tables';

/**
 * Opens the database of a place, without migrating it; loads the driver of PostgreSQL only when it is used.
 * `onLost` is called with errors of lost connections.
 */
export const openDatabase = async (place: Place, onLost?: (error: Error) => void): Promise<Db> =>
  place.engine === 'postgres' ? (await import('./postgres')).openPostgres(place.url, onLost) : openSqlite(place.file);
