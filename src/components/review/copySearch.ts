/** Finds texts of the catalogue by text that was copied from the site or typed. */

/** Placeholder for a name or a date that the site inserts into a text. */
export const HOLE = '\u0000';

/** Normalises a text: spaces and the values of numbers are ignored, so that `12월 5일(토) 4명` equals `12월 15일(토)  3명`. */
const searchable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '0');

/** Replaces sample values in a text by placeholders. */
export const withHoles = (text: string, samples: readonly unknown[]): string =>
  samples
    .filter((sample) => typeof sample === 'string')
    .filter((sample) => sample.length > 1)
    .reduce((holed, sample) => holed.replaceAll(sample, HOLE), text);

export interface Searched {
  key: string;
  text: string;
  /** The text with placeholders. */
  pattern: string;
  places: readonly { name: string }[];
}

/** Fewest fixed characters of a text with placeholders; with fewer, almost any query would match. */
const LEAST_FIXED = 2;
/** Fewest characters of a text that is searched inside a longer query; shorter texts occur in too many others. */
const LEAST_INNER = 4;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (pattern: string): RegExp | null => {
  const parts = pattern.split(HOLE).map(searchable);
  if (parts.length === 1 || parts.join('').length < LEAST_FIXED) return null;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
};

/**
 * Whether a row matches a query: by part of its text, its key, a place of use, or because the query contains or matches
 * its text.
 */
export const isFound = ({ key, text, pattern, places }: Searched, query: string): boolean => {
  const wanted = searchable(query);
  if (wanted === '') return true;
  const words = searchable(text);
  return (
    words.includes(wanted) ||
    key.toLowerCase().includes(query.trim().toLowerCase()) ||
    places.some(({ name }) => searchable(name).includes(wanted)) ||
    (words.length >= LEAST_INNER && wanted.includes(words)) ||
    (patternOf(pattern)?.test(wanted) ?? false)
  );
};

/** Storybook's URLs allow only Latin letters and digits in arguments, so the text is encoded as hexadecimal bytes. */
export const toAddress = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromAddress = (address: string): string =>
  new TextDecoder().decode(new Uint8Array((address.match(/[0-9a-f]{2}/g) ?? []).map((two) => parseInt(two, 16))));

export type Audience = 'all' | 'visitor' | 'operator';
/** Audience of a story, from its title; null for sections that belong to neither. */
export const audienceOf = (title: string): Exclude<Audience, 'all'> | null => {
  if (/^(화면\/)?운영자\//.test(title)) return 'operator';
  return /^(방문자|화면)\//.test(title) ? 'visitor' : null;
};
