import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** Milliseconds that may still pass while the request waits for the database. */
    msLeft: number;
  }
}

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
