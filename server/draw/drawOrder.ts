import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A seed from the system's generator, as 64 hexadecimal digits. */
export const drawSeed = (): string => randomBytes(32).toString('hex');

/** What is published of a seed before the draw: `printf %s SEED | sha256sum` makes it again. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/**
 * The numbers in the order of HMAC-SHA-256(seed, number). Without the seed the place of a number cannot be computed; with it
 * the order can be made again.
 */
export const drawOrder = (seed: string, numbers: readonly number[]): number[] =>
  numbers
    .map((number) => ({ number, by: createHmac('sha256', seed).update(String(number)).digest('hex') }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ number }) => number);
