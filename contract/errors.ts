import { z } from 'zod';
import { guestSchema } from './guest/guest.schema';

/** Every reason why the server refuses a whole request; `copy/errors.ts` has a Korean sentence for each. */
export const ERROR_CODES = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'SIGNIN_FAILED',
  'FORBIDDEN',
  'NOT_FOUND',
  'SEATS_GONE',
  'DAY_CLOSED',
  'DAY_CANCELLED',
  'NOT_BOOKING_PERIOD',
  'BOOKING_TIME_PASSED',
  'CONFLICT',
  'EARLIER_BOOKING',
  'DUPLICATE_BOOKING',
  'FIND_OFF',
  'BOOKING_NOT_FOUND',
  'ALREADY_CANCELLED',
  'TRIP_DEPARTED',
  'PHONE_UNPAID',
  'PHONE_TOO_OFTEN',
  'ADDRESS_SEATS',
  'LOOKUP_LOCKED',
  'IMAGE_UNREADABLE',
  'FILE_TOO_LARGE',
  'PAYLOAD_TOO_LARGE',
  'ADDRESS_TOO_LONG',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'SIGNIN_LOCKED',
  'REQUEST_REFUSED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Every reason why one value is refused. */
export const FIELD_CODES = [
  'NAME_REQUIRED',
  'PHONE_REQUIRED',
  'PHONE_INVALID',
  'BOOKING_PASSWORD_REQUIRED',
  'CONSENT_REQUIRED',
  'USERID_REQUIRED',
  'PASSWORD_REQUIRED',
  'HEADCOUNT_INVALID',
  'BOOKING_NUMBER_REQUIRED',
  'DATE_INVALID',
  'RANGE_BACKWARD',
  'RANGE_TOO_LONG',
  'NUMBER_INVALID',
  'SEATS_TAKEN',
  'HOUR_INVALID',
  'MONTHS_INVALID',
  'CURRENT_PASSWORD_WRONG',
  'NEW_PASSWORD_LENGTH',
  'NEW_PASSWORD_SAME',
  'NEW_PASSWORD_MISMATCH',
  'CHARACTER_INVALID',
  'TOO_LONG',
  'FILE_REQUIRED',
  'FILE_SINGLE',
  'VALUE_INVALID',
  'VALUE_REQUIRED',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/**
 * One refused value. `max` goes with TOO_LONG, NUMBER_INVALID and a too large HEADCOUNT_INVALID; `date` and `count` with
 * SEATS_TAKEN.
 */
export interface FieldProblem<F extends string = string> {
  field: F;
  code: FieldCode;
  max?: number;
  date?: string;
  count?: number;
  /** Whose field it is, where the same name means another thing: the store's name is no guest's. */
  subject?: 'store';
}

/**
 * The booking that an Idempotency-Key has made already, sent again with other content: as it was first answered, without
 * whoever booked it.
 */
export const earlierBookingSchema = guestSchema.pick({
  guestId: true,
  guestCount: true,
  reserveDate: true,
  reserveWeek: true,
  date: true,
  createdAt: true,
});
export type EarlierBooking = z.infer<typeof earlierBookingSchema>;

/**
 * The body of every error answer (specification 8). `message` is Korean and says what to do. `errors` comes with a 400,
 * in the form's order of checks; a password's value is never echoed. `code` lets the screen decide without reading
 * Korean, `seatsLeft` comes with SEATS_GONE and `booking` with EARLIER_BOOKING.
 */
export const errorBodySchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), value: z.unknown().optional(), reason: z.string() })).optional(),
  seatsLeft: z.number().int().min(0).optional(),
  booking: earlierBookingSchema.optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
