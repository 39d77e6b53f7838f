import fp from 'fastify-plugin';
import { HOUR_MS } from '#contract/time.rules';
import type { Context } from '#server/context';
import { saveSetup } from './setup.repository';

/** Records a request at the public address, at most once an hour. */
export const noteReached = fp<Pick<Context, 'db' | 'clock' | 'publicUrl'>>(function noteReached(
  app,
  { db, clock, publicUrl },
  done,
) {
  done();
  if (publicUrl === undefined) return;
  const { host } = new URL(publicUrl);
  let noted = 0;
  app.addHook('onRequest', (request, _reply, next) => {
    next();
    const now = clock();
    if (request.host.toLowerCase() !== host || now.getTime() - noted < HOUR_MS) return;
    noted = now.getTime();
    saveSetup(db, { reachedUrl: publicUrl, reachedAt: now.toISOString() }).catch(() => {
      noted = 0;
    });
  });
});
