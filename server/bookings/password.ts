import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cleanCode } from '../../contract/text.rules';
import { passwordSpellings } from '../passwordSpellings';

/** As it is stored. */
export interface HashedPassword {
  passwordHash: string;
  passwordSalt: string;
}

const hashOf = (key: Uint8Array, salt: string, spelling: string): Buffer =>
  createHmac('sha256', key).update(`${salt}:${spelling}`).digest();

/**
 * HMAC-SHA-256 of the cleaned password with the server's key over a random salt. A slow hash would not protect four
 * digits if the database leaked; a key outside the database does, and it does not slow down the burst of bookings when
 * a day opens.
 */
export const hashBookingPassword = (
  key: Uint8Array,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): HashedPassword => ({
  passwordHash: hashOf(key, salt, cleanCode(password)).toString('hex'),
  passwordSalt: salt,
});

/** Compared with if the booking does not exist. */
const DUMMY_PASSWORD: HashedPassword = { passwordHash: '0'.repeat(64), passwordSalt: '0'.repeat(32) };

/**
 * In constant time, under every key and in every spelling: `wrong`, `right` as it is stored today, or `right before`
 * under another key or in an earlier spelling. Does the same work without a stored password, so that the response time
 * does not reveal which booking numbers exist.
 */
export const checkBookingPassword = (
  keys: readonly Uint8Array[],
  stored: HashedPassword | null,
  password: string,
): 'wrong' | 'right' | 'right before' => {
  const { passwordHash, passwordSalt } = stored ?? DUMMY_PASSWORD;
  const [now, ...before] = keys.flatMap((key) =>
    passwordSpellings(password).map((spelling) =>
      timingSafeEqual(hashOf(key, passwordSalt, spelling), Buffer.from(passwordHash, 'hex')),
    ),
  );
  if (stored === null) return 'wrong';
  if (now) return 'right';
  return before.includes(true) ? 'right before' : 'wrong';
};
