import type { FastifyServerOptions } from 'fastify';
import { createHmac } from 'node:crypto';
import type { App } from '../fastify';
import { lineOf } from '../throttle/passThrottles';
import { failureOf } from './failure';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked all the time by machines: not worth a line at info. */
    quiet?: boolean;
  }
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Structured lines without anything about a person: no body, no header, no query. Whatever a library logs of a request
 * or an error passes these serialisers.
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

/** Enough to tell lines apart, and of no use but for comparing. */
const HASH_DIGITS = 16;

/** Who asks, as the log may tell it: the same for all requests of an address, and nothing without the server's key. */
export const hashAddress = (key: Uint8Array, address: string): string =>
  createHmac('sha256', key).update(lineOf(address)).digest('hex').slice(0, HASH_DIGITS);

/** Every line of a request says, hashed, from which address it came: an incident is followed from one to the other. */
export const logAddresses = (app: App, key: Uint8Array): void => {
  app.addHook('onRequest', (request, reply, done) => {
    request.log = request.log.child({ from: hashAddress(key, request.ip) });
    reply.log = request.log;
    done();
  });
};

/** One line for each answer, with the request's id and how long it took. */
export const logAnswers = (app: App): void => {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.quiet ? 'debug' : 'info';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};
