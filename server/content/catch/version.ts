import { createHash } from 'node:crypto';

/** A hash of the content, so that it changes exactly when the content does. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
