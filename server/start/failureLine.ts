import { startFailure } from '../../copy/server';
import { NewerDatabaseError } from '../db/migrate';
import type { Settings } from '../settings';
import { StartFailure } from './StartFailure';

type Place = Pick<Settings, 'port' | 'host' | 'databaseFile'>;

const FOLDER_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'EISDIR', 'ENOENT'];
const FILE_CODES = ['SQLITE_CANTOPEN', 'SQLITE_READONLY', 'SQLITE_IOERR', 'SQLITE_FULL', 'SQLITE_PERM', 'SQLITE_AUTH'];

/** The one line for a reason that the operator can act on; null for a defect of ours. */
export const failureLine = (error: unknown, { port, host, databaseFile }: Place): string | null => {
  if (error instanceof StartFailure) return error.message;
  if (error instanceof NewerDatabaseError) return startFailure.newerDatabase(error.found, error.known);
  const { code = '', syscall = '' } = error as { code?: string; syscall?: string };
  if (code === 'EADDRINUSE') return startFailure.portTaken(port);
  if (syscall === 'listen' && code === 'EACCES') return startFailure.portForbidden(port);
  if (syscall === 'listen' || syscall === 'getaddrinfo') return startFailure.hostUnknown(host);
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return startFailure.notDatabase(databaseFile);
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return startFailure.busyDatabase(databaseFile);
  if (FOLDER_CODES.includes(code) || FILE_CODES.some((known) => code.startsWith(known)))
    return startFailure.folder(databaseFile);
  return null;
};
