/** Stands for a name or date that the site inserts into a text. */
export const HOLE = '\u0000';

/** Ignores spaces and the values of numbers: `12월 5일(토) 4명` equals `12월 15일(토)  3명`. */
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
}

/** Fixed characters beside the placeholders; with fewer, almost any query would match. */
const LEAST_FIXED = 2;
/** Shorter texts occur in too many longer queries. */
const LEAST_INNER = 4;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (pattern: string): RegExp | null => {
  const parts = pattern.split(HOLE).map(searchable);
  if (parts.length === 1 || parts.join('').length < LEAST_FIXED) return null;
  return new RegExp(`^${parts.map(escaped).join('.+')}$`);
};

/**
 * Storybook's address takes only English letters and digits: the code of each character. It begins with a letter,
 * because Storybook reads digits as a number.
 */
export const toAddress = (pattern: string): string =>
  `t${[...pattern.normalize('NFC')].map((letter) => letter.codePointAt(0)!.toString(36)).join('-')}`;
/** The text of `toAddress`, with anything in its placeholders. */
export const containsFrom = (address: string): ((said: string) => boolean) => {
  const letters = address
    .slice(1)
    .split('-')
    .map((code) => String.fromCodePoint(parseInt(code, 36)));
  const parts = letters.join('').split(HOLE).map(searchable);
  if (parts.join('') === '') return () => false;
  const wanted = new RegExp(parts.map(escaped).join('.*'));
  return (said) => wanted.test(searchable(said));
};

/**
 * 0 is best: the text or its key equals the query. Then texts that begin with the query, contain it, or are contained
 * in it (a query may hold several texts of a screen), then keys that contain it. Null without a match.
 */
export const rankOf = ({ key, text, pattern }: Searched, query: string): number | null => {
  const wanted = searchable(query);
  const words = searchable(text);
  if (words === wanted || key === query.trim() || patternOf(pattern)?.test(wanted)) return 0;
  if (words.startsWith(wanted)) return 1;
  if (words.includes(wanted)) return 2;
  if (words.length >= LEAST_INNER && wanted.includes(words)) return 3;
  return key.toLowerCase().includes(query.trim().toLowerCase()) ? 4 : null;
};
/** Best first; equal rows stay in the order of the catalogue. All rows without a query. */
export const search = <Row extends Searched>(rows: readonly Row[], query: string): Row[] =>
  rows
    .map((row) => ({ row, rank: rankOf(row, query) ?? NaN }))
    .filter(({ rank }) => !Number.isNaN(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row);

/** The window with the shareable address; null in the story run, which has no outer window. */
const shownWindow = (): Window | null => (window.parent === window ? null : window.parent);
const QUERY = 'text';
/** For the Back button and for links. */
export const queryInAddress = (): string => new URLSearchParams(shownWindow()?.location.search).get(QUERY) ?? '';
export const putIntoAddress = (query: string): void => {
  const shown = shownWindow();
  if (!shown) return;
  const address = new URL(shown.location.href);
  if (query === '') address.searchParams.delete(QUERY);
  else address.searchParams.set(QUERY, query);
  shown.history.replaceState(shown.history.state, '', address);
};

export type Audience = 'visitor' | 'operator';
/** From the title; null for sections of neither. */
export const audienceOf = (title: string): Audience | null => {
  if (/^(화면\/)?운영자\//.test(title)) return 'operator';
  return /^(방문자|화면)\//.test(title) ? 'visitor' : null;
};
