import { z } from 'zod';
import { dayDateSchema } from './day.schema';

/**
 * The 202 response of `POST /api/guest/create` in the first seconds of an opening with a lottery. `number` is the order
 * of arrival and gives no priority. The same Idempotency-Key gets the outcome after `drawAt`: 200 or 409.
 */
export const collectedSchema = z.object({
  number: z.number().int().positive(),
  drawAt: z.iso.datetime(),
  date: dayDateSchema,
  guestCount: z.number().int().positive(),
});
export type Collected = z.infer<typeof collectedSchema>;

/**
 * `GET /api/reserve/{id}/draw` proves that the order is random: requests are sorted by HMAC-SHA-256(seed, number) as
 * hex. `commitment` is the SHA-256 of `seed`, published before the opening; `seed` and `order` are null until the draw.
 */
export const drawSchema = z.object({
  opensAt: z.iso.datetime(),
  commitment: z.string(),
  seed: z.string().nullable(),
  order: z.array(z.number().int().positive()).nullable(),
  drawnAt: z.iso.datetime().nullable(),
});
export type Draw = z.infer<typeof drawSchema>;
