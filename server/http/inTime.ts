import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors';

declare module 'fastify' {
  interface FastifyRequest {
    /** How long the request may still wait for the database, in milliseconds. */
    msLeft: number;
  }
}

/**
 * Throws UNAVAILABLE if the request's time ends first. A begun response may last as long as the client reads it. Not
 * Fastify's `handlerTimeout`: Node 20 withdraws it once the request's body is read.
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
