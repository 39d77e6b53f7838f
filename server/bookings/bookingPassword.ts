import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is stored of a booking password. */
export interface HashedPassword {
  passwordHash: string;
  passwordSalt: string;
}

/**
 * HMAC-SHA-256 under the server's key over a random salt. No slow hash would protect four digits once the database
 * leaks; a key that is not in the database does, and the burst when a day opens is not slowed.
 */
export const hashBookingPassword = (
  key: Uint8Array,
  password: string,
  salt: string = randomBytes(16).toString('hex'),
): HashedPassword => ({
  passwordHash: createHmac('sha256', key)
    .update(`${salt}:${password.normalize('NFC')}`)
    .digest('hex'),
  passwordSalt: salt,
});

/** What an unknown booking is compared with. */
const NOBODY: HashedPassword = { passwordHash: '0'.repeat(64), passwordSalt: '0'.repeat(32) };

/**
 * Compares a booking password in constant time. Without a stored one as much is computed, so that the time does not
 * tell which numbers exist.
 */
export const isBookingPassword = (key: Uint8Array, stored: HashedPassword | null, password: string): boolean => {
  const { passwordHash, passwordSalt } = stored ?? NOBODY;
  const typed = hashBookingPassword(key, password, passwordSalt);
  const same = timingSafeEqual(Buffer.from(typed.passwordHash, 'hex'), Buffer.from(passwordHash, 'hex'));
  return stored !== null && same;
};
