/** A compact schema of a response for the browser. The build makes it from the zod schemas. */
export type Shape =
  | 'any'
  | 'boolean'
  | 'number'
  | 'string'
  | { readonly only: readonly (string | number | boolean | null)[] }
  | { readonly either: readonly Shape[] }
  | { readonly each: Shape }
  | { readonly values: Shape }
  /** A key with a question mark is optional. */
  | { readonly has: Readonly<Record<string, Shape>> };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ignores additional keys, because a newer server may send them. */
export const matchesSchema = (shape: Shape, value: unknown): boolean => {
  if (shape === 'any') return true;
  if (typeof shape === 'string') return typeof value === shape;
  if ('only' in shape) return (shape.only as readonly unknown[]).includes(value);
  if ('either' in shape) return shape.either.some((one) => matchesSchema(one, value));
  if ('each' in shape) return Array.isArray(value) && value.every((item) => matchesSchema(shape.each, item));
  if (!isObject(value)) return false;
  if ('values' in shape) return Object.values(value).every((item) => matchesSchema(shape.values, item));
  return Object.entries(shape.has).every(([key, of]) => {
    const name = key.replace(/\?$/, '');
    return (name !== key && value[name] === undefined) || matchesSchema(of, value[name]);
  });
};
