import { createHash } from 'node:crypto';

/** The version of a post: a hash of its content, so that it changes exactly when the content does. */
export const versionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
