import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** A household can use any address within it. */
const IPV6_PREFIX_BITS = 64;

export const clientPrefix = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX_BITS}`).toString();
};

/** A program on the machine, or a reverse proxy that TRUST_PROXY does not name. */
export const isOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Distinguishes addresses and is useless for anything else. */
const HASH_DIGITS = 16;
const MOST_ADDRESSES = 10_000;

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
