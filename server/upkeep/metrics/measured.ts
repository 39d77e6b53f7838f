import fp from 'fastify-plugin';
import type { Db } from '#server/db/tables';
import { afterCommit, observeTransactions } from '#server/db/unitOfWork';
import type { LiveBus } from '#server/bus/bus';
import type { Metrics } from './metrics';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response lasts as long as the client reads it: its duration says nothing about the server. */
    lasting?: boolean;
  }
}

/** Addresses without a route share a label, so that the number of labels is limited. */
const NO_ROUTE = 'none';

/** Counts requests of the general path and transactions of its database. */
export const measured = fp<{ metrics: Metrics; db: Db }>(function measured(app, { metrics, db }, done) {
  observeTransactions(db, (seconds) => metrics.transactions.observe(seconds));
  app.addHook('onReady', (next) => {
    metrics.start();
    next();
  });
  app.addHook('onClose', (_, next) => {
    metrics.stop();
    next();
  });
  app.addHook('onResponse', ({ method, routeOptions }, reply, next) => {
    const { url: route = NO_ROUTE, config } = routeOptions;
    const seconds = config.lasting ? null : reply.elapsedTime / 1000;
    metrics.countRequest({ method, route, status: reply.statusCode, seconds });
    next();
  });
  done();
});

/** Counts the changes that this process has committed. */
export const countedBus = (bus: LiveBus, { changes }: Metrics): LiveBus => ({
  ...bus,
  publish: (transaction, published) => {
    afterCommit(transaction, () => {
      for (const { action } of published) changes.inc({ action });
    });
    return bus.publish(transaction, published);
  },
});
