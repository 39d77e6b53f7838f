import { performance } from 'node:perf_hooks';

/** Two operations; the duration of the first is expressed as a multiple of the second. */
export interface Pair {
  title: string;
  /** The measured operation and the reference. Each runs once per call. */
  measured: () => Promise<void>;
  reference: () => Promise<void>;
  /** Calls per round; fast operations need more than slow ones. */
  calls: number;
}

export interface Ratio {
  title: string;
  median: number;
  lowest: number;
  highest: number;
}

const ROUNDS = 9;

const timed = async (work: () => Promise<void>, calls: number): Promise<number> => {
  const began = performance.now();
  for (let call = 0; call < calls; call += 1) await work();
  return performance.now() - began;
};

/**
 * Runs both operations alternately, so that other load on the machine affects both, and returns their ratio. The first
 * round is a warm-up and is not counted.
 */
export const compare = async ({ title, measured, reference, calls }: Pair): Promise<Ratio> => {
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const first = round % 2 === 0;
    const before = first ? await timed(measured, calls) : 0;
    const held = await timed(reference, calls);
    const took = first ? before : await timed(measured, calls);
    if (round > 0) ratios.push(took / held);
  }
  ratios.sort((a, b) => a - b);
  const at = (index: number): number => ratios[index] ?? Number.NaN;
  return { title, median: at((ROUNDS - 1) / 2), lowest: at(0), highest: at(ROUNDS - 1) };
};
