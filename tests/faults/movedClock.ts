/** A settable clock for a product, by a preloaded library (clock.c). */
import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '#tests/support/processes';
import { compileLibrary } from './power/record';

export interface MovedClock {
  /** Environment variables of the product. */
  settings: Record<string, string>;
  /** Sets the offset from the real time, in whole seconds. */
  set: (seconds: number) => void;
}

export const openClock = (): MovedClock => {
  const file = path.join(temporaryFolder(), 'offset');
  const opened = openSync(file, 'w');
  process.once('exit', () => closeSync(opened));
  const set = (seconds: number): void => {
    const bytes = Buffer.alloc(8);
    bytes.writeBigInt64LE(BigInt(seconds));
    writeSync(opened, bytes, 0, bytes.length, 0);
  };
  set(0);
  const library = compileLibrary(path.join(import.meta.dirname, 'clock.c'));
  return { settings: { LD_PRELOAD: library, CLOCK_OFFSET: file }, set };
};
