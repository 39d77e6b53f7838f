import { z } from 'zod';

/**
 * Forms may send digits as text. Other types are refused: a coerced null, false or empty text would be 0, which is
 * valid. The rules validate the range.
 */
export const sentNumberSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
]);
