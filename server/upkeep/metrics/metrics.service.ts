import { createHash, timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { Context } from '#server/context';
import type { Db } from '#server/db/tables';
import { isOwnAddress } from '#server/limits/address';
import { databaseFile, readFacts, type DatabaseFacts } from './metrics.repository';
import type { Metrics } from './metrics';

/** Prometheus waits ten seconds by default. */
const DATABASE_MS = 2_000;

/** Proxies add these headers. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export interface Reader {
  /** The client's address; TRUST_PROXY decides which proxies may name it. */
  address: string;
  /** Empty without a bearer token. */
  token: string;
  headers: Readonly<Record<string, unknown>>;
}

/**
 * Requires the configured token or, without one, a direct request from the machine itself. A forwarded request is never
 * direct.
 */
export const mayRead = (token: string | undefined, reader: Reader): boolean =>
  token === undefined
    ? isOwnAddress(reader.address) && FORWARDED.every((name) => reader.headers[name] === undefined)
    : timingSafeEqual(digest(reader.token), digest(token));

/** On the disk of the SQLite file; null on PostgreSQL. */
const freeBytes = async (db: Db): Promise<number | null> => {
  const file = await databaseFile(db);
  if (file === null) return null;
  const { bavail, bsize } = await statfs(file);
  return bavail * bsize;
};

const ask = async (db: Db): Promise<{ facts: DatabaseFacts; free: number | null }> => ({
  facts: await readFacts(db),
  free: await freeBytes(db),
});

const seconds = (instant: string): number => Date.parse(instant) / 1000;

/** If the database does not respond within `timeoutMs`, omits its metrics and sets `boat_database_up` to 0. */
export const readMetrics = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  metrics: Metrics,
  timeoutMs = DATABASE_MS,
): Promise<string> => {
  const { outbox, outboxDelay, lastBackup, databaseUp, databaseFree } = metrics;
  const gaveUp = new AbortController();
  const late = setTimeout(timeoutMs, null, { signal: gaveUp.signal, ref: false }).catch(() => null);
  const found = await Promise.race([ask(db).catch(() => null), late]);
  gaveUp.abort();
  for (const gauge of [outboxDelay, lastBackup, databaseFree]) gauge.remove();
  outbox.reset();
  databaseUp.set(found ? 1 : 0);
  if (found) {
    const { facts, free } = found;
    for (const state of ['waiting', 'retried', 'parked'] as const) outbox.set({ state }, facts[state]);
    outboxDelay.set(facts.dueAt === null ? 0 : Math.max(0, clock().getTime() / 1000 - seconds(facts.dueAt)));
    if (facts.backupAt !== null) lastBackup.set(seconds(facts.backupAt));
    if (free !== null) databaseFree.set(free);
  }
  return metrics.text();
};
