import type { Place } from './place';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Db } from './tables';

/** Opens the database of a place, without migrating it. `onLost` is called with errors of lost connections. */
export const openDatabase = (place: Place, onLost?: (error: Error) => void): Promise<Db> =>
  place.engine === 'postgres' ? openPostgres(place.url, onLost) : Promise.resolve().then(() => openSqlite(place.file));
