/** Changes on one page of the history. */
export const CHANGES_PER_PAGE = 20;

/** Replaces values that the history may not store. */
export const CHANGED = 'changed';
