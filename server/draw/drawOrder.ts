import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 64 hexadecimal digits of the system's generator. */
export const drawSeed = (): string => randomBytes(32).toString('hex');

/** Published before the draw: `printf %s SEED | sha256sum` makes it again. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/**
 * By HMAC-SHA-256(seed, number). Without the seed nobody can compute the place of a number; with it everybody can
 * repeat the order.
 */
export const drawOrder = (seed: string, numbers: readonly number[]): number[] =>
  numbers
    .map((number) => ({ number, by: createHmac('sha256', seed).update(String(number)).digest('hex') }))
    .sort((one, other) => (one.by < other.by ? -1 : 1))
    .map(({ number }) => number);
