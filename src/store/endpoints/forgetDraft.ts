/** The browser's database that keeps what the operator has not posted yet. */
export const DRAFTS = 'drafts';
/** The one that keeps passenger lists and ticks for places without a signal. */
export const SEA = 'sea';

/** Erases both, or the second alone, from this device. Does nothing where the browser forbids databases. */
export const forget = (onlySea: boolean): void => {
  try {
    indexedDB.deleteDatabase(SEA);
    if (!onlySea) indexedDB.deleteDatabase(DRAFTS);
  } catch {
    // Nothing was kept there.
  }
};
