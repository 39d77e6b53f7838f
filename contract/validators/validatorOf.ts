import { z } from 'zod';
import type { Validator } from '../validator.rules';

type Json = z.core.JSONSchema.BaseSchema;

const validatorOfJson = (json: Json): Validator => {
  if (json.const !== undefined) return { only: [json.const] };
  if (json.enum) return { only: json.enum };
  const either = json.anyOf ?? json.oneOf;
  if (either) return { either: either.map((one) => validatorOfJson(one)) };
  const { type } = json as { type?: string | string[] };
  if (Array.isArray(type)) return { either: type.map((one) => validatorOfJson({ ...json, type: one } as Json)) };
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
      return { each: validatorOfJson(json.items as Json) };
    case 'object': {
      if (!json.properties)
        return {
          values: typeof json.additionalProperties === 'object' ? validatorOfJson(json.additionalProperties) : 'any',
        };
      const isRequired = (key: string) => json.required?.includes(key);
      return {
        has: Object.fromEntries(
          Object.entries(json.properties).map(([key, of]) => [
            isRequired(key) ? key : `${key}?`,
            validatorOfJson(of as Json),
          ]),
        ),
      };
    }
    default:
      return 'any';
  }
};

const withNewKeys = (validator: Validator, newKeys: readonly string[]): Validator => {
  if (newKeys.length === 0) return validator;
  if (typeof validator !== 'string' && 'each' in validator) return { each: withNewKeys(validator.each, newKeys) };
  const has = typeof validator === 'string' || !('has' in validator) ? {} : validator.has;
  const unknown = newKeys.find((key) => !(key in has));
  if (unknown !== undefined) throw new Error(`the response has no required field "${unknown}"`);
  const mark = (key: string): string => (newKeys.includes(key) ? `${key}?` : key);
  return { has: Object.fromEntries(Object.entries(has).map(([key, of]) => [mark(key), of])) };
};

/**
 * The validator of a response checks types, keys and enumerations; only the server checks lengths and ranges. During a
 * rolling release new pages also reach servers of the previous release. So `newKeys` may be missing in the response, or
 * in each row of a list. Readers need a fallback, and the next release removes them from the list.
 */
export const validatorOf = (schema: z.ZodType, newKeys: readonly string[] = []): Validator =>
  withNewKeys(
    validatorOfJson(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' })),
    newKeys,
  );
