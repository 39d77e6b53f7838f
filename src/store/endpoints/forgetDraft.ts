/** The browser's database that keeps what the operator has not posted yet. */
export const DRAFTS = 'drafts';

/** Erases it from this device. Does nothing where the browser forbids databases. */
export const forgetDrafts = (): void => {
  try {
    indexedDB.deleteDatabase(DRAFTS);
  } catch {
    // Nothing was kept there.
  }
};
