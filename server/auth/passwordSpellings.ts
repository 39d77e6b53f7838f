import { cleanCode } from '#contract/text.rules';

/** The cleaned spelling, which is the one to store, and the typed one, which earlier releases stored. */
export const passwordSpellings = (typed: string): readonly string[] => [
  ...new Set([cleanCode(typed), typed.normalize('NFC')]),
];
