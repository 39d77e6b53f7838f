import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `about` names the row that the text belongs to; the result opens with the same `about` only. */
export const seal = (key: Uint8Array, about: string, text: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
};

const openWith = (key: Uint8Array, about: string, stored: Buffer): string | null => {
  const nonce = stored.subarray(0, NONCE_BYTES);
  const tag = stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    return decipher.update(stored.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
};

/** Null if no key fits. `isCurrent` is true for the first of the keys. */
export const unseal = (
  keys: readonly Uint8Array[],
  about: string,
  sealed: string,
): { text: string; isCurrent: boolean } | null => {
  const stored = Buffer.from(sealed, 'base64url');
  for (const [index, key] of keys.entries()) {
    const text = openWith(key, about, stored);
    if (text !== null) return { text, isCurrent: index === 0 };
  }
  return null;
};
