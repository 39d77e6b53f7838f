import { HEALTH } from '../../contract/paths';
import { unready } from '../../copy/server';
import type { Context } from '../context';
import type { App } from '../fastify';
import { readiness } from './health.service';

/** For monitoring: requested every few seconds, and therefore logged at debug level only. */
export const healthRoutes = (app: App, context: Pick<Context, 'db'>): void => {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  const config = { quiet: true };
  app.get(HEALTH.alive, { config }, () => ({ status: 'alive' }));
  app.get(HEALTH.ready, { config }, async (_, reply) => {
    const reason = stopping ? 'stopping' : await readiness(context);
    if (reason === null) return { status: 'ready' };
    return reply.code(503).send({ status: reason, message: unready[reason] });
  });
};
