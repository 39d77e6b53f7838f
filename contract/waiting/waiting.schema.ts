import { z } from 'zod';
import { createBookingSchema } from '../booking/booking.schema';
import { dayDateSchema, idSchema, pricesSchema, reserveDaySchema } from '../day/day.schema';

/**
 * The states of an entry of the waiting list. WAITING: in line. OFFERED: seats are held for it. The others have left
 * the line: ACCEPTED became a booking, DECLINED did not want the seats, or to wait, EXPIRED did not answer, REMOVED by
 * the operator.
 */
export const waitingStateSchema = z.enum(['WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED']);
export type WaitingState = z.infer<typeof waitingStateSchema>;

/**
 * `POST /api/waiting/join`: an entry on the waiting list of a full day, with the form of a booking. With an
 * `Idempotency-Key` header a repeated request gets the first response.
 */
export const joinWaitingSchema = createBookingSchema.omit({ askDuplicate: true, seen: true });

/** An entry as its visitor reads it: `number` is its place in the order of the day's entries, from 1. */
export const waitingPlaceSchema = z.object({
  number: z.number().int().positive(),
  date: dayDateSchema,
  guestCount: z.number().int().positive(),
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

/**
 * `POST /api/waiting/place` and `/leave`: an own entry in line for a day, by the number and the password with which it was
 * made. 403 while useReserveFind is N. A wrong number and a wrong password give the same response.
 */
export const ownWaitingSchema = z.object({ id: idSchema, tel: z.string(), password: z.string() });
export type OwnWaiting = z.infer<typeof ownWaitingSchema>;

/** An own place in line; `until` is set while seats are held for it. */
export const ownPlaceSchema = waitingPlaceSchema.extend({ until: z.iso.datetime().nullable() });
export type OwnPlace = z.infer<typeof ownPlaceSchema>;

/** The token of an offer's link; it alone opens the offer. */
export const offerTokenSchema = z.object({ token: z.string().max(100) });

/**
 * `POST /api/waiting/accept`: the held seats become a booking. `seen` are the prices that the visitor agreed to, with the
 * other terms of a booking: if the day has others by then, the seats stay held and the request is refused with
 * PRICE_CHANGED. A page of an earlier release does not send them, and is answered: its seats would run out meanwhile.
 */
export const acceptOfferSchema = offerTokenSchema.extend({ seen: pricesSchema.optional() });

/** `POST /api/waiting/find`: seats that are held until an instant, without personal data. */
export const offerSchema = waitingPlaceSchema.extend({ until: z.iso.datetime(), day: reserveDaySchema });
export type Offer = z.infer<typeof offerSchema>;

/** An entry as the operator sees it. */
export const waitingEntrySchema = z.object({
  id: z.number().int().positive(),
  number: z.number().int().positive(),
  name: z.string(),
  phone: z.string(),
  guestCount: z.number().int().positive(),
  state: waitingStateSchema,
  createdAt: z.iso.datetime(),
  /** Until when seats are held for it; null unless it is OFFERED and its message has been delivered. */
  until: z.iso.datetime().nullable(),
  /** Whether the message of its offer could not be delivered: the seats are held until the operator or the person ends that. */
  undelivered: z.boolean(),
  /** When it was last passed over, because its party was larger than the seats that came back; null if never. */
  skippedAt: z.iso.datetime().nullable(),
  /** The booking that it became, while that exists. */
  guestId: z.number().int().positive().nullable(),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** `GET /api/manage/reserve/{id}/waiting`: every entry of a day in the order of their numbers. */
export const waitingListSchema = z.array(waitingEntrySchema);

/** `POST /api/manage/waiting/offer` and `/remove`: one entry. */
export const waitingIdSchema = z.object({ id: idSchema });
