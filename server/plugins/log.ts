import fp from 'fastify-plugin';
import { createHmac } from 'node:crypto';
import { clientPrefix } from '../throttle/checkThrottles';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested frequently by machines; not logged at info level. */
    quiet?: boolean;
  }
}

/** Enough digits to distinguish addresses, and useless for anything but comparison. */
const HASH_DIGITS = 16;

/**
 * Logs one line for each response, with the request's id and its duration. Every log line of a request names the client
 * address as a keyed hash, so that an incident can be traced across requests: equal for all requests of an address, and
 * meaningless without the server's key.
 */
export const log = fp<{ key: Uint8Array }>((app, { key }, done) => {
  app.addHook('onRequest', (request, reply, next) => {
    const from = createHmac('sha256', key).update(clientPrefix(request.ip)).digest('hex').slice(0, HASH_DIGITS);
    request.log = request.log.child({ from });
    reply.log = request.log;
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const level = request.routeOptions.config.quiet ? 'debug' : 'info';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
    next();
  });
  done();
});
