/** The browser's database that keeps what the operator has not posted yet. */
export const DRAFTS = 'drafts';
/** The one that keeps passenger lists and ticks for places without a signal. */
export const SEA = 'sea';

/** Erases both from this device, when a login has ended. Does nothing where the browser forbids databases. */
export const forget = (): void => {
  try {
    indexedDB.deleteDatabase(SEA);
    indexedDB.deleteDatabase(DRAFTS);
  } catch {
    // Nothing was kept there.
  }
};
