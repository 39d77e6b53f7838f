import { z } from 'zod';
import { idSchema } from '#contract/day/day.schema';
import { MANIFEST_API } from '#contract/manifest/manifest.paths';
import {
  crewSchema,
  dayManifestSchema,
  manifestCountsQuerySchema,
  manifestCountsSchema,
  manifestLinkSchema,
  manifestPartySchema,
  manifestPlaceSchema,
  manifestSchema,
  manifestTokenSchema,
  openManifestSchema,
  operatorRemoveSchema,
  operatorSaveSchema,
  remindedSchema,
  remindManifestSchema,
  saveManifestSchema,
  storeCrewSchema,
} from '#contract/manifest/manifest.schema';
import type { Context } from '#server/context';
import { documented, fileSchema, idempotencyHeaders } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import { readKey } from '../make/draft';
import { readCrew, storeCrew } from './crew.service';
import { exportManifest } from './csv.service';
import { countManifests, readDayManifest, remindParties, removeByOperator, saveByOperator } from './day.service';
import { linkToPlace, openManifest, readManifest, removeFromManifest, saveManifest } from './manifest.service';

const REFUSALS = ['MANIFEST_OFF', 'MANIFEST_NOT_FOUND', 'MANIFEST_CLOSED'] as const;

/** `perMinute` limits the requests of an address to each endpoint. */
export const manifestRoutes = (app: App, context: Context, { perMinute }: { perMinute: number }): void => {
  const config = { rateLimit: rateLimitOf('bookingsPerMinute', perMinute) };
  app.post(
    MANIFEST_API.open,
    {
      schema: {
        ...documented('openManifest', 'manifest'),
        refusals: [...REFUSALS, 'FIND_OFF', 'BOOKING_NOT_FOUND', 'LOOKUP_LOCKED'],
        reads: { headers: idempotencyHeaders },
        body: openManifestSchema,
        response: { 200: manifestTokenSchema },
      },
      config,
    },
    ({ body, headers, ip }) => openManifest(context, body, readKey(headers), ip),
  );
  app.post(
    MANIFEST_API.find,
    {
      schema: {
        ...documented('findManifest', 'manifest'),
        refusals: REFUSALS,
        body: manifestTokenSchema,
        response: { 200: manifestSchema },
      },
      config,
    },
    ({ body }) => readManifest(context, body),
  );
  app.post(
    MANIFEST_API.save,
    {
      schema: {
        ...documented('saveManifest', 'manifest'),
        refusals: [...REFUSALS, 'MANIFEST_FULL', 'CONFLICT'],
        body: saveManifestSchema,
        response: { 200: manifestSchema },
      },
      config,
    },
    ({ body }) => saveManifest(context, body),
  );
  app.post(
    MANIFEST_API.remove,
    {
      schema: {
        ...documented('removeFromManifest', 'manifest'),
        refusals: REFUSALS,
        body: manifestPlaceSchema,
        response: { 200: manifestSchema },
      },
      config,
    },
    ({ body }) => removeFromManifest(context, body),
  );
  app.post(
    MANIFEST_API.link,
    {
      schema: {
        ...documented('linkToPlace', 'manifest'),
        refusals: [...REFUSALS, 'MANIFEST_FULL', 'CONFLICT'],
        body: manifestPlaceSchema,
        response: { 200: manifestLinkSchema },
      },
      config,
    },
    ({ body }) => linkToPlace(context, body),
  );
};

const byDay = z.object({ id: idSchema });

export const manifestAdminRoutes = (app: App, context: Context): void => {
  app.get(
    MANIFEST_API.day,
    {
      schema: {
        ...documented('dayManifest', 'manageManifest'),
        refusals: ['NOT_FOUND'],
        params: byDay,
        response: { 200: dayManifestSchema },
      },
    },
    ({ params }) => readDayManifest(context, params.id),
  );
  app.get(
    MANIFEST_API.csv,
    {
      schema: {
        ...documented('manifestCsv', 'manageManifest'),
        refusals: ['NOT_FOUND'],
        params: byDay,
        response: { 200: { content: { 'text/csv': { schema: fileSchema } } } },
      },
    },
    async ({ params }, reply) => {
      const { disposition, csv } = await exportManifest(context, params.id);
      return reply.type('text/csv; charset=utf-8').header('Content-Disposition', disposition).send(csv);
    },
  );
  app.get(
    MANIFEST_API.counts,
    {
      schema: {
        ...documented('manifestCounts', 'manageManifest'),
        querystring: manifestCountsQuerySchema,
        response: { 200: manifestCountsSchema },
      },
    },
    ({ query }) => countManifests(context, query),
  );
  app.post(
    MANIFEST_API.saveByOperator,
    {
      schema: {
        ...documented('saveByOperator', 'manageManifest'),
        refusals: ['NOT_FOUND', 'MANIFEST_OFF', 'MANIFEST_FULL', 'CONFLICT'],
        body: operatorSaveSchema,
        response: { 200: manifestPartySchema },
      },
    },
    ({ body, operator }) => saveByOperator(context, body, operator),
  );
  app.post(
    MANIFEST_API.removeByOperator,
    {
      schema: {
        ...documented('removeByOperator', 'manageManifest'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: operatorRemoveSchema,
        response: { 200: manifestPartySchema },
      },
    },
    ({ body, operator }) => removeByOperator(context, body, operator),
  );
  app.post(
    MANIFEST_API.remind,
    {
      schema: {
        ...documented('remindParties', 'manageManifest'),
        refusals: ['NOT_FOUND', 'MANIFEST_OFF', 'DAY_CANCELLED', 'DAY_OVER'],
        body: remindManifestSchema,
        response: { 200: remindedSchema },
      },
    },
    ({ body, operator }) => remindParties(context, body, operator),
  );
  app.get(
    MANIFEST_API.crew,
    { schema: { ...documented('crew', 'manageManifest'), response: { 200: crewSchema } } },
    () => readCrew(context, context.db),
  );
  app.post(
    MANIFEST_API.storeCrew,
    {
      schema: {
        ...documented('storeCrew', 'manageManifest'),
        refusals: ['CONFLICT'],
        body: storeCrewSchema,
        response: { 200: crewSchema },
      },
    },
    ({ body, operator }) => storeCrew(context, body, operator),
  );
};
