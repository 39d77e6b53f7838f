import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keysFor, type Keys, type PurposeKeys } from './keys';

/** What a link with a token is for; each has a key of its own. */
type LinkPurpose = Extract<keyof PurposeKeys, 'waitingOffer' | 'calendarFeed'>;

/** The part of the HMAC that is the token: 192 bits. */
const TOKEN_CHARACTERS = 32;

/** Draws the salt of a token. It is stored, and worth nothing without the server's key. */
export const drawSalt = (): string => randomBytes(16).toString('base64url');

const tokenOf = (key: Uint8Array, salt: string): string =>
  createHmac('sha256', key).update(salt).digest('base64url').slice(0, TOKEN_CHARACTERS);

/** The form in which a token is stored. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The hash of the token that belongs to a new salt. */
export const hashOfSalt = (keys: Keys, purpose: LinkPurpose, salt: string): string =>
  hashOfToken(tokenOf(keys[purpose], salt));

/** The token of a salt, made again for its link; null if the secret with which it was made is no longer accepted. */
export const linkToken = (keys: Keys, purpose: LinkPurpose, salt: string, tokenHash: string): string | null =>
  keysFor(keys, purpose)
    .map((key) => tokenOf(key, salt))
    .find((token) => hashOfToken(token) === tokenHash) ?? null;
