import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { AppError } from '../errors';
import { clientPrefix } from '../throttle/checkThrottles';

/**
 * Rate limits by address for the routes that declare one. Counted in memory, as a protection against floods; limits
 * that protect a secret are counted in the database (`throttle/`).
 */
export const rateLimits = fp(async (app) => {
  await app.register(rateLimit, {
    global: false,
    // A household with IPv6 can use any number of addresses.
    keyGenerator: ({ ip }) => clientPrefix(ip),
    // The plugin sets Retry-After itself.
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
});
