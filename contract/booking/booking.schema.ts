import { z } from 'zod';
import { yesNoSchema } from '../config/config.schema';
import { idSchema, pricesSchema } from '../day/day.schema';

/**
 * `POST /api/guest/create` (specification 3, 7); `id` is the day's. A retry with the same `Idempotency-Key` (a UUID)
 * gets the first response; a different request with it gets EARLIER_BOOKING. With `askDuplicate`, a second booking of
 * the number gets DUPLICATE_BOOKING. `seen` are the agreed prices; if they differ, PRICE_CHANGED.
 */
export const createBookingSchema = z.object({
  id: idSchema,
  name: z.string(),
  password: z.string().nullish(),
  tel: z.string(),
  // Avoids overflow in the database. Up to this value the error names the seats left.
  guestCount: z.number().int().max(9_999),
  askDuplicate: z.boolean().optional(),
  seen: pricesSchema.optional(),
});

export const idempotencyKeySchema = z.uuid();

/**
 * `POST /api/guest/outcome`, after a lottery's screen was reloaded. `key` is the `Idempotency-Key` of the booking
 * request. 202 before the draw, then the response to the booking request. NOT_DRAWN (404) for an unknown key, or if the
 * opening was postponed.
 */
export const bookingOutcomeSchema = z.object({ id: idSchema, key: idempotencyKeySchema });

/** `POST /api/guest/find` and `/cancel` (specification 7). A wrong number or password gets the same response. */
export const lookupSchema = z.object({ guestId: z.string(), password: z.string() });
export type Lookup = z.infer<typeof lookupSchema>;

/** `seen` is the displayed refund, in 10,000 won. SUM_CHANGED with the current `sum` if it differs. */
export const cancelBookingSchema = lookupSchema.extend({ seen: z.number().min(0).optional() });
export type CancelBooking = z.infer<typeof cancelBookingSchema>;

/**
 * `POST /api/guest/deposit`. Requires the booking's `Idempotency-Key` or password. An empty `payer` is the booker.
 * NO_DEPOSIT_DUE if nothing is due or the trip is over.
 */
export const depositStatementSchema = lookupSchema.extend({
  password: z.string().nullish(),
  payer: z.string().optional(),
  claimed: yesNoSchema.optional(),
});
export type DepositStatement = z.infer<typeof depositStatementSchema>;
