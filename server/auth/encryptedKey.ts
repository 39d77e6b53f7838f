import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const aadOf = (userId: number): Buffer => Buffer.from(`second-step:${userId}`);

/** The result can be decrypted for this user only. */
export const encryptKey = (key: Uint8Array, userId: number, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(aadOf(userId));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
};

const decryptWith = (key: Uint8Array, userId: number, stored: Buffer): string | null => {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(aadOf(userId))
      .setAuthTag(tag);
    return decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};

/** Null if no key fits. `isCurrent` is true for the first of the keys. */
export const decryptKey = (
  keys: readonly Uint8Array[],
  userId: number,
  encrypted: string,
): { text: string; isCurrent: boolean } | null => {
  const stored = Buffer.from(encrypted, 'base64url');
  for (const [index, key] of keys.entries()) {
    const text = decryptWith(key, userId, stored);
    if (text !== null) return { text, isCurrent: index === 0 };
  }
  return null;
};
