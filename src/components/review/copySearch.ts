/** Finding a text of the catalogue by what somebody has copied from the site or typed. */

/** Stands in a text for a name or a date that the site puts there. */
export const HOLE = '\u0000';

/** Blanks and the figures themselves do not tell two texts apart: `12월 5일(토) 4명` is `12월 15일(토)  3명`. */
export const searchable = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s/g, '')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '0');

/** A text with a hole for each word that was put in as a sample. */
export const withHoles = (text: string, samples: readonly unknown[]): string =>
  samples
    .filter((sample) => typeof sample === 'string')
    .filter((sample) => sample.length > 1)
    .reduce((holed, sample) => holed.replaceAll(sample, HOLE), text);

export interface Searched {
  key: string;
  text: string;
  /** The text with its holes. */
  pattern: string;
  places: readonly { name: string }[];
}

/** Of a text that is little more than a hole, everything would be a case. */
const LEAST_FIXED = 2;
/** Shorter texts stand in too many others to be what was meant by a whole paragraph. */
const LEAST_INNER = 4;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (pattern: string): RegExp | null => {
  const parts = pattern.split(HOLE).map(searchable);
  if (parts.length === 1 || parts.join('').length < LEAST_FIXED) return null;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
};

/** Whether a row is meant: by a part of its words, by its key, by where it stands, or by a copied text that holds it. */
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

/** In Storybook's addresses an argument has Latin letters and figures only. */
export const toAddress = (text: string): string =>
  [...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const fromAddress = (address: string): string =>
  new TextDecoder().decode(new Uint8Array((address.match(/[0-9a-f]{2}/g) ?? []).map((two) => parseInt(two, 16))));

export type Audience = 'all' | 'visitor' | 'operator';
/** Whose story it is, by its title: pages and parts of the operator say so. */
export const audienceOf = (title: string): Exclude<Audience, 'all'> | null => {
  if (/^(운영자\/|화면\/(관리|로그인하지 않은 관리))/.test(title)) return 'operator';
  return /^(방문자|화면)\//.test(title) ? 'visitor' : null;
};
