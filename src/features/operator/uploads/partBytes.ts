import { PART_BYTES } from '#contract/picture/picture.rules';

/** Arrives within the server's 30 seconds at 1 KiB a second. */
const LEAST_BYTES = 16 * 1024;
/** After a part within this time the next one is larger. */
const QUICK_MS = 3_000;

/** A part is stored as a whole or not at all. */
export const afterFailure = (bytes: number): number => Math.max(LEAST_BYTES, bytes / 4);

export const afterPart = (bytes: number, ms: number): number =>
  ms < QUICK_MS ? Math.min(PART_BYTES, bytes * 2) : bytes;
