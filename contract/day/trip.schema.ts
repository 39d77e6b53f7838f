import { z } from 'zod';
import { dayDateSchema, idSchema, reserveDaySchema } from './day.schema';
import { tripReasonSchema } from './tripReason.schema';

/** Amounts are in 10,000 won. */
export const tripTotalsSchema = z.object({
  bookings: z.number().int().min(0),
  paid: z.number().int().min(0),
  refund: z.number().min(0),
});

export const tripCountsSchema = tripTotalsSchema.extend({ people: z.number().int().min(0) });

/**
 * `POST /api/manage/reserve/cancel-trip`, with full refunds and messages. `seen` are the sums that the operator saw:
 * 409 CONFLICT with `trip` if they changed. TRIP_DEPARTED after the day.
 */
export const cancelTripSchema = z.object({
  id: idSchema,
  reason: tripReasonSchema,
  memo: z.string().optional(),
  seen: tripCountsSchema.partial({ people: true }).optional(),
});
export type CancelTrip = z.infer<typeof cancelTripSchema>;

/** `GET /api/manage/reserve/{id}/cancelled-trip`: null without a cancellation that can still be undone. */
export const cancelledTripSchema = z.object({
  date: dayDateSchema,
  reason: tripReasonSchema,
  at: z.iso.datetime(),
  until: z.iso.datetime(),
});
export type CancelledTrip = z.infer<typeof cancelledTripSchema>;

export const tripCancellationSchema = tripTotalsSchema.extend({ day: reserveDaySchema, trip: cancelledTripSchema });
export type TripCancellation = z.infer<typeof tripCancellationSchema>;

/** `POST /api/manage/reserve/restore-trip`, within ten minutes: RESTORE_TOO_LATE. `kept` bookings changed since. */
export const restoreTripSchema = z.object({ id: idSchema });
export type RestoreTrip = z.infer<typeof restoreTripSchema>;
export const tripRestorationSchema = z.object({
  day: reserveDaySchema,
  restored: z.number().int().min(0),
  kept: z.number().int().min(0),
});
export type TripRestoration = z.infer<typeof tripRestorationSchema>;
