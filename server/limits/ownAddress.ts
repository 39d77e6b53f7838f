import ipaddr from 'ipaddr.js';

/** An address of the machine itself: a program on it, or a reverse proxy that TRUST_PROXY does not name. */
export const isOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
