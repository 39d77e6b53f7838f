import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/errors';
import { sendError } from '../refusals/refusal';

/** Gives every error and unknown address a status and a Korean message. */
export const errors = fp(function errors(app, _, done) {
  app.setErrorHandler<FastifyError | AppError>(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('NOT_FOUND'), request, reply));
  done();
});
