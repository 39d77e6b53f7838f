import { z } from 'zod';
import { idSchema } from '../day/day.schema';

/**
 * `POST /api/guest/create` (specification 3, 7): `id` is the reserve day's id. The schema checks shapes only; the
 * rules of `booking.rules.ts` check lengths, in the form's order. `password` counts only while useReserveFind is Y.
 * An `Idempotency-Key` header (a UUID) makes a repeated request answer the first answer; with other content it is
 * refused with EARLIER_BOOKING.
 * With `askDuplicate` a second booking of the same number on the same day is refused with DUPLICATE_BOOKING, so that the
 * screen can ask; without it, it is made.
 */
export const createBookingSchema = z.object({
  id: idSchema,
  name: z.string(),
  password: z.string().nullish(),
  tel: z.string(),
  // Far more than a boat carries, and far less than the database can add up: who asks for too many is told how many
  // seats are left.
  guestCount: z.number().int().max(9_999),
  askDuplicate: z.boolean().optional(),
});

export const idempotencyKeySchema = z.uuid();

/**
 * `POST /api/guest/find` and `/cancel` (specification 7): booking number (with or without hyphens) and password.
 * 403 while useReserveFind is N; a wrong number and a wrong password give one and the same answer.
 */
export const lookupSchema = z.object({ guestId: z.string(), password: z.string() });
export type Lookup = z.infer<typeof lookupSchema>;
