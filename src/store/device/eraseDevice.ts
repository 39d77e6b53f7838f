/** The operator's unposted posts. */
export const DRAFTS = 'drafts';
/** Passenger lists and ticks for places without a signal. */
export const SEA = 'sea';

/** Call it when a login has ended. */
export const eraseDevice = (): void => {
  try {
    indexedDB.deleteDatabase(SEA);
    indexedDB.deleteDatabase(DRAFTS);
  } catch {
    // The device has stored nothing.
  }
};
