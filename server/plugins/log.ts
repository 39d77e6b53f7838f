import type { FastifyServerOptions } from 'fastify';
import type { App } from '../fastify';

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
    err: (error: Error) => ({ type: error.name, message: '', stack: placeOf(error) }),
  },
});

/** Where an error came from, without what it says: a stack begins with the message, which may quote what was sent. */
export const placeOf = ({ stack = '' }: Error): string => {
  const frames = stack.search(/^\s+at /m);
  return frames < 0 ? '' : stack.slice(frames);
};

/** One line for each answer, with the request's id and how long it took. */
export const logAnswers = (app: App): void => {
  app.addHook('onResponse', async (request, reply) => {
    const level = request.routeOptions.config.quiet ? 'debug' : 'info';
    request.log[level]({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
};
