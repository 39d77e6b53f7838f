import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { AppError } from '#server/errors';
import { clientPrefix } from './address';
import { LIMITS, type LimitName } from './limits';

/** Beyond this number of addresses, counting restarts. */
const MOST = 50_000;

/** Replaces the plugin's store, which keeps a count too long after the machine's clock moves back. */
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

export const rateLimitOf = (limit: LimitName, most: number = LIMITS[limit].most) => ({
  max: most,
  timeWindow: LIMITS[limit].windowMs,
});

/** In memory, against floods. */
export const rateLimits = fp(async function rateLimits(app) {
  await app.register(rateLimit, {
    global: false,
    store: SteadyStore,
    // An IPv6 household has any number of addresses.
    keyGenerator: ({ ip }) => clientPrefix(ip),
    // The plugin sets Retry-After itself.
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
});
