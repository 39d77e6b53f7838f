export const CHANGES_PER_PAGE = 20;

/** Replaces personal data, which the history may not store. */
export const CHANGED = 'changed';
