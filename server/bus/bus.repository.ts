import { CompiledQuery } from 'kysely';
import { bookingChanges, dayChanges } from '#contract/live/effects.rules';
import { pipelineOfTransaction } from '#server/db/driver';
import { isPostgres } from '#server/db/engine';
import type { Db } from '#server/db/tables';
import { OVERLAP, type LiveChange } from './bus';

const SHOWN: readonly string[] = [...bookingChanges, ...dayChanges];

export const newestChangeId = async (db: Db): Promise<number> => {
  const { newest } = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
};

/** No transaction takes longer, so earlier changes were committed when a later one was delivered. */
const LONGEST_MS = 60_000;

/** Oldest first. On PostgreSQL one of them may have been committed after the id, so its client has not seen it. */
export const changesShortlyBefore = async (db: Db, id: number): Promise<LiveChange[]> => {
  if (!isPostgres(db)) return [];
  const last = await db.selectFrom('changes').select('at').where('id', '=', id).executeTakeFirst();
  const since = last ? new Date(Date.parse(last.at) - LONGEST_MS).toISOString() : '';
  return db
    .selectFrom('changes')
    .select(['id', 'action', 'dayId', 'guestId', 'at'])
    .where('id', '<', id)
    .where('id', '>=', id - OVERLAP)
    .where('at', '>=', since)
    .where('action', 'in', SHOWN)
    .orderBy('id')
    .execute();
};

export const changesAfter = (db: Db, id: number, limit: number): Promise<LiveChange[]> =>
  db
    .selectFrom('changes')
    .select(['id', 'action', 'dayId', 'guestId', 'at'])
    .where('id', '>', id)
    .where('action', 'in', SHOWN)
    .orderBy('id')
    .limit(limit)
    .execute();

const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload';

export const notify = async (transaction: Db, channel: string, texts: readonly string[]): Promise<void> => {
  if (texts.length === 0) return;
  const values = [channel, texts];
  const pipeline = pipelineOfTransaction(transaction);
  if (pipeline) await pipeline.query('notify', NOTIFY, values);
  else await transaction.executeQuery(CompiledQuery.raw(NOTIFY, values));
};
