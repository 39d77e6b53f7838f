import { createHash, createHmac, randomBytes } from 'node:crypto';

export const generateDrawSeed = (): string => randomBytes(32).toString('hex');

/** Published before the draw: `printf %s SEED | sha256sum` makes it again. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** HMAC-SHA-256(seed, number): nobody can compute a place without the seed, and everybody can with it. */
export const drawOrder = (seed: string, numbers: readonly number[]): number[] =>
  numbers
    .map((number) => ({ number, by: createHmac('sha256', seed).update(String(number)).digest('hex') }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ number }) => number);
