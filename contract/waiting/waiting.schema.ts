import { z } from 'zod';
import { createBookingSchema } from '../booking/booking.schema';
import { dayDateSchema, idSchema, pricesSchema, reserveDaySchema } from '../day/day.schema';

/**
 * WAITING: in line. OFFERED: seats are held. All others have left the line: ACCEPTED by booking, DECLINED by the
 * person, EXPIRED without a response, REMOVED by the operator.
 */
export const waitingStateSchema = z.enum(['WAITING', 'OFFERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'REMOVED']);
export type WaitingState = z.infer<typeof waitingStateSchema>;

/**
 * `POST /api/waiting/join`: the form of a booking, for a full day. A retry with the same `Idempotency-Key` gets the
 * first response.
 */
export const joinWaitingSchema = createBookingSchema.omit({ askDuplicate: true, seen: true });

/** `number` is the place in the order of the day's entries, from 1. */
export const waitingPlaceSchema = z.object({
  number: z.number().int().positive(),
  date: dayDateSchema,
  guestCount: z.number().int().positive(),
});
export type WaitingPlace = z.infer<typeof waitingPlaceSchema>;

/**
 * `POST /api/waiting/place` and `/leave`: found by number and password. 403 while useReserveFind is N. A wrong number
 * and a wrong password give the same response.
 */
export const ownWaitingSchema = z.object({ id: idSchema, tel: z.string(), password: z.string() });
export type OwnWaiting = z.infer<typeof ownWaitingSchema>;

/** `until` is set while seats are held. */
export const ownPlaceSchema = waitingPlaceSchema.extend({ until: z.iso.datetime().nullable() });
export type OwnPlace = z.infer<typeof ownPlaceSchema>;

/** The link's token alone opens the offer. */
export const offerTokenSchema = z.object({ token: z.string().max(100) });

/**
 * `POST /api/waiting/accept`: the held seats become a booking. `seen` are the agreed prices and terms; if they have
 * changed, the seats stay held and the response is PRICE_CHANGED. Pages of an earlier release do not send `seen` and
 * are accepted, because their hold would expire.
 */
export const acceptOfferSchema = offerTokenSchema.extend({ seen: pricesSchema.optional() });

/** `POST /api/waiting/find`: without personal data. */
export const offerSchema = waitingPlaceSchema.extend({ until: z.iso.datetime(), day: reserveDaySchema });
export type Offer = z.infer<typeof offerSchema>;

export const waitingEntrySchema = z.object({
  id: z.number().int().positive(),
  number: z.number().int().positive(),
  name: z.string(),
  phone: z.string(),
  guestCount: z.number().int().positive(),
  state: waitingStateSchema,
  createdAt: z.iso.datetime(),
  /** Null unless it is OFFERED and its message has been delivered. */
  until: z.iso.datetime().nullable(),
  /**
   * The message of the offer could not be delivered: the seats stay held until the operator or the person ends the
   * offer.
   */
  undelivered: z.boolean(),
  /** When the party was larger than the returned seats; null if never. */
  skippedAt: z.iso.datetime().nullable(),
  /** The resulting booking, while it exists. */
  guestId: z.number().int().positive().nullable(),
});
export type WaitingEntry = z.infer<typeof waitingEntrySchema>;

/** `GET /api/manage/reserve/{id}/waiting`: in the order of their numbers. */
export const waitingListSchema = z.array(waitingEntrySchema);

/** `POST /api/manage/waiting/offer` and `/remove`: one entry. */
export const waitingIdSchema = z.object({ id: idSchema });
