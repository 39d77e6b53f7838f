/**
 * One letter outside ASCII would double the memory of the whole script (docs/decisions/0006). Escapes in `String.raw` are
 * right for regular expressions only.
 * @type {(source: string) => string}
 */
export const ascii = (source) =>
  source.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
