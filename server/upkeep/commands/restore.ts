import { restoreText } from '#copy/commands';
import { KNOWN_VERSION } from '#server/db/migrate';
import type { Place } from '#server/db/place';
import { restorePostgres } from './postgresRestore';
import { requireKind } from './restoreChecks';
import { restoreSqlite } from './sqliteRestore';

interface RestoreOptions {
  force: boolean;
  now: Date;
  environment: Record<string, string | undefined>;
  /**
   * The file in which a start will create a new secret, so that booking passwords will not match; null if there is a
   * secret.
   */
  missingSecret?: string | null;
}

/** Returns the text to print. */
export const restore = async (
  place: Place,
  file: string,
  { force, now, environment, missingSecret = null }: RestoreOptions,
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
    ...(missingSecret !== null && contents.bookings > 0 ? [restoreText.noSecret(missingSecret)] : []),
    ...(version < KNOWN_VERSION ? [restoreText.olderBackup(version, KNOWN_VERSION)] : []),
  ];
};
