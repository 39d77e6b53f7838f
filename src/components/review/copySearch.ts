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
 * A text with placeholders as a value of Storybook's address, which takes letters of English and digits alone: the code of
 * each character. It begins with a letter, because Storybook reads digits as a number.
 */
export const toAddress = (pattern: string): string =>
  `t${[...pattern.normalize('NFC')].map((letter) => letter.codePointAt(0)!.toString(36)).join('-')}`;
/** Whether a text of a page contains the text of `toAddress`, whatever stands for its placeholders. */
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
 * How well a row matches a query, 0 best: its text is the query, begins with it, contains it; or the query, which may hold
 * several texts of a screen, contains it, or is a part of its key. Null if it does not match.
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
/** The rows that match, the best first; equal ones stay in the order of the catalogue. All of them without a query. */
export const search = <Row extends Searched>(rows: readonly Row[], query: string): Row[] =>
  rows
    .map((row) => ({ row, rank: rankOf(row, query) ?? NaN }))
    .filter(({ rank }) => !Number.isNaN(rank))
    .sort((one, other) => one.rank - other.rank)
    .map(({ row }) => row);

/** The window with the address that people see and share; null in the story run, where the story is alone. */
const shownWindow = (): Window | null => (window.parent === window ? null : window.parent);
const QUERY = 'text';
/** The query in Storybook's address, for the Back button and for links. */
export const queryInAddress = (): string => new URLSearchParams(shownWindow()?.location.search).get(QUERY) ?? '';
export const keepInAddress = (query: string): void => {
  const shown = shownWindow();
  if (!shown) return;
  const address = new URL(shown.location.href);
  if (query === '') address.searchParams.delete(QUERY);
  else address.searchParams.set(QUERY, query);
  shown.history.replaceState(shown.history.state, '', address);
};

export type Audience = 'visitor' | 'operator';
/** Audience of a story, from its title; null for sections that belong to neither. */
export const audienceOf = (title: string): Audience | null => {
  if (/^(화면\/)?운영자\//.test(title)) return 'operator';
  return /^(방문자|화면)\//.test(title) ? 'visitor' : null;
};
