/** Characters as a person counts them, so that a composed syllable is one. */
export const characters = (value: string): number => Array.from(value.normalize('NFC')).length;

/** One line of text as it is stored: composed, without space at either end. */
export const cleanName = (value: string): string => value.normalize('NFC').trim();

/**
 * Control, invisible and unassigned characters and line breaks have no place in one line of text. The Hangul fillers
 * and the blank braille cell count as letters and symbols in Unicode, yet nothing of them is seen.
 */
export const hasForbiddenCharacter = (value: string): boolean =>
  /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]/u.test(value);

/**
 * The web address in a text the operator typed, or null: anything else, `javascript:` first of all, and one without a
 * scheme, must not become a link. The form's check and the screens use this one rule.
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
