import fp from 'fastify-plugin';
import { requestIdOf } from '../requestIdOf';

/** For the log and the response. */
export const requestId = fp<{ behindProxy: boolean }>(function requestId(app, { behindProxy }, done) {
  app.setGenReqId(requestIdOf(behindProxy));
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('X-Request-Id', request.id);
    next();
  });
  done();
});
