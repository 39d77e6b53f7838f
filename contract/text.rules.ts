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

/** A single line of text in its stored form: composed (NFC) and trimmed. */
export const cleanName = (value: string): string => value.normalize('NFC').trim();

/**
 * Control, invisible and unassigned characters and line breaks are not allowed in a single line of text. The Hangul
 * fillers and the blank braille cell are letters and symbols in Unicode, and some others marks, but invisible.
 */
export const hasForbiddenCharacter = (value: string): boolean =>
  /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFFA0]/u.test(value);

/**
 * An emoji as a telephone's keyboard types it: perhaps several that an invisible joiner makes one, such as a family, and
 * perhaps one that is newer than this program's Unicode.
 */
const EMOJI =
  /\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*/gu;

/** The same for what people write to be read, such as a memo: it may have any emoji. A name may not. */
export const hasForbiddenInText = (value: string): boolean => hasForbiddenCharacter(value.replace(EMOJI, ''));

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
