import type { RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { inTime } from '../inTime';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take long; `inTime` limits the handler's work after it. */
    readsLong?: boolean;
  }
}

/**
 * Responds before the browser times out, so that it can show the error: 503 if the database does not respond. The work
 * continues, and the next request finds its result.
 */
const RESPONSE_MS = 9_500;

/** For every route but streams. Hooks that wait for the database call `inTime` themselves. */
export const respondInTime = fp<{ responseMs?: number | undefined }>(function respondInTime(
  app,
  { responseMs = RESPONSE_MS },
  done,
) {
  app.decorateRequest('msLeft', responseMs);
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    if (config?.lasting || config?.readsLong) return;
    const bounded: RouteHandlerMethod = function (request, reply) {
      const outcome: unknown = handler.call(this, request, reply);
      return outcome instanceof Promise ? inTime(request, reply, outcome) : outcome;
    };
    route.handler = bounded;
  });
  done();
});
