/**
 * A script with its letters outside ASCII as escapes: with one such letter it would take two bytes a letter in memory
 * (docs/adr/0037). In `String.raw` an escape stays one, which a regular expression reads alike; other texts there would
 * change.
 * @type {(source: string) => string}
 */
export const ascii = (source) =>
  source.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
