import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Stored form of a booking password. */
export interface HashedPassword {
  passwordHash: string;
  passwordSalt: string;
}

/**
 * HMAC-SHA-256 with the server's key over a random salt. A slow hash would not protect four digits if the database
 * leaked; a key outside the database does, and it does not slow down the burst of bookings when a day opens.
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

/** Compared with when the booking does not exist. */
const DUMMY_PASSWORD: HashedPassword = { passwordHash: '0'.repeat(64), passwordSalt: '0'.repeat(32) };

/**
 * Compares a booking password in constant time. Without a stored password the same work is done, so that the response
 * time does not reveal which booking numbers exist.
 */
export const isBookingPassword = (key: Uint8Array, stored: HashedPassword | null, password: string): boolean => {
  const { passwordHash, passwordSalt } = stored ?? DUMMY_PASSWORD;
  const typed = hashBookingPassword(key, password, passwordSalt);
  const same = timingSafeEqual(Buffer.from(typed.passwordHash, 'hex'), Buffer.from(passwordHash, 'hex'));
  return stored !== null && same;
};
