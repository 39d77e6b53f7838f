import { NO_PERSON, type PersonDraft } from '#contract/manifest/manifest.rules';

/** Checks a value from the browser's storage. */
export const isPersonDraft = (stored: unknown): stored is PersonDraft =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.keys(NO_PERSON).every((field) => typeof (stored as Record<string, unknown>)[field] === 'string');
