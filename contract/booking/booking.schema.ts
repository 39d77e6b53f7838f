import { z } from 'zod';
import { yesNoSchema } from '../config/config.schema';
import { idSchema, pricesSchema } from '../day/day.schema';

/**
 * `POST /api/guest/create` (specification 3, 7): `id` is the id of the day. The schema validates shapes only; the rules
 * of `booking.rules.ts` validate lengths, in the order of the form. `password` is used only while useReserveFind is Y.
 * With an `Idempotency-Key` header (a UUID) a repeated request gets the first response; a different request with the
 * same key is refused with EARLIER_BOOKING. With `askDuplicate` a second booking of the same number on the same day is
 * refused with DUPLICATE_BOOKING, so that the screen can ask; without it, the booking is made. `seen` are the prices that
 * the visitor agreed to: if the day has others by then, the request is refused with PRICE_CHANGED.
 */
export const createBookingSchema = z.object({
  id: idSchema,
  name: z.string(),
  password: z.string().nullish(),
  tel: z.string(),
  // Far more than a boat carries, and far less than the database can add up; up to this value the error gives the
  // number of seats left.
  guestCount: z.number().int().max(9_999),
  askDuplicate: z.boolean().optional(),
  seen: pricesSchema.optional(),
});

/** The header `Idempotency-Key` of a booking request: a repeated key answers with the first booking. */
export const idempotencyKeySchema = z.uuid();

/**
 * `POST /api/guest/outcome`: what has become of a request for a day that is drawn, for a screen that was loaded again. `id`
 * is the id of the day, `key` the `Idempotency-Key` that the request was sent with, which proves it. Answered as the
 * request itself: 202 while it waits for the draw, 200 with its booking, or the refusal of the draw. NOT_DRAWN (404) for
 * a key with which no request has come, or whose request was let go because the opening was put off.
 */
export const bookingOutcomeSchema = z.object({ id: idSchema, key: idempotencyKeySchema });

/**
 * `POST /api/guest/find` and `/cancel` (specification 7): booking number (with or without hyphens) and password. 403
 * while useReserveFind is N. A wrong number and a wrong password give the same response.
 */
export const lookupSchema = z.object({ guestId: z.string(), password: z.string() });
export type Lookup = z.infer<typeof lookupSchema>;

/**
 * `POST /api/guest/cancel`: `seen` is the refund that the visitor saw before confirming, in 10,000 won. If it is another one
 * by now, the call is refused with SUM_CHANGED and its `sum`.
 */
export const cancelBookingSchema = lookupSchema.extend({ seen: z.number().min(0).optional() });
export type CancelBooking = z.infer<typeof cancelBookingSchema>;

/**
 * `POST /api/guest/deposit`: what a visitor says of the deposit of an own booking that is not paid yet. `payer` is the
 * name under which it is paid (empty for the booker's), `claimed` whether it has been paid (Y) or that is taken back (N);
 * what is not sent stays. The booking is proven by the `Idempotency-Key` that made it, or else by its password, as
 * in a lookup. Refused with NO_DEPOSIT_DUE if the booking is paid or cancelled, nothing is to be paid, or the trip is over.
 */
export const depositStatementSchema = lookupSchema.extend({
  password: z.string().nullish(),
  payer: z.string().optional(),
  claimed: yesNoSchema.optional(),
});
export type DepositStatement = z.infer<typeof depositStatementSchema>;
