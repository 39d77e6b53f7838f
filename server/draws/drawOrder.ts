import { createHash, createHmac, randomBytes } from 'node:crypto';

export const generateDrawSeed = (): string => randomBytes(32).toString('hex');

/** Published before the draw. `printf %s SEED | sha256sum` recreates it. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** HMAC-SHA-256(seed, number): without the seed no place can be computed. */
export const drawOrder = (seed: string, numbers: readonly number[]): number[] =>
  numbers
    .map((number) => ({ number, by: createHmac('sha256', seed).update(String(number)).digest('hex') }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ number }) => number);
