import { createHmac } from 'node:crypto';
import { clientPrefix } from './checkThrottles';

/** Enough digits to distinguish addresses, and useless for anything but comparison. */
const HASH_DIGITS = 16;
/** Addresses whose hash is remembered. */
const MOST_ADDRESSES = 10_000;

/** The keyed hash of a client address, as the log names it. */
export const addressHash = (key: Uint8Array): ((address: string) => string) => {
  const known = new Map<string, string>();
  return (address) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const hash = createHmac('sha256', key).update(clientPrefix(address)).digest('hex').slice(0, HASH_DIGITS);
    if (known.size >= MOST_ADDRESSES) known.clear();
    known.set(address, hash);
    return hash;
  };
};
