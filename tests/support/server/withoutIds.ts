/** Ids, hashes and booking numbers: their digits can contain four digits of a telephone number by chance. */
export const withoutIds = (text: string): string =>
  text
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '(id)')
    .replace(/\b[0-9a-f]{64}\b/g, '(hash)')
    .replace(/\b\d{4}-\d{4}-\d{4}\b/g, '(booking)');
