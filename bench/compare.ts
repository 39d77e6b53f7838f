import { performance } from 'node:perf_hooks';

/** Two ways to spend time, of which the first is expressed in the second. */
export interface Pair {
  title: string;
  /** What one of `measured` costs, and what it is held against. Each runs once per call. */
  measured: () => Promise<void>;
  reference: () => Promise<void>;
  /** Calls per round; what is quick wants more of them than what is slow. */
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
 * Runs both in turns, so that whatever else the machine does hits both, and answers their ratio. The first round warms
 * up and is not counted.
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
