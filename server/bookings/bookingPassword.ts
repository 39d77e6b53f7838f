import { createHmac, randomBytes } from 'node:crypto';

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
