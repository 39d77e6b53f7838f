import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cleanCode } from '#contract/text.rules';
import { passwordSpellings } from '#server/auth/passwordSpellings';

export interface HashedPassword {
  passwordHash: string;
  passwordSalt: string;
}

const hashOf = (key: Uint8Array, salt: string, spelling: string): Buffer =>
  createHmac('sha256', key).update(`${salt}:${spelling}`).digest();

/** A secret key protects the four digits: a slow hash would not, and would delay a rush of bookings. */
export const hashBookingPassword = (
  key: Uint8Array,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): HashedPassword => ({
  passwordHash: hashOf(key, salt, cleanCode(password)).toString('hex'),
  passwordSalt: salt,
});

const DUMMY_PASSWORD: HashedPassword = { passwordHash: '0'.repeat(64), passwordSalt: '0'.repeat(32) };

/** In constant time, to hide which numbers exist. `right before`: a former key or an earlier spelling. */
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
