import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { OpenAPIV3_1 } from 'openapi-types';
import { apiDocs } from '../../copy/apiDocs';
import type { App } from '../fastify';
import { components } from './components';
import { describeCall } from './describe';
import { OPERATOR_CALLS } from './operatorCalls';
import { VISITOR_CALLS } from './visitorCalls';

export const DOCUMENTED_CALLS = [...VISITOR_CALLS, ...OPERATOR_CALLS];

/** Converts Fastify's `/api/reserve/:id` into OpenAPI's notation. */
export const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Whether an address is an API call; images, files and health checks are not. */
const isCall = (url: string): boolean => url.startsWith('/api/');

const fromSchemas = createJsonSchemaTransform({ schemaRegistry: components });
const withComponents = createJsonSchemaTransformObject({ schemaRegistry: components });

const described = (made: OpenAPIV3_1.Document): OpenAPIV3_1.Document => {
  const paths: OpenAPIV3_1.PathsObject = structuredClone(made.paths ?? {});
  for (const doc of DOCUMENTED_CALLS) {
    const item = paths[openApiPath(doc.path)];
    const operation = item?.[doc.method];
    if (item && operation) Object.assign(item, { [doc.method]: describeCall(operation, doc) });
  }
  // Schemas that occur only in responses do not need an input variant.
  const text = JSON.stringify(paths);
  const schemas = Object.entries(made.components?.schemas ?? {}).filter(([id]) =>
    [text, ...Object.values(made.components?.schemas ?? {}).map((schema) => JSON.stringify(schema))].some((part) =>
      part.includes(`"#/components/schemas/${id}"`),
    ),
  );
  return { ...made, paths, components: { ...made.components, schemas: Object.fromEntries(schemas) } };
};

/** Collects the calls that are registered from here on; the document is generated from their schemas. */
export const collectCalls = async (app: App): Promise<void> => {
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
    transform: (route) => {
      const made = fromSchemas(route);
      return isCall(route.url) ? made : { ...made, schema: { ...made.schema, hide: true } };
    },
    transformObject: (document) => described(withComponents(document) as OpenAPIV3_1.Document),
  });
};
