import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors';
import { answer } from '../refusals/refusal';

/** Answers every error with a status and a Korean message; unknown addresses are handled the same way. */
export const errors = fp(function errors(app, _, done) {
  app.setErrorHandler<FastifyError | AppError>(answer);
  app.setNotFoundHandler((request, reply) => answer(new AppError('NOT_FOUND'), request, reply));
  done();
});
