import fp from 'fastify-plugin';
import type { IncomingMessage } from 'node:http';
import { addressHash } from '../addressHash';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested frequently by machines; not logged at info level. */
    quiet?: boolean;
  }
}

/** Calls that concern one person or change something. */
const PERSONAL = /^\/api\/(manage|guest|auth)\//i;
/** Whether a request has only read what everybody may read, and got it. */
const isPublicRead = (method: string, url: string, status: number): boolean =>
  (method === 'GET' || method === 'HEAD') && status < 400 && !PERSONAL.test(url);

/**
 * What the line of an answer says. Not the request itself: the redaction of the log copies all fields of what it is
 * given, which would take longer than the answer.
 */
const answered = (
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  { statusCode }: { statusCode: number },
  ms: number,
) => ({
  req: { method, url },
  res: { statusCode },
  ms,
});

export interface LogOptions {
  /** Key of the hash of client addresses. */
  key: Uint8Array;
  /** Whether answers to public reads have a line each. */
  logReads: boolean;
}

/**
 * Logs one line for each response, with the request's id and its duration. Every log line of a request names the client
 * address as a keyed hash, so that an incident can be traced across requests: equal for all requests of an address, and
 * meaningless without the server's key.
 */
export const log = fp<LogOptions>(function log(app, { key, logReads }, done) {
  const hashOf = addressHash(key);
  app.addHook('onRequest', (request, reply, next) => {
    request.log = request.log.child({ from: hashOf(request.ip) });
    reply.log = request.log;
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    const { method, originalUrl } = request;
    const isQuiet =
      request.routeOptions.config.quiet || (!logReads && isPublicRead(method, originalUrl, reply.statusCode));
    const line = answered({ method, url: originalUrl }, reply, Math.round(reply.elapsedTime));
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered');
    next();
  });
  done();
});
