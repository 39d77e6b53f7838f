import { METRICS } from '#contract/paths';
import { bearerToken } from '#server/auth/accessToken';
import type { Context } from '#server/context';
import type { App } from '#server/http/fastify';
import type { Metrics } from './metrics';
import { mayRead, readMetrics } from './metrics.service';

interface MetricsOptions {
  metrics: Metrics;
  /** Without one, only the machine itself may read. */
  token: string | undefined;
}

/** Refused requests get the response of an unknown address. */
export const metricsRoutes = (
  app: App,
  context: Pick<Context, 'db' | 'clock'>,
  { metrics, token }: MetricsOptions,
): void => {
  app.get(METRICS, { schema: { hide: true }, config: { quiet: true } }, async (request, reply) => {
    const { ip: address, headers } = request;
    if (!mayRead(token, { address, headers, token: bearerToken(request) })) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await readMetrics(context, metrics));
  });
};
