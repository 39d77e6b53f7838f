/**
 * Escapes letters outside ASCII: one such letter would make the whole script take two bytes a letter in memory
 * (docs/adr/0037). In `String.raw` an escape stays one; a regular expression reads it alike, other texts there would
 * change.
 * @type {(source: string) => string}
 */
export const ascii = (source) =>
  source.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
