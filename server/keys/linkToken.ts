import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LINK_TOKEN_CHARACTERS, linkTokenIn } from '#contract/paths';
import { keysFor, type Keys, type PurposeKeys } from './keys';

/** Each purpose has a key of its own. */
type LinkPurpose = Extract<keyof PurposeKeys, 'waitingOffer' | 'calendarFeed' | 'manifestLink'>;

/** The salt is stored; without the server's key it is worthless. */
export const generateSalt = (): string => randomBytes(16).toString('base64url');

const macOf = (key: Uint8Array, salt: string): string => createHmac('sha256', key).update(salt).digest('base64url');

/** 190 bits of the HMAC in letters and digits, because messengers cut other characters off the end of a link. */
const tokenOf = (key: Uint8Array, salt: string): string =>
  macOf(key, salt).replace(/[-_]/g, '').slice(0, LINK_TOKEN_CHARACTERS);

const earlierTokenOf = (key: Uint8Array, salt: string): string => macOf(key, salt).slice(0, LINK_TOKEN_CHARACTERS);

/** The database has the hash. Ignores text appended to the link. */
export const hashOfToken = (token: string): string => createHash('sha256').update(linkTokenIn(token)).digest('hex');

export const hashOfSalt = (keys: Keys, purpose: LinkPurpose, salt: string): string =>
  hashOfToken(tokenOf(keys[purpose], salt));

/** Recreates the token of a stored salt; null if its secret is no longer accepted. */
export const linkToken = (keys: Keys, purpose: LinkPurpose, salt: string, tokenHash: string): string | null =>
  keysFor(keys, purpose)
    .flatMap((key) => [tokenOf(key, salt), earlierTokenOf(key, salt)])
    .find((token) => hashOfToken(token) === tokenHash) ?? null;
