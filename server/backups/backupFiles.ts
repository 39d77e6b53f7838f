import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addDays, seoulTime, seoulToday } from '../../contract/day/calendar.rules';
import type { Place } from '../db/place';

const ENDS: Record<Place['engine'], string> = { sqlite: 'sqlite', postgres: 'dump' };

/** `2026-11-20-0310`, in Seoul. */
export const stampOf = (now: Date): string => `${seoulToday(now)}-${seoulTime(now).replace(':', '')}`;

/** Name of a scheduled backup: `boat-2026-11-20-0310.sqlite`. */
export const backupName = (now: Date, engine: Place['engine']): string => `boat-${stampOf(now)}.${ENDS[engine]}`;

/** Name of the copy of a PostgreSQL database before a migration from a version: `boat-v14-2026-11-20-0310.dump`. */
export const copyName = (now: Date, version: number): string => `boat-v${version}-${stampOf(now)}.${ENDS.postgres}`;

/** A scheduled backup, a copy before a migration, or the rest of one that was interrupted. */
const BACKUP = /^boat-(?:v\d+-)?(\d{4}-\d{2}-\d{2})-\d{4}\.(?:sqlite|dump)(\.\d+\.part\S*)?$/;

/** A copy of a SQLite file before a migration, behind the file's name. */
const COPY = /^\.v\d+\.(\d{4}-\d{2}-\d{2})-\d{4}(\.\d+\.part\S*)?$/;

/** Deletes files that are `days` nights old or older by their name, and what interrupted writing has left before today. */
const deleteOld = (
  folder: string,
  { now, days, read }: { now: Date; days: number; read: (name: string) => RegExpExecArray | null },
): void => {
  const today = seoulToday(now);
  for (const name of readdirSync(folder)) {
    const [, date, rest] = read(name) ?? [];
    if (date === undefined || date > addDays(today, rest === undefined ? -days : -1)) continue;
    rmSync(join(folder, name), { force: true });
  }
};

/** Deletes old backups of a folder. Other files are not touched. */
export const deleteOldBackups = (folder: string, now: Date, days: number): void =>
  deleteOld(folder, { now, days, read: (name) => BACKUP.exec(name) });

/** Deletes old copies of a SQLite file, which hold personal data that have been erased since. */
export const deleteOldCopies = (file: string, now: Date, days: number): void => {
  const own = basename(file);
  const read = (name: string) => (name.startsWith(own) ? COPY.exec(name.slice(own.length)) : null);
  deleteOld(dirname(file), { now, days, read });
};
