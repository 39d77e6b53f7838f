import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Length of the IPv6 prefix that identifies a connection; a household can use any address within it. */
const IPV6_PREFIX_BITS = 64;

/** Identifies a client by its address: the IPv4 address, or the prefix of an IPv6 address. */
export const clientPrefix = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX_BITS}`).toString();
};

/** An address of the machine itself: a program on it, or a reverse proxy that TRUST_PROXY does not name. */
export const isOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

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
