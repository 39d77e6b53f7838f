import { createHmac } from 'node:crypto';
import type { Context } from '#server/context';
import { lockNames } from '#server/db/lock';
import type { Db } from '#server/db/tables';
import { inTransaction } from '#server/db/unitOfWork';
import { AppError } from '#server/errors';
import { keysFor } from '#server/keys/keys';
import { clientPrefix } from './address';
import { deleteCounters, findCounters, saveCounters } from './counters.repository';
import { LIMITS, type Counter, type LimitName } from './limits';

/** A keyed hash: people type passwords into the wrong field, and an unkeyed hash of an address can be guessed. */
export const counterKey = (secret: Uint8Array, limit: LimitName, value: string): string =>
  `${LIMITS[limit].of}:${createHmac('sha256', secret).update(value).digest('hex')}`;

type Refusal = 'SIGNIN_LOCKED' | 'OTP_LOCKED' | 'LOOKUP_LOCKED';

export type Attempt = Partial<Record<LimitName, string>>;

/** Under every accepted secret, so that counts survive a change of the secret. */
const countersOf = (keys: Context['keys'], attempt: Attempt): Map<string, LimitName> => {
  const counters = new Map<string, LimitName>();
  for (const [limit, value] of Object.entries(attempt) as [LimitName, string][]) {
    const counted = LIMITS[limit].of.endsWith(':address') ? clientPrefix(value) : value;
    for (const secret of keysFor(keys, 'throttle')) counters.set(counterKey(secret, limit, counted), limit);
  }
  return counters;
};

const withAttempt = async (
  db: Db,
  counters: ReadonlyMap<string, LimitName>,
  refusal: Refusal,
  now: Date,
): Promise<Counter[]> => {
  const found = await findCounters(db, [...counters.keys()], now);
  return Array.from(counters, ([key, limit]) => {
    const { most, windowMs } = LIMITS[limit];
    const earlier = found.get(key);
    if (earlier && earlier.count >= most)
      throw new AppError(refusal, { retryAfter: Math.ceil((Date.parse(earlier.until) - now.getTime()) / 1000) });
    return { key, count: (earlier?.count ?? 0) + 1, until: new Date(now.getTime() + windowMs).toISOString() };
  });
};

/**
 * Counts before the attempt, so that simultaneous attempts cannot exceed a limit. A refused one writes nothing and
 * extends no lock.
 */
export const countAttempt = async (
  { db, keys, clock }: Pick<Context, 'db' | 'keys' | 'clock'>,
  attempt: Attempt,
  refusal: Refusal,
): Promise<void> => {
  const now = clock();
  const counters = countersOf(keys, attempt);
  // A flood of refused attempts only reads, so others do not wait for locks.
  await withAttempt(db, counters, refusal, now);
  await inTransaction(db, async (transaction) => {
    await lockNames(transaction, [...counters.keys()]);
    await saveCounters(transaction, await withAttempt(transaction, counters, refusal, now));
  });
};

const lockCounters = async ({ keys }: Pick<Context, 'keys'>, db: Db, attempt: Attempt): Promise<string[]> => {
  const names = [...countersOf(keys, attempt).keys()];
  await lockNames(db, names);
  return names;
};

/** Call it after a successful attempt, in its transaction. */
export const forgetAttempts = async (context: Pick<Context, 'keys'>, db: Db, attempt: Attempt): Promise<void> =>
  deleteCounters(db, await lockCounters(context, db, attempt));

export const takeBackAttempt = async (
  context: Pick<Context, 'keys' | 'clock'>,
  db: Db,
  attempt: Attempt,
): Promise<void> => {
  const found = await findCounters(db, await lockCounters(context, db, attempt), context.clock());
  await saveCounters(
    db,
    [...found.values()].map((counter) => ({ ...counter, count: Math.max(0, counter.count - 1) })),
  );
};
