import { startFailure } from '#copy/server';
import { isDiskFull } from '#server/db/diskFull';
import { MigrationError, NewerDatabaseError, OlderDatabaseError } from '#server/db/migrate';
import { SecondServerError } from '#server/db/oneServer';
import { shownPlace } from '#server/db/place';
import { PostgresOpenError } from '#server/db/PostgresOpenError';
import type { Settings } from '#server/environment';
import { isFolderFault } from './folderFault';
import { StartFailure } from './StartFailure';

type Place = Pick<Settings, 'port' | 'host' | 'database'>;

const FILE_CODES = ['SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_PERM', 'SQLITE_AUTH'];

/** The codes are in the appendix of PostgreSQL's manual. */
const openLine = ({ code }: PostgresOpenError, place: string): string => {
  if (code === '28P01' || code === '28000') return startFailure.databaseRefused(place);
  if (code === '3D000') return startFailure.databaseMissing(place);
  if (code === '53300') return startFailure.databaseFull(place);
  return startFailure.databaseUnreachable(place, code);
};
const NOT_ALLOWED = '42501';

/** Null for a bug, which the operator cannot fix. */
export const failureLine = (error: unknown, { port, host, database }: Place): string | null => {
  const place = shownPlace(database);
  if (error instanceof StartFailure) return error.message;
  if (error instanceof NewerDatabaseError) return startFailure.newerDatabase(error.found, error.known);
  if (error instanceof OlderDatabaseError) return startFailure.olderDatabase(error.found, error.oldest);
  if (error instanceof MigrationError) {
    const { found, version, cause } = error;
    return startFailure.migrationFailed(found, version, cause instanceof Error ? cause.message : String(cause));
  }
  if (error instanceof SecondServerError) return startFailure.secondServer(place);
  if (error instanceof PostgresOpenError) return openLine(error, place);
  const { code = '', syscall = '' } = error as { code?: string; syscall?: string };
  if (code === NOT_ALLOWED) return startFailure.databaseForbidden(place);
  if (code === 'EADDRINUSE') return startFailure.portTaken(port);
  if (syscall === 'listen' && code === 'EACCES') return startFailure.portForbidden(port);
  if (syscall === 'listen' || syscall === 'getaddrinfo') return startFailure.hostUnknown(host);
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT')) return startFailure.notDatabase(place);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED')) return startFailure.busyDatabase(place);
  if (isDiskFull(error)) return startFailure.noSpace(place);
  if (isFolderFault(error) || FILE_CODES.some((known) => code.startsWith(known))) return startFailure.folder(place);
  return null;
};
