import rateLimit from '@fastify/rate-limit';
import { AppError } from '../errors';
import type { App } from '../fastify';
import { clientPrefix } from '../throttle/checkThrottles';

/**
 * Rate limits by address for the routes that declare one. Counted in memory, as a protection against floods; limits
 * that protect a secret are counted in the database (`throttle/`).
 */
export const limitRates = async (app: App): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    // A household with IPv6 can use any number of addresses.
    keyGenerator: ({ ip }) => clientPrefix(ip),
    // The plugin sets Retry-After itself.
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
};
