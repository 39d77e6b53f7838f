import { createHash, createHmac, randomBytes } from 'node:crypto';
import { LINK_TOKEN_CHARACTERS, linkTokenIn } from '../contract/paths';
import { keysFor, type Keys, type PurposeKeys } from './keys';

/** What a link with a token is for; each has a key of its own. */
type LinkPurpose = Extract<keyof PurposeKeys, 'waitingOffer' | 'calendarFeed'>;

/** Draws the salt of a token. It is stored, and worth nothing without the server's key. */
export const drawSalt = (): string => randomBytes(16).toString('base64url');

const macOf = (key: Uint8Array, salt: string): string => createHmac('sha256', key).update(salt).digest('base64url');

/**
 * The part of the HMAC that is the token: 190 bits in letters and digits, because messengers leave other characters at
 * the end out of the link.
 */
const tokenOf = (key: Uint8Array, salt: string): string =>
  macOf(key, salt).replace(/[-_]/g, '').slice(0, LINK_TOKEN_CHARACTERS);

/** The token that an earlier release made of a salt. */
const earlierTokenOf = (key: Uint8Array, salt: string): string => macOf(key, salt).slice(0, LINK_TOKEN_CHARACTERS);

/** The form in which the token of a link is stored; what was appended to the link is left out. */
export const hashOfToken = (token: string): string => createHash('sha256').update(linkTokenIn(token)).digest('hex');

/** The hash of the token that belongs to a new salt. */
export const hashOfSalt = (keys: Keys, purpose: LinkPurpose, salt: string): string =>
  hashOfToken(tokenOf(keys[purpose], salt));

/** The token of a salt, made again for its link; null if the secret with which it was made is no longer accepted. */
export const linkToken = (keys: Keys, purpose: LinkPurpose, salt: string, tokenHash: string): string | null =>
  keysFor(keys, purpose)
    .flatMap((key) => [tokenOf(key, salt), earlierTokenOf(key, salt)])
    .find((token) => hashOfToken(token) === tokenHash) ?? null;
