import { z } from 'zod';

/**
 * Forms may send digits as text. Other types are refused: null, false or empty text would be coerced to 0, a valid
 * number. The rules validate the range.
 */
export const sentNumberSchema = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number),
]);
