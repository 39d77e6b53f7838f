import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds that may still pass while the request waits for the database. */
    msLeft: number;
  }
  interface FastifyContextConfig {
    /** The handler reads a body that may take long, and bounds only its work afterwards, with `inTime`. */
    readsLong?: boolean;
  }
}

/**
 * Everybody is answered within this time, with 503 if the database is silent for longer: before the browser gives up, so
 * that it can show what happened. What goes on behind the answer is found by the next request.
 */
const ANSWER_MS = 9_500;

/**
 * The outcome of some work for a request, or UNAVAILABLE if its time is over before. An answer that has begun may last
 * as long as the client reads it. Not Fastify's `handlerTimeout`, which Node 20 withdraws as soon as the request's body
 * has been read.
 */
export const inTime = async <Outcome>(
  request: FastifyRequest,
  { raw }: FastifyReply,
  work: Promise<Outcome>,
): Promise<Outcome> => {
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (!raw.headersSent) reject(new AppError('UNAVAILABLE'));
    }, request.msLeft);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    request.msLeft -= performance.now() - began;
  }
};

/** Bounds the handler of every route, except those that last. Hooks that wait for the database use `inTime` themselves. */
export const answersInTime = fp<{ answerMs?: number | undefined }>((app, { answerMs = ANSWER_MS }, done) => {
  app.decorateRequest('msLeft', answerMs);
  app.addHook('onRoute', (route) => {
    const { handler, config } = route;
    if (config?.lasting || config?.readsLong) return;
    const bounded: RouteHandlerMethod = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? inTime(request, reply, answer) : answer;
    };
    route.handler = bounded;
  });
  done();
});
