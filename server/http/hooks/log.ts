import fp from 'fastify-plugin';
import type { IncomingMessage } from 'node:http';
import { addressHash } from '#server/limits/address';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Machines request it frequently; not logged at info level. */
    quiet?: boolean;
  }
}

/** A request about one person, or one that changes something. */
const PERSONAL = /^\/api\/(manage|guest|auth)\//i;
/** A successful read of public data. */
const isPublicRead = (method: string, url: string, status: number): boolean =>
  (method === 'GET' || method === 'HEAD') && status < 400 && !PERSONAL.test(url);

/** Without the request itself, because the log's redaction copies all fields, slower than the response. */
const lineOf = (
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
  /** Logs public reads. */
  logReads: boolean;
}

/**
 * One line per response, with the request's id and duration. The client address is a keyed hash: it links requests of
 * an incident and is meaningless without the server's key.
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
    const line = lineOf({ method, url: originalUrl }, reply, Math.round(reply.elapsedTime));
    request.log[isQuiet ? 'debug' : 'info'](line, 'answered');
    next();
  });
  done();
});
