import { z } from 'zod';

/**
 * A number of a form, which may be sent as digits. Other types are refused: a coerced null, false or empty text would
 * be 0, which is a valid value. The rules validate the range.
 */
export const sentNumberSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
]);
