export const CHANGES_PER_PAGE = 20;

/** Replaces personal data in the history. */
export const CHANGED = 'changed';
