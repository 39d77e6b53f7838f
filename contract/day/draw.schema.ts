import { z } from 'zod';
import { dayDateSchema } from './day.schema';

/**
 * The answer 202 of `POST /api/guest/create` within the first seconds of an opening that is drawn (`fairStart` of the
 * policy): the request is stored with its place `number` (from 1, in the order of arrival; it says nothing about the
 * order in which seats are given), and is drawn at `drawAt`. The same request with the same Idempotency-Key gets the
 * outcome after that: the booking (200), or why there is none (409).
 */
export const collectedSchema = z.object({
  number: z.number().int().positive(),
  drawAt: z.iso.datetime(),
  date: dayDateSchema,
  guestCount: z.number().int().positive(),
});
export type Collected = z.infer<typeof collectedSchema>;

/**
 * `GET /api/reserve/{id}/draw`: what proves that the order was not chosen. `commitment` is the SHA-256 (hex) of the
 * text `seed`, and is published before booking opens; `seed` and `order` (the numbers of the requests in the order in
 * which they got seats) are null until the draw. The order is that of HMAC-SHA-256(seed, number) as hex. 404 for a day
 * whose opening is not drawn.
 */
export const drawSchema = z.object({
  opensAt: z.iso.datetime(),
  commitment: z.string(),
  seed: z.string().nullable(),
  order: z.array(z.number().int().positive()).nullable(),
  drawnAt: z.iso.datetime().nullable(),
});
export type Draw = z.infer<typeof drawSchema>;
