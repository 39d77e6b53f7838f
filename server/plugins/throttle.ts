import rateLimit from '@fastify/rate-limit';
import { AppError } from '../errors';
import type { App } from '../fastify';
import { lineOf } from '../throttle/passThrottles';

/**
 * Limits per address for the routes that name one. Counted in memory: it holds off a flood, while what guards a secret
 * is counted in the database (`throttle/`).
 */
export const limitRates = async (app: App): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    // A household with IPv6 draws addresses as it likes.
    keyGenerator: ({ ip }) => lineOf(ip),
    // The plugin sets Retry-After itself.
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
};
