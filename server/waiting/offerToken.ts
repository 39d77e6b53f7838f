import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keysFor, type Keys } from '../keys';

/** The part of the HMAC that is the token: 192 bits. */
const TOKEN_CHARACTERS = 32;

/** Draws the salt of an offer's token. It is stored, and worth nothing without the server's key. */
export const drawOfferSalt = (): string => randomBytes(16).toString('base64url');

const tokenOf = (key: Uint8Array, salt: string): string =>
  createHmac('sha256', key).update(salt).digest('base64url').slice(0, TOKEN_CHARACTERS);

/** The form in which a token is stored. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The hash of the token that belongs to a new salt. */
export const hashOfSalt = (keys: Keys, salt: string): string => hashOfToken(tokenOf(keys.waitingOffer, salt));

/** The token of an offer, made again for its message; null if the secret with which it was made is no longer accepted. */
export const offerToken = (keys: Keys, salt: string, tokenHash: string): string | null =>
  keysFor(keys, 'waitingOffer')
    .map((key) => tokenOf(key, salt))
    .find((token) => hashOfToken(token) === tokenHash) ?? null;
