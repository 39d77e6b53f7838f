/**
 * A text without what is drawn at random: ids, hashes and booking numbers. In their digits any four figures of a
 * telephone number can stand by chance.
 */
export const withoutIds = (text: string): string =>
  text
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '(id)')
    .replace(/\b[0-9a-f]{64}\b/g, '(hash)')
    .replace(/\b\d{4}-\d{4}-\d{4}\b/g, '(booking)');
