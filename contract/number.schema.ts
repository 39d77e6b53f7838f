import { z } from 'zod';

/**
 * A number of a form, which may be sent as its digits. Nothing else becomes one: a coerced null, false or empty text
 * would be 0, which is a value with a meaning. The rules say which numbers are allowed.
 */
export const sentNumberSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
]);
