import { cleanCode } from '../contract/text.rules';

/**
 * The spellings under which a typed password may be stored: cleaned, which is the one to store, and as it was typed, which
 * releases before that stored.
 */
export const passwordSpellings = (typed: string): readonly string[] => [
  ...new Set([cleanCode(typed), typed.normalize('NFC')]),
];
