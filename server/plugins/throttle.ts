import rateLimit from '@fastify/rate-limit';
import { AppError } from '../errors';
import type { App } from '../fastify';

/**
 * Limits per address for the routes that name one. Counted in memory: it holds off a flood, while what guards a secret
 * is counted in the database (`throttle/`).
 */
export const limitRates = async (app: App): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    // The plugin sets Retry-After itself.
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
};
