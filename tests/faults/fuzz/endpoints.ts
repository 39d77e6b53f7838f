/** Endpoints of the OpenAPI document: their fields and documented responses. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenAPIV3_1 } from 'openapi-types';

/** The parts of a schema that the arbitraries use. */
export interface Schema {
  type?: string | string[];
  anyOf?: Schema[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
}

export type Place = 'path' | 'query' | 'header' | 'body';
export interface Field {
  place: Place;
  name: string;
  required: boolean;
  schema: Schema;
}

/** Content types, none for a response without content, and the validator of JSON. */
interface DocumentedResponse {
  types: string[];
  accepts: ValidateFunction | null;
}

export interface Endpoint {
  /** Method and path as in the document: `GET /api/reserve/{id}`. */
  name: string;
  method: string;
  path: string;
  fields: Field[];
  /** The content type of the body; null for a request without one. */
  takes: string | null;
  login: 'bearer' | 'ticket' | null;
  responses: Map<string, DocumentedResponse>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const escaped = (piece: string): string => encodeURIComponent(piece.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Reads every endpoint of a document. */
export const endpointsOf = (document: OpenAPIV3_1.Document): Endpoint[] => {
  // Ajv gets the whole document as a schema to resolve its references. Formats are not checked, only patterns.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false });
  ajv.addSchema(document, 'document');

  const responsesOf = (operation: OpenAPIV3_1.OperationObject, at: string[]): Endpoint['responses'] =>
    new Map(
      Object.entries(operation.responses ?? {}).map(([status, response]) => {
        const types = Object.keys((response as OpenAPIV3_1.ResponseObject).content ?? {});
        const json = [...at, 'responses', status, 'content', 'application/json', 'schema'];
        const $ref = `document#/${json.map(escaped).join('/')}`;
        return [status, { types, accepts: types.includes('application/json') ? ajv.compile({ $ref }) : null }];
      }),
    );

  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method): Endpoint[] => {
      const operation = item?.[method];
      if (!operation) return [];
      const { parameters = [], requestBody, security = [] } = operation;
      const [[takes, media] = [null, null]] = Object.entries(
        (requestBody as OpenAPIV3_1.RequestBodyObject | undefined)?.content ?? {},
      );
      const body = (media?.schema ?? {}) as Schema;
      const [login = null] = security.flatMap((one) => Object.keys(one)) as ('bearer' | 'ticket')[];
      return [
        {
          name: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase(),
          path,
          fields: [
            ...(parameters as OpenAPIV3_1.ParameterObject[]).map(({ in: place, name, required, schema }) => ({
              place: place as Place,
              name,
              required: required ?? false,
              schema: schema as Schema,
            })),
            ...Object.entries(body.properties ?? {}).map(([name, schema]) => ({
              place: 'body' as const,
              name,
              required: body.required?.includes(name) ?? false,
              schema,
            })),
          ],
          takes,
          login,
          responses: responsesOf(operation, ['paths', path, method]),
        },
      ];
    }),
  );
};
