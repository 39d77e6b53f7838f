/** A compact schema of a response for the browser. The build makes it from the zod schemas. */
export type Validator =
  | 'any'
  | 'boolean'
  | 'number'
  | 'string'
  | { readonly only: readonly (string | number | boolean | null)[] }
  | { readonly either: readonly Validator[] }
  | { readonly each: Validator }
  | { readonly values: Validator }
  /** A key with a question mark is optional. */
  | { readonly has: Readonly<Record<string, Validator>> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ignores additional keys, because a newer server may send them. */
export const matchesSchema = (validator: Validator, value: unknown): boolean => {
  if (validator === 'any') return true;
  if (typeof validator === 'string') return typeof value === validator;
  if ('only' in validator) return (validator.only as readonly unknown[]).includes(value);
  if ('either' in validator) return validator.either.some((one) => matchesSchema(one, value));
  if ('each' in validator) return Array.isArray(value) && value.every((item) => matchesSchema(validator.each, item));
  if (!isObject(value)) return false;
  if ('values' in validator) return Object.values(value).every((item) => matchesSchema(validator.values, item));
  return Object.entries(validator.has).every(([key, of]) => {
    const name = key.replace(/\?$/, '');
    return (name !== key && value[name] === undefined) || matchesSchema(of, value[name]);
  });
};
