import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from '../context';
import type { Db } from '../db/tables';
import { afterCommit, inTransaction } from '../db/unitOfWork';
import { keysFor, type PurposeKeys } from '../keys';
import { countAttempt, forgetAttempts, takeBackAttempt, type Throttle } from './attempts.repository';

type Counted = [purpose: string, kind: 'address' | 'account' | 'number' | 'device', value: string];

const keyedWith = (secret: PurposeKeys['throttle'], ...[purpose, kind, value]: Counted): string =>
  `${purpose}:${kind}:${createHmac('sha256', secret).update(value).digest('hex')}`;

/**
 * The key of a counter, of fixed length. Hashed with the server's key, because people type passwords into the wrong
 * field, and an unkeyed hash of an address can be found by trying all addresses.
 */
export const throttleKey = ({ keys }: Pick<Context, 'keys'>, ...counted: Counted): string =>
  keyedWith(keys.throttle, ...counted);

/**
 * The keys of a counter under every accepted secret: what was counted before the secret changed still counts, and so
 * does what a server with another of them counts. Sorted, so that transactions lock them in the same order.
 */
export const throttleKeys = ({ keys }: Pick<Context, 'keys'>, ...counted: Counted): string[] =>
  keysFor(keys, 'throttle')
    .map((secret) => keyedWith(secret, ...counted))
    .sort();

/** Length of the IPv6 prefix that identifies a connection; a household can use any address within it. */
const IPV6_PREFIX_BITS = 64;

/** Identifies a client by its address: the IPv4 address, or the prefix of an IPv6 address. */
export const clientPrefix = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX_BITS}`).toString();
};

type Needs = Pick<Context, 'db' | 'clock' | 'locks'>;

/**
 * Counts an attempt against every throttle. Returns the seconds until the next attempt is allowed, or null if it
 * passes. Known locks are refused from memory, so that a flood of refused attempts does not block the database for
 * others.
 */
export const checkThrottles = async (
  { db, clock, locks }: Needs,
  throttles: readonly Throttle[],
): Promise<number | null> => {
  const now = clock();
  const known = (): Date | null =>
    throttles.reduce<Date | null>((found, { key }) => found ?? locks.until(key, now), null);
  const lockedUntil =
    known() ??
    (await inTransaction(db, async (transaction) => {
      // In a flood, all requests have checked the cache before the first one is refused, so it is checked again after
      // waiting.
      const locked = known();
      if (locked) return locked;
      // One after the other: a locked address does not use up the account's attempts.
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
 * After a successful attempt: clears the counters `cleared`, and takes one attempt back from each of `decremented`. Call
 * it in the transaction of the attempted action; the database checks again whether one of them is locked.
 */
export const recordSuccess = async (
  { locks }: Pick<Context, 'locks'>,
  transaction: Db,
  { cleared = [], decremented = [] }: { cleared?: string[]; decremented?: string[] },
): Promise<void> => {
  for (const key of decremented) await takeBackAttempt(transaction, key);
  if (cleared.length > 0) await forgetAttempts(transaction, cleared);
  afterCommit(transaction, () => locks.forget([...cleared, ...decremented]));
};
