import { backupFailure } from '#copy/server';
import { CommandFailure } from '../commands/CommandFailure';
import { isDiskFull } from '#server/db/diskFull';

const UNWRITABLE = /^(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST|SQLITE_CANTOPEN|SQLITE_READONLY|SQLITE_IOERR)/;

/** One Korean line. */
export const reasonOf = (error: unknown, folder: string): string => {
  if (error instanceof CommandFailure) return error.message;
  const { code = '' } = error as { code?: string };
  if (isDiskFull(error)) return backupFailure.noSpace(folder);
  if (UNWRITABLE.test(code)) return backupFailure.unwritable(folder);
  return backupFailure.unknown;
};
