/** Changes on one page of the history. */
export const CHANGES_PER_PAGE = 20;

/** What the history says of a value that it may not keep. */
export const CHANGED = 'changed';
