import type { Place } from './place';
import { openSqlite } from './sqlite';
import type { Db } from './tables';

/** Does not migrate. Loads the driver of PostgreSQL only when it is used. */
export const openDatabase = async (place: Place, onLost?: (error: Error) => void): Promise<Db> =>
  place.engine === 'postgres' ? (await import('./postgres')).openPostgres(place.url, onLost) : openSqlite(place.file);
