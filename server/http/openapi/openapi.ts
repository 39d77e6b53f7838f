import swagger from '@fastify/swagger';
import type { FastifySchema, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { userSchema } from '#contract/auth/auth.schema';
import { guestSchema, managedGuestSchema } from '#contract/booking/guest.schema';
import { configInfoSchema, configLogicSchema } from '#contract/config/config.schema';
import { reserveDaySchema } from '#contract/day/day.schema';
import { errorBodySchema, type ErrorCode } from '#contract/errors';
import { liveEventSchema } from '#contract/live/live.schema';
import { apiDocs } from '#copy/apiDocs';
import { messageOf, STATUS } from '../refusals/refusal';
import { documentation, LOGIN } from './documented';

/** These schemas have names in the document; all others are written inline. */
for (const [id, schema] of Object.entries({
  ErrorBody: errorBodySchema,
  ConfigInfo: configInfoSchema,
  ConfigLogic: configLogicSchema,
  ReserveDay: reserveDaySchema,
  Guest: guestSchema,
  ManagedGuest: managedGuestSchema,
  User: userSchema,
  LiveEvent: liveEventSchema,
}))
  documentation.add(schema, { id });
const ERROR_BODY = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };

const fromSchemas = createJsonSchemaTransform({ schemaRegistry: documentation });
const withNamed = createJsonSchemaTransformObject({ schemaRegistry: documentation });

const refusalsOf = (route: RouteOptions, { security, refusals = [] }: FastifySchema) =>
  new Set<ErrorCode>([
    // Also without parameters, because a NUL anywhere in an address is refused.
    'VALIDATION',
    ...(security ? (['UNAUTHENTICATED'] as const) : []),
    ...(security === LOGIN ? (['TOKEN_EXPIRED'] as const) : []),
    ...(route.method === 'GET' ? [] : (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(route.url.includes('/:') ? (['ADDRESS_TOO_LONG'] as const) : []),
    ...refusals,
    ...(route.config?.rateLimit ? (['TOO_MANY_REQUESTS'] as const) : []),
    'UNAVAILABLE',
    'INTERNAL',
  ]);

/** For the examples of error messages: two seats left, a lock of ten minutes, an opening. */
const SAMPLE = { seatsLeft: 2, retryAfter: 600, opensAt: '2026-11-25T11:00:00.000Z' };
const RETRY_AFTER = { 'Retry-After': { type: 'integer', description: apiDocs.retryAfter } };

/** By status, with the Korean messages and their common schema. */
const refusalResponses = (codes: ReadonlySet<ErrorCode>): Record<string, object> => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code]);
  return Object.fromEntries(
    Array.from(byStatus, ([status, reasons]) => [
      status,
      {
        description: reasons.map((code) => `- \`${code}\` ${messageOf(code, SAMPLE)}`).join('\n'),
        ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
        content: ERROR_BODY,
      },
    ]),
  );
};

type Made = { type?: string; content?: object };
const successResponse = (made: Made, declared: unknown): object => {
  if (made.type === 'null') return { ...made, description: apiDocs.noBody };
  const { headers } = declared as { headers?: object };
  const content = made.content ?? { 'application/json': { schema: made } };
  return { description: apiDocs.answered, ...(headers && { headers }), content };
};

/** Register it before the routes: the document is generated from their schemas. */
export const openApi = fp(async function openApi(app) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: apiDocs.title, description: apiDocs.description, version: '1' },
      tags: Object.values(apiDocs.tags).map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: apiDocs.bearer },
          ticket: { type: 'apiKey', in: 'query', name: 'token', description: apiDocs.ticket },
        },
      },
    },
    transform: ({ schema: declared = {}, ...rest }) => {
      const { schema, url } = fromSchemas({ ...rest, schema: { ...declared, ...declared.reads } });
      // Images, files and health checks are not part of the API.
      if (schema?.hide || !url.startsWith('/api/')) return { schema: { hide: true }, url };
      const responses = Object.entries((schema?.response ?? {}) as Record<string, Made>);
      const declaredResponses = (declared.response ?? {}) as Record<string, unknown>;
      const response = {
        ...Object.fromEntries(
          responses.map(([status, made]) => [status, successResponse(made, declaredResponses[status])]),
        ),
        ...refusalResponses(refusalsOf(rest.route, { ...declared, ...schema })),
      };
      return { schema: { ...schema, response }, url };
    },
    transformObject: (made) => {
      const document = withNamed(made) as OpenAPIV3_1.Document;
      // The named schemas occur only in responses and need no input variant.
      const schemas = Object.entries(document.components?.schemas ?? {}).filter(([id]) => !id.endsWith('Input'));
      return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
    },
  });
});
