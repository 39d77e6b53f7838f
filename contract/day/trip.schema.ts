import { z } from 'zod';
import { dayDateSchema, idSchema, reserveDaySchema } from './day.schema';
import { tripReasonSchema } from './tripReason.schema';

/** What the cancellation of a trip does: bookings, how many of them are paid, and their refund in 10,000 won. */
export const tripTotalsSchema = z.object({
  bookings: z.number().int().min(0),
  paid: z.number().int().min(0),
  refund: z.number().min(0),
});

/** The same with the people of the bookings. */
export const tripCountsSchema = tripTotalsSchema.extend({ people: z.number().int().min(0) });

/**
 * `POST /api/manage/reserve/cancel-trip`: the day becomes CANCEL, every booking of it is cancelled by the operator with
 * a refund of everything paid, and the guests get a message. `memo` is what visitors read; without it the memo stays.
 * `seen` are the sums that the operator saw: if they are others by then, nothing is changed (409 CONFLICT, with those of now
 * as `trip`). Refused with TRIP_DEPARTED after the day.
 */
export const cancelTripSchema = z.object({
  id: idSchema,
  reason: tripReasonSchema,
  memo: z.string().optional(),
  seen: tripCountsSchema.partial({ people: true }).optional(),
});
export type CancelTrip = z.infer<typeof cancelTripSchema>;

/**
 * `GET /api/manage/reserve/{id}/cancelled-trip`: the cancellation of a day's trip that can still be undone, until
 * `until`; null without one.
 */
export const cancelledTripSchema = z.object({
  date: dayDateSchema,
  reason: tripReasonSchema,
  at: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type CancelledTrip = z.infer<typeof cancelledTripSchema>;

/** The day after its trip was cancelled, and what was done. */
export const tripCancellationSchema = tripTotalsSchema.extend({ day: reserveDaySchema, trip: cancelledTripSchema });
export type TripCancellation = z.infer<typeof tripCancellationSchema>;

/**
 * `POST /api/manage/reserve/restore-trip`: undoes the cancellation of a trip within ten minutes. The day and its bookings
 * are as they were; bookings that were refunded, moved or deleted since stay as they are (`kept`). Refused with
 * RESTORE_TOO_LATE.
 */
export const restoreTripSchema = z.object({ id: idSchema });
export type RestoreTrip = z.infer<typeof restoreTripSchema>;
/** The day after its trip was restored, and how many of its bookings came back with it. */
export const tripRestorationSchema = z.object({
  day: reserveDaySchema,
  restored: z.number().int().min(0),
  kept: z.number().int().min(0),
});
export type TripRestoration = z.infer<typeof tripRestorationSchema>;
