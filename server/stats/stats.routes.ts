import { API } from '#contract/paths';
import { statsQuerySchema, statsSchema } from '#contract/stats/stats.schema';
import type { Context } from '#server/context';
import { documented, fileSchema } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { exportStats, readStats } from './stats.service';

export const statsAdminRoutes = (app: App, context: Context): void => {
  app.get(
    API.stats,
    {
      schema: { ...documented('stats', 'manageWatch'), querystring: statsQuerySchema, response: { 200: statsSchema } },
    },
    ({ query }) => readStats(context, query),
  );
  app.get(
    API.statsCsv,
    {
      schema: {
        ...documented('statsCsv', 'manageWatch'),
        querystring: statsQuerySchema,
        response: { 200: { content: { 'text/csv': { schema: fileSchema } } } },
      },
    },
    async ({ query }, reply) => {
      const { disposition, csv } = await exportStats(context, query);
      return reply.type('text/csv; charset=utf-8').header('Content-Disposition', disposition).send(csv);
    },
  );
};
