import { HEALTH } from '#contract/paths';
import { unready } from '#copy/server';
import type { App } from '#server/http/fastify';
import { readiness, type HealthContext } from './health.service';

/** Monitoring sends a request every few seconds: logged at debug level only. */
export const healthRoutes = (app: App, context: HealthContext): void => {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  const config = { quiet: true };
  app.get(HEALTH.alive, { config }, () => ({ status: 'alive' }));
  app.get(HEALTH.ready, { config }, async (_, reply) => {
    const found = stopping ? 'stopping' : await readiness(context);
    if (typeof found === 'string') return reply.code(503).send({ status: found, message: unready[found] });
    // Without the reason of a failure, because it names folders and this address is public.
    return { status: 'ready', backup: { state: found.state, ...('doneAt' in found && { doneAt: found.doneAt }) } };
  });
};
