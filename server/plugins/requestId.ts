import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from '../fastify';

/**
 * The format of ids that proxies generate. Other values could bring the sender's text, even a telephone number, into
 * the log.
 */
const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/** Id of a request: the one sent by a trusted reverse proxy, so that both logs use the same id, or a new one. */
export const requestId =
  (behindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return behindProxy && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  };

/** Adds the request's id, as used in the log, to every response. */
export const answerRequestId = (app: App): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
};
