import type { RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { inTime } from '../inTime';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take long. The handler bounds only its work afterwards, with `inTime`. */
    readsLong?: boolean;
  }
}

/**
 * Responses come before the browser gives up, so that it can show the error: 503 if the database is silent for longer.
 * Work that goes on behind it is found by the next request.
 */
const RESPONSE_MS = 9_500;

/** For every route, except streams. Hooks that wait for the database use `inTime` themselves. */
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
