import { restoreText } from '../../copy/commands';
import type { Place } from '../db/place';
import { KNOWN_VERSION } from './contents';
import { restorePostgres } from './postgresRestore';
import { requireKind } from './restoreChecks';
import { restoreSqlite } from './sqliteRestore';

/** Checks a backup and restores it into the database; returns the text to print. */
export const restore = async (
  place: Place,
  file: string,
  { force, now, environment }: { force: boolean; now: Date; environment: Record<string, string | undefined> },
): Promise<string[]> => {
  requireKind(file, place);
  const { version, contents, lines } =
    place.engine === 'sqlite'
      ? await restoreSqlite(file, place.file, { force, now }).then(({ former, ...done }) => ({
          ...done,
          lines: former === null ? [] : [restoreText.kept(former), restoreText.keptFor],
        }))
      : await restorePostgres(file, place.url, { force, environment }).then(({ warnings, ...done }) => ({
          ...done,
          lines: warnings,
        }));
  return [
    restoreText.done(file, contents.bookings, contents.days),
    ...lines,
    ...(version < KNOWN_VERSION ? [restoreText.olderBackup(version, KNOWN_VERSION)] : []),
  ];
};
