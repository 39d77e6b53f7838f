import { z } from 'zod';
import { yesNoSchema } from '../config/config.schema';
import { idSchema, pricesSchema } from '../day/day.schema';

/**
 * `POST /api/guest/create` (specification 3, 7). `id` is the id of the day. `booking.rules` validates lengths, in the
 * order of the form. `password` is used only while useReserveFind is Y. With an `Idempotency-Key` header (a UUID) a
 * repeated request gets the first response; a different request with the same key is refused with EARLIER_BOOKING. With
 * `askDuplicate` a second booking of the same number on the same day is refused with DUPLICATE_BOOKING, so that the
 * screen can ask. `seen` are the prices that the visitor agreed to; if the day has others now, the request is refused
 * with PRICE_CHANGED.
 */
export const createBookingSchema = z.object({
  id: idSchema,
  name: z.string(),
  password: z.string().nullish(),
  tel: z.string(),
  // Far more than a boat carries, and few enough for the database to add up. Up to this value the error says how many
  // seats are left.
  guestCount: z.number().int().max(9_999),
  askDuplicate: z.boolean().optional(),
  seen: pricesSchema.optional(),
});

/** A repeated key gets the first booking as its response. */
export const idempotencyKeySchema = z.uuid();

/**
 * `POST /api/guest/outcome`: the outcome of a request for a day with a draw, for a reloaded screen. `id` is the id of
 * the day. `key` is the request's `Idempotency-Key`, which proves it. The response is that of the request: 202 before
 * the draw, 200 with the booking, or the draw's refusal. NOT_DRAWN (404) if no request has this key, or if the opening
 * was put off and the requests were dropped.
 */
export const bookingOutcomeSchema = z.object({ id: idSchema, key: idempotencyKeySchema });

/**
 * `POST /api/guest/find` and `/cancel` (specification 7): booking number (with or without hyphens) and password. 403
 * while useReserveFind is N. A wrong number and a wrong password give the same response.
 */
export const lookupSchema = z.object({ guestId: z.string(), password: z.string() });
export type Lookup = z.infer<typeof lookupSchema>;

/**
 * `POST /api/guest/cancel`: `seen` is the refund that the visitor saw, in 10,000 won. If it is another one now, the
 * response is SUM_CHANGED with `sum`.
 */
export const cancelBookingSchema = lookupSchema.extend({ seen: z.number().min(0).optional() });
export type CancelBooking = z.infer<typeof cancelBookingSchema>;

/**
 * `POST /api/guest/deposit`: the visitor's statement about an unpaid deposit. `payer` is the depositor's name (empty
 * for the booker's). `claimed` says that it has been paid (Y), or takes that back (N). A missing value stays. The
 * `Idempotency-Key` that made the booking proves it, or else its password, as in a lookup. NO_DEPOSIT_DUE if the
 * booking is paid or cancelled, nothing is to be paid, or the trip is over.
 */
export const depositStatementSchema = lookupSchema.extend({
  password: z.string().nullish(),
  payer: z.string().optional(),
  claimed: yesNoSchema.optional(),
});
export type DepositStatement = z.infer<typeof depositStatementSchema>;
