import { cleanCode } from '#contract/text.rules';

/** The cleaned spelling, to be stored, and the typed one of earlier releases. */
export const passwordSpellings = (typed: string): readonly string[] => [
  ...new Set([cleanCode(typed), typed.normalize('NFC')]),
];
