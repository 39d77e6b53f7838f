import { z } from 'zod';
import type { Shape } from '../shape.rules';

type Json = z.core.JSONSchema.BaseSchema;

const shapeOfJson = (json: Json): Shape => {
  if (json.const !== undefined) return { only: [json.const] };
  if (json.enum) return { only: json.enum };
  const either = json.anyOf ?? json.oneOf;
  if (either) return { either: either.map((one) => shapeOfJson(one)) };
  const { type } = json as { type?: string | string[] };
  if (Array.isArray(type)) return { either: type.map((one) => shapeOfJson({ ...json, type: one } as Json)) };
  switch (json.type) {
    case 'null':
      return { only: [null] };
    case 'integer':
      return 'number';
    case 'boolean':
    case 'number':
    case 'string':
      return json.type;
    case 'array':
      return { each: shapeOfJson(json.items as Json) };
    case 'object': {
      if (!json.properties)
        return {
          values: typeof json.additionalProperties === 'object' ? shapeOfJson(json.additionalProperties) : 'any',
        };
      const isRequired = (key: string) => json.required?.includes(key);
      return {
        has: Object.fromEntries(
          Object.entries(json.properties).map(([key, of]) => [
            isRequired(key) ? key : `${key}?`,
            shapeOfJson(of as Json),
          ]),
        ),
      };
    }
    default:
      return 'any';
  }
};

/**
 * The shape by which the browser checks a response: types, keys and enumerations; lengths and ranges are the server's.
 * While a release replaces another one, its pages also ask servers of the one before, so a response may lack its
 * `newKeys`: its reader has something else to show, and the release after takes them off.
 */
export const shapeOf = (schema: z.ZodType, newKeys: readonly string[] = []): Shape => {
  const shape = shapeOfJson(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' }));
  if (typeof shape === 'string' || !('has' in shape)) return shape;
  const mark = (key: string): string => (newKeys.includes(key) ? `${key}?` : key);
  return { has: Object.fromEntries(Object.entries(shape.has).map(([key, of]) => [mark(key), of])) };
};
