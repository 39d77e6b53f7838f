import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { AppError } from '../errors';
import { clientPrefix } from './address';
import { LIMITS, type LimitName } from './limits';

/** Addresses that are counted at once; with more, counting starts again. */
const MOST = 50_000;

/**
 * Counts in memory by a clock that never jumps: the plugin's own store goes by the time of day, and would hold a count
 * for as long as the machine's clock has gone back. All windows of a route begin together.
 */
class SteadyStore implements FastifyRateLimitStore {
  readonly #counts = new Map<string, number>();
  #ends = 0;

  readonly incr: FastifyRateLimitStore['incr'] = (key, callback, windowMs) => {
    const now = performance.now();
    if (now >= this.#ends || this.#counts.size >= MOST) {
      this.#counts.clear();
      this.#ends = now + windowMs;
    }
    const current = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, current);
    callback(null, { current, ttl: Math.ceil(this.#ends - now) });
  };

  child(): FastifyRateLimitStore {
    return new SteadyStore();
  }
}

/** A limit that is counted in memory, for the config of a route. `most` is what a setting has made of it. */
export const rateLimitOf = (limit: LimitName, most: number = LIMITS[limit].most) => ({
  max: most,
  timeWindow: LIMITS[limit].windowMs,
});

/**
 * Rate limits by address for the routes that declare one. Counted in memory, as a protection against floods.
 */
export const rateLimits = fp(async function rateLimits(app) {
  await app.register(rateLimit, {
    global: false,
    store: SteadyStore,
    // A household with IPv6 can use any number of addresses.
    keyGenerator: ({ ip }) => clientPrefix(ip),
    // The plugin sets Retry-After itself.
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
});
