/** In characters (specification 5). */
export const FISH_MAX = 20;
/** In characters (specification 5). */
export const DAY_MEMO_MAX = 50;

/** In characters (specification 5). */
export const INFO_MAX = {
  name: 10,
  desc: 255,
  tel: 13,
  owner: 10,
  address: 255,
  bizno: 20,
  bank: 30,
  band: 100,
  homepage: 100,
} as const;

/** In characters. */
export const POLICY_TEXT_MAX = 100;

/** Counts perceived characters: a composed syllable is one. */
export const characters = (value: string): number => Array.from(value.normalize('NFC')).length;

/** Spaces, line breaks, and letters that are blank. */
const SPACES = /[\t-\r\x85\p{Z}\u2800\u3164\uFFA0]+/gu;
/** Control characters, writing directions, zero-width characters, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu;
/** Emoji first: invisible joiners combine several into one, such as a family. */
const EMOJI_OR_INVISIBLE =
  /((?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?\u200D)*\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?|[\d#*]\uFE0F?\u20E3)|[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu;

const oneSpaced = (visible: string): string => visible.normalize('NFC').replace(/ {2,}/g, ' ').trim();

/**
 * For names as they are stored, searched and matched: composed (NFC), without invisible characters, all kinds of space
 * as one space, trimmed. Length limits are measured afterwards.
 */
export const cleanName = (typed: string): string => oneSpaced(typed.replace(SPACES, ' ').replace(INVISIBLE, ''));

/** For one line that is only read, such as a memo: emoji stay whole. */
export const cleanText = (typed: string): string =>
  oneSpaced(typed.replace(SPACES, ' ').replace(EMOJI_OR_INVISIBLE, '$1'));

/** For several lines, which end with `\n`. */
export const cleanLines = (typed: string): string =>
  typed
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .trim();

/** For numbers and passwords, which may be typed with full-width characters. */
export const cleanCode = (typed: string): string =>
  cleanName(typed).replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Private and unassigned characters, which a device may show as a box. */
export const hasForbiddenCharacter = (cleaned: string): boolean =>
  /(?!\p{Extended_Pictographic})[\p{Co}\p{Cn}]/u.test(cleaned);

/** Null for other texts: `javascript:` and addresses without a scheme must not become links. */
export const webAddress = (text: string | null | undefined): string | null => {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    return new URL(address) && address;
  } catch {
    return null;
  }
};

/** `12,345`. Making the first `Intl.NumberFormat` takes a slow phone over 100 ms. */
export const grouped = (n: number): string => {
  const [whole = '', fraction] = String(n).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
};
