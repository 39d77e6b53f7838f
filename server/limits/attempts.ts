import { createHmac } from 'node:crypto';
import type { Context } from '../context';
import { lockNames } from '../db/lock';
import type { Db } from '../db/tables';
import { inTransaction } from '../db/unitOfWork';
import { AppError } from '../errors';
import { keysFor } from '../keys';
import { clientPrefix } from './address';
import { deleteCounters, findCounters, saveCounters } from './counters.repository';
import { LIMITS, type Counter, type LimitName } from './limits';

/**
 * The key of a counter, of fixed length. Hashed with the server's key, because people type passwords into the wrong
 * field, and an unkeyed hash of an address can be found by trying all addresses.
 */
export const counterKey = (secret: Uint8Array, limit: LimitName, value: string): string =>
  `${LIMITS[limit].of}:${createHmac('sha256', secret).update(value).digest('hex')}`;

type Refusal = 'SIGNIN_LOCKED' | 'OTP_LOCKED' | 'LOOKUP_LOCKED';

/** Which limits an attempt counts for, and whom: an address, an account, a number or a device. */
export type Attempt = Partial<Record<LimitName, string>>;

/**
 * The counters of an attempt, under every accepted secret: what was counted before the secret changed still counts, and
 * so does what a server with another of them counts.
 */
const countersOf = (keys: Context['keys'], attempt: Attempt): Map<string, LimitName> => {
  const counters = new Map<string, LimitName>();
  for (const [limit, value] of Object.entries(attempt) as [LimitName, string][]) {
    const counted = LIMITS[limit].of.endsWith(':address') ? clientPrefix(value) : value;
    for (const secret of keysFor(keys, 'throttle')) counters.set(counterKey(secret, limit, counted), limit);
  }
  return counters;
};

/** Throws if one of the counters is used up; returns them with one attempt more. */
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
 * Counts an attempt before it is made, so that attempts at the same time cannot exceed a limit; throws `refusal` if one
 * of the limits is reached. A refused attempt writes nothing, and does not extend the lock.
 */
export const countAttempt = async (
  { db, keys, clock }: Pick<Context, 'db' | 'keys' | 'clock'>,
  attempt: Attempt,
  refusal: Refusal,
): Promise<void> => {
  const now = clock();
  const counters = countersOf(keys, attempt);
  // A flood of refused attempts reads only, and does not make others wait for locks.
  await withAttempt(db, counters, refusal, now);
  await inTransaction(db, async (transaction) => {
    await lockNames(transaction, [...counters.keys()]);
    await saveCounters(transaction, await withAttempt(transaction, counters, refusal, now));
  });
};

/** Locks the counters of an attempt. */
const lockCounters = async ({ keys }: Pick<Context, 'keys'>, db: Db, attempt: Attempt): Promise<string[]> => {
  const names = [...countersOf(keys, attempt).keys()];
  await lockNames(db, names);
  return names;
};

/** Forgets all attempts that were counted with this one, which was right. Call it in the transaction of what was attempted. */
export const forgetAttempts = async (context: Pick<Context, 'keys'>, db: Db, attempt: Attempt): Promise<void> =>
  deleteCounters(db, await lockCounters(context, db, attempt));

/** Takes back this attempt only. */
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
