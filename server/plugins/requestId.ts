import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { App } from '../fastify';

/** What a proxy makes up: anything else could carry words of its sender, a phone number even, into the log. */
const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/;

/** Names a request: by our own reverse proxy's id, where there is one, so that both logs say the same; or by a new one. */
export const requestId =
  (behindProxy: boolean) =>
  ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers['x-request-id'];
    return behindProxy && typeof given === 'string' && UUID.test(given) ? given : randomUUID();
  };

/** Every answer says the id under which the log knows its request. */
export const answerRequestId = (app: App): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id);
    done();
  });
};
