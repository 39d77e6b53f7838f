import { z } from 'zod';
import {
  catchListQuerySchema,
  catchListSchema,
  catchSchema,
  latestCatchesSchema,
  managedCatchesSchema,
  saveCatchSchema,
} from '#contract/catch/catch.schema';
import { idSchema } from '#contract/day/day.schema';
import { pageIndexSchema } from '#contract/page.schema';
import { API } from '#contract/paths';
import { readKey } from '#server/bookings/make/draft';
import type { Context } from '#server/context';
import { documented, idempotencyHeaders } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { deleteCatch, listCatches, listManagedCatches, readCatch, readLatestCatches, saveCatch } from './catch.service';

export const catchRoutes = (app: App, context: Context): void => {
  app.get(
    API.latestCatches,
    {
      schema: { ...documented('latestCatches', 'catch'), response: { 200: latestCatchesSchema } },
      config: { cached: 'until a change' },
    },
    () => readLatestCatches(context),
  );
  app.get(
    API.catchList,
    {
      schema: {
        ...documented('catchList', 'catch'),
        querystring: catchListQuerySchema,
        response: { 200: catchListSchema },
      },
      config: { cached: 'until a change' },
    },
    ({ query }) => listCatches(context, query),
  );
  app.get(
    API.catchById,
    {
      schema: {
        ...documented('catchById', 'catch'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        response: { 200: catchSchema },
      },
      config: { cached: 'until a change' },
    },
    ({ params }) => readCatch(context, params.id),
  );
};

export const catchAdminRoutes = (app: App, context: Context): void => {
  app.get(
    API.managedCatches,
    {
      schema: {
        ...documented('managedCatches', 'manageCatch'),
        querystring: z.object({ page: pageIndexSchema }),
        response: { 200: managedCatchesSchema },
      },
    },
    ({ query }) => listManagedCatches(context, query.page),
  );
  app.post(
    API.saveCatch,
    {
      schema: {
        ...documented('saveCatch', 'manageCatch'),
        refusals: ['CONFLICT', 'NOT_FOUND', 'EARLIER_POST'],
        reads: { headers: idempotencyHeaders },
        body: saveCatchSchema,
        response: { 200: catchSchema },
      },
    },
    ({ body, headers, operator }) => saveCatch(context, { sent: body, key: readKey(headers) }, operator),
  );
  app.post(
    API.deleteCatch,
    {
      schema: {
        ...documented('deleteCatch', 'manageCatch'),
        refusals: ['NOT_FOUND'],
        body: z.object({ id: idSchema }),
        response: { 204: z.undefined() },
      },
    },
    async ({ body, operator }, reply) => {
      await deleteCatch(context, body.id, operator);
      return reply.status(204).send();
    },
  );
};
