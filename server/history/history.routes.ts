import { historyQuerySchema, historySchema } from '#contract/history/history.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { listChanges } from './history.service';

export const historyRoutes = (app: App, context: Context): void => {
  app.get(
    API.history,
    {
      schema: {
        ...documented('history', 'manageWatch'),
        querystring: historyQuerySchema,
        response: { 200: historySchema },
      },
    },
    ({ query }) => listChanges(context, query),
  );
};
