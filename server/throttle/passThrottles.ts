import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { Context } from '../context';
import { inTransaction } from '../db/unitOfWork';
import { countAttempt, type Throttle } from './attempts.repository';

/**
 * The key of a counter, of one length. Under the server's key, because people type passwords into the wrong field, and
 * a plain hash of an address is found by trying them all.
 */
export const throttleKey = (
  { keys }: Pick<Context, 'keys'>,
  purpose: string,
  kind: 'address' | 'account' | 'number',
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

/** Counts an attempt against every throttle; answers the seconds until the next one is allowed, or null when it passes. */
export const passThrottles = async (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  throttles: readonly Throttle[],
): Promise<number | null> => {
  const now = clock();
  const lockedUntil = await inTransaction(db, async (transaction) => {
    // One after the other: an address that is locked does not use up the account's attempts.
    for (const throttle of throttles) {
      const until = await countAttempt(transaction, throttle, now);
      if (until) return until;
    }
    return null;
  });
  return lockedUntil && Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000);
};
