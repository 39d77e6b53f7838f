import type { FastifyServerOptions } from 'fastify';
import { createHmac } from 'node:crypto';
import type { App } from '../fastify';
import { clientPrefix } from '../throttle/checkThrottles';
import { failureOf } from './failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requested frequently by machines; not logged at info level. */
    quiet?: boolean;
  }
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Structured log lines without personal data: no bodies, headers or queries. Everything that a library logs about a
 * request or an error passes these serializers.
 */
export const loggerOptions = (level: string, stream?: { write: (line: string) => void }): LoggerOptions => ({
  level,
  ...(stream ? { stream } : {}),
  redact: ['headers', '*.headers', 'body', 'password', 'token', 'name', 'phone', 'tel'],
  serializers: {
    req: ({ method, url }: { method: string; url?: string }) => ({ method, path: (url ?? '').split('?')[0] ?? '' }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
    err: failureOf,
  },
});

/** Enough digits to distinguish addresses, and useless for anything but comparison. */
const HASH_DIGITS = 16;

/**
 * The client address for the log, as a keyed hash: equal for all requests of an address, and meaningless without the
 * server's key.
 */
export const hashAddress = (key: Uint8Array, address: string): string =>
  createHmac('sha256', key).update(clientPrefix(address)).digest('hex').slice(0, HASH_DIGITS);

/** Adds the hashed client address to every log line of a request, so that an incident can be traced across requests. */
export const logAddresses = (app: App, key: Uint8Array): void => {
  app.addHook('onRequest', (request, reply, done) => {
    request.log = request.log.child({ from: hashAddress(key, request.ip) });
    reply.log = request.log;
    done();
  });
};

/** Logs one line for each response, with the request's id and its duration. */
export const logAnswers = (app: App): void => {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.quiet ? 'debug' : 'info';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};
