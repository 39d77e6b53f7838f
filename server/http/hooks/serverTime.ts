import fp from 'fastify-plugin';
import { SERVER_TIME_HEADER } from '#contract/paths';

/** A phone's clock may be wrong. */
export const serverTime = fp<{ clock: () => Date }>(function serverTime(app, { clock }, done) {
  app.addHook('onRequest', (_, reply, next) => {
    reply.header(SERVER_TIME_HEADER, clock().getTime());
    next();
  });
  done();
});
