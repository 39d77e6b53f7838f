import type { OpenAPIV3_1 } from 'openapi-types';
import { DOCS } from '#contract/paths';
import type { Site } from './site';

export type Schema = OpenAPIV3_1.SchemaObject;
export interface Operation {
  method: 'get' | 'post' | 'delete';
  path: string;
  operation: OpenAPIV3_1.OperationObject;
}

export const readDocument = async (site: Site): Promise<OpenAPIV3_1.Document> =>
  (await site.get(DOCS.document)).json<OpenAPIV3_1.Document>();

export const operationsOf = (document: OpenAPIV3_1.Document): Operation[] =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (['get', 'post', 'delete'] as const).flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );

/** `call` is method and path, `POST /api/guest/create`. */
export const operationNamed = (operations: readonly Operation[], call: string): Operation => {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call);
  if (!found) throw new Error(`${call} is not in the document`);
  return found;
};

export const resolved = (document: OpenAPIV3_1.Document, schema: Schema | OpenAPIV3_1.ReferenceObject): Schema => {
  if (!('$ref' in schema) || schema.$ref === undefined) return schema;
  const found = document.components?.schemas?.[schema.$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`${schema.$ref} leads nowhere`);
  return resolved(document, found);
};

type Body = { content?: Record<string, OpenAPIV3_1.MediaTypeObject> };
/** Of any content type. */
export const schemaOf = (document: OpenAPIV3_1.Document, body: unknown): Schema | null => {
  const [media] = Object.values((body as Body | undefined)?.content ?? {});
  return media?.schema ? resolved(document, media.schema) : null;
};

/** Of an object, or of the objects of a list. */
export const fieldsOf = (document: OpenAPIV3_1.Document, schema: Schema | null): string[] => {
  if (!schema) return [];
  if (schema.type === 'array') return fieldsOf(document, resolved(document, schema.items));
  return Object.keys(schema.properties ?? {});
};

/** At any depth. */
export const namesIn = (document: OpenAPIV3_1.Document, schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  if (Array.isArray(schema)) return schema.flatMap((inner) => namesIn(document, inner));
  const object = '$ref' in schema ? resolved(document, schema as OpenAPIV3_1.ReferenceObject) : (schema as Schema);
  return [
    ...Object.keys(object.properties ?? {}),
    ...Object.values(object).flatMap((inner) => namesIn(document, inner)),
    ...Object.values(object.properties ?? {}).flatMap((inner) => namesIn(document, inner)),
  ];
};
