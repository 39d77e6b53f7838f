import { NO_PERSON, type PersonDraft } from '#contract/manifest/manifest.rules';

/** Of what a browser has stored. */
export const isPersonDraft = (stored: unknown): stored is PersonDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.keys(NO_PERSON).every((field) => typeof (stored as Record<string, unknown>)[field] === 'string');
