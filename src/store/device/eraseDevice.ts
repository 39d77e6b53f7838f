/** The operator's unposted posts. */
export const DRAFTS = 'drafts';
/** Passenger lists and ticks for places without a signal. */
export const SEA = 'sea';

/** To be called when a login has ended. */
export const eraseDevice = (): void => {
  try {
    indexedDB.deleteDatabase(SEA);
    indexedDB.deleteDatabase(DRAFTS);
  } catch {
    // Nothing was stored there.
  }
};
