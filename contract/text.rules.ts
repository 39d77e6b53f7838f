/** Longest list of a day's fish, in characters (specification 5). */
export const FISH_MAX = 20;
/** Longest memo of a day, in characters (specification 5). */
export const DAY_MEMO_MAX = 50;

/** Longest texts of the store information, in characters (specification 5). */
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

/** Longest texts of the operating policy, in characters. */
export const POLICY_TEXT_MAX = 100;

/** The number of characters as perceived by people: a composed syllable counts as one. */
export const characters = (value: string): number => Array.from(value.normalize('NFC')).length;

/** All kinds of space: those between words, line breaks, and the letters that are blank. */
const SPACES = /[\t-\r\x85\p{Z}\u2800\u3164\uFFA0]+/gu;
/** What nobody sees: control characters, writing directions, zero-width characters, variation selectors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu;
/** The same, and before it emoji as phones type them: several that an invisible joiner makes one, such as a family. */
const EMOJI_OR_INVISIBLE =
  /((?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?\u200D)*\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?|[\d#*]\uFE0F?\u20E3)|[\p{Cc}\p{Cf}\p{Cs}\p{DI}]/gu;

const oneSpaced = (visible: string): string => visible.normalize('NFC').replace(/ {2,}/g, ' ').trim();

/**
 * A name as it is stored, searched and matched: composed (NFC), without invisible characters, all kinds of space as one
 * space, trimmed. Length limits are measured afterwards.
 */
export const cleanName = (typed: string): string => oneSpaced(typed.replace(SPACES, ' ').replace(INVISIBLE, ''));

/** The same for one line of text that is only read, such as a memo: its emoji stay whole. */
export const cleanText = (typed: string): string =>
  oneSpaced(typed.replace(SPACES, ' ').replace(EMOJI_OR_INVISIBLE, '$1'));

/** The same for a text of several lines, which end with `\n`. */
export const cleanLines = (typed: string): string =>
  typed
    .split(/\r\n?|[\n\v\f\x85\u2028\u2029]/)
    .map(cleanText)
    .join('\n')
    .trim();

/** The same as a name for numbers and passwords, which may be typed with full-width characters. */
export const cleanCode = (typed: string): string =>
  cleanName(typed).replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** Private and unassigned characters, which a device may show as a box, are not allowed in a cleaned text. */
export const hasForbiddenCharacter = (cleaned: string): boolean =>
  /(?!\p{Extended_Pictographic})[\p{Co}\p{Cn}]/u.test(cleaned);

/**
 * The web address in a text that the operator typed, or null: other texts, above all `javascript:` and addresses
 * without a scheme, must not become links. Used by the form's validation and by the screens.
 */
export const webAddress = (text: string | null | undefined): string | null => {
  const address = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(address)) return null;
  try {
    return new URL(address) && address;
  } catch {
    return null;
  }
};

/** `12,345`. Not by `Intl.NumberFormat`: making the first one takes a slow phone over 100 ms. */
export const grouped = (n: number): string => {
  const [whole = '', fraction] = String(n).split('.');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? digits : `${digits}.${fraction}`;
};
