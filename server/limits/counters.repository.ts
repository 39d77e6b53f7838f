import type { Db } from '#server/db/tables';
import type { Counter } from './limits';

/** Lock the names of the keys first to change them. */
export const findCounters = async (db: Db, keys: readonly string[], now: Date): Promise<Map<string, Counter>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('throttle')
    .select(['key', 'attempts as count', 'until'])
    .where('key', 'in', keys)
    .where('until', '>', now.toISOString())
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
};

export const saveCounters = async (db: Db, counters: readonly Counter[]): Promise<void> => {
  if (counters.length === 0) return;
  await db
    .insertInto('throttle')
    .values(counters.map(({ key, count, until }) => ({ key, attempts: count, until })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        attempts: eb.ref('excluded.attempts'),
        until: eb.ref('excluded.until'),
      })),
    )
    .execute();
};

export const deleteCounters = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db.deleteFrom('throttle').where('key', 'in', keys).execute();
};
