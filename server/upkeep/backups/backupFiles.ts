import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { addDays, seoulTime, seoulToday } from '#contract/day/calendar.rules';
import type { Place } from '#server/db/place';
import { realFile } from '#server/db/realFile';

const ENDS: Record<Place['engine'], string> = { sqlite: 'sqlite', postgres: 'dump' };

/** `2026-11-20-0310`, in Seoul. */
export const stampOf = (now: Date): string => `${seoulToday(now)}-${seoulTime(now).replace(':', '')}`;

/** `boat-2026-11-20-0310.sqlite`. */
export const backupName = (now: Date, engine: Place['engine']): string => `boat-${stampOf(now)}.${ENDS[engine]}`;

/** Copy of a PostgreSQL database before a migration: `boat-v14-2026-11-20-0310.dump`. */
export const copyName = (now: Date, version: number): string => `boat-v${version}-${stampOf(now)}.${ENDS.postgres}`;

/** A scheduled backup, a copy before a migration, or a leftover of an interrupted one. */
const BACKUP = /^boat-(?:v\d+-)?(\d{4}-\d{2}-\d{2})-\d{4}\.(?:sqlite|dump)(\.\d+\.part\S*)?$/;

/** Suffix of a SQLite file's copy before a migration. */
const COPY = /^\.v\d+\.(\d{4}-\d{2}-\d{2})-\d{4}(\.\d+\.part\S*)?$/;

/** Suffix of a former SQLite file and its log after a restore, `.20261120T000000Z`. */
export const formerEnd = (now: Date): string => `.${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
const FORMER = /^\.(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-wal|-shm|(\.\d+\.part\S*))?$/;

/** Suffix of the copy on which a restore of this process works. */
export const restoredEnd = (now: Date): string => `${formerEnd(now)}.${process.pid}.part`;

/** The date is in Seoul; `rest` marks an interrupted copy. */
type Read = { date: string; rest: string | undefined } | null;

const readCopy = (end: string): Read => {
  const [, copied, rest] = COPY.exec(end) ?? [];
  if (copied !== undefined) return { date: copied, rest };
  const [, ...parts] = FORMER.exec(end) ?? [];
  if (parts.length === 0) return null;
  const part = parts.at(-1);
  const [year, month, day, hours, minutes, seconds] = parts.slice(0, 6).map(Number) as [
    number,
    number,
    number,
    ...number[],
  ];
  return { date: seoulToday(new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds))), rest: part };
};

/** Deletes files that are at least `days` nights old by their name, and leftovers from before today. */
const deleteOld = (
  folder: string,
  { now, days, read }: { now: Date; days: number; read: (name: string) => Read },
): void => {
  const today = seoulToday(now);
  for (const name of readdirSync(folder)) {
    const { date, rest } = read(name) ?? {};
    if (date === undefined || date > addDays(today, rest === undefined ? -days : -1)) continue;
    rmSync(join(folder, name), { force: true });
  }
};

/** Does not touch other files. */
export const deleteOldBackups = (folder: string, now: Date, days: number): void =>
  deleteOld(folder, {
    now,
    days,
    read: (name) => {
      const [, date, rest] = BACKUP.exec(name) ?? [];
      return date === undefined ? null : { date, rest };
    },
  });

/**
 * Copies before migrations, former files after a restore, and leftovers of a killed restore: they contain personal data
 * that have been erased since.
 */
export const deleteOldCopies = (file: string, now: Date, days: number): void => {
  // A restore works beside the real file.
  for (const each of new Set([file, realFile(file)])) {
    const own = basename(each);
    const read = (name: string): Read => (name.startsWith(own) ? readCopy(name.slice(own.length)) : null);
    deleteOld(dirname(each), { now, days, read });
  }
};
