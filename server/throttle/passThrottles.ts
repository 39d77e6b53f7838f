import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import { afterCommit, inTransaction } from '../db/unitOfWork';
import { countAttempt, forgetAttempts, takeBackAttempt, type Throttle } from './attempts.repository';

/**
 * The key of a counter, of one length. Under the server's key, because people type passwords into the wrong field, and
 * a plain hash of an address is found by trying them all.
 */
export const throttleKey = (
  { keys }: Pick<Context, 'keys'>,
  purpose: string,
  kind: 'address' | 'account' | 'number' | 'device',
  value: string,
): string => `${purpose}:${kind}:${createHmac('sha256', keys.throttle).update(value).digest('hex')}`;

/** How much of an IPv6 address names a line; behind it a household draws addresses as it likes. */
const IPV6_LINE_BITS = 64;

/** Who asks, as far as an address tells: an IPv4 address, or the line of an IPv6 one. */
export const lineOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_LINE_BITS}`).toString();
};

type Needs = Pick<Context, 'db' | 'clock' | 'locks'>;

/**
 * Counts an attempt against every throttle; answers the seconds until the next one is allowed, or null when it passes.
 * What is known to be locked is refused from memory: a flood of refused attempts keeps nobody else from the database.
 */
export const passThrottles = async (
  { db, clock, locks }: Needs,
  throttles: readonly Throttle[],
): Promise<number | null> => {
  const now = clock();
  const known = (): Date | null =>
    throttles.reduce<Date | null>((found, { key }) => found ?? locks.until(key, now), null);
  const lockedUntil =
    known() ??
    (await inTransaction(db, async (transaction) => {
      // Of a flood all have asked before the first one is refused: whoever had to wait looks again.
      const locked = known();
      if (locked) return locked;
      // One after the other: an address that is locked does not use up the account's attempts.
      for (const throttle of throttles) {
        const until = await countAttempt(transaction, throttle, now);
        if (until) {
          locks.remember(throttle.key, until);
          return until;
        }
      }
      return null;
    }));
  return lockedUntil && Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
};

/**
 * An attempt was right after all: clears the counters `cleared`, and takes one attempt back from `lessened`. Call it in
 * the transaction of what the attempt was for; the database decides again whether any of them is locked.
 */
export const forgive = async (
  { locks }: Pick<Context, 'locks'>,
  transaction: Db,
  { cleared, lessened = null }: { cleared: string[]; lessened?: string | null },
): Promise<void> => {
  if (lessened !== null) await takeBackAttempt(transaction, lessened);
  await forgetAttempts(transaction, cleared);
  afterCommit(transaction, () => locks.forget(lessened === null ? cleared : [...cleared, lessened]));
};
