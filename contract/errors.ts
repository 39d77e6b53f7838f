import { z } from 'zod';
import { guestSchema, guestStateSchema } from './booking/guest.schema';
import { pricesSchema } from './day/day.schema';
import { tripCountsSchema } from './day/trip.schema';

/** `copy/errors.ts` has a Korean message for each. */
export const ERROR_CODES = [
  'VALIDATION',
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  'SIGNIN_FAILED',
  'OTP_REQUIRED',
  'OTP_WRONG',
  'FORBIDDEN',
  'NOT_FOUND',
  'SEATS_GONE',
  'PRICE_CHANGED',
  'DAY_CLOSED',
  'DAY_CANCELLED',
  'DAY_CHARTERED',
  'DAY_BOOKED',
  'NOT_BOOKING_PERIOD',
  'BOOKING_TIME_PASSED',
  'NOT_YET_OPEN',
  'ALREADY_ENTERED',
  'NOT_DRAWN',
  'CONFLICT',
  'DEMO_BOOKED',
  'EARLIER_BOOKING',
  'EARLIER_POST',
  'DUPLICATE_BOOKING',
  'FIND_OFF',
  'BOOKING_NOT_FOUND',
  'ALREADY_CANCELLED',
  'NO_DEPOSIT_DUE',
  'NO_LATER_DEADLINE',
  'SUM_CHANGED',
  'UNPAY_REFUND_OPEN',
  'UNPAY_REFUNDED',
  'UNPAY_OLDER',
  'TRIP_DEPARTED',
  'ABOARD',
  'DAY_OVER',
  'SAME_DAY',
  'RESTORE_TOO_LATE',
  'WAITING_OFF',
  'ALREADY_WAITING',
  'WAITING_NOT_FOUND',
  'SEATS_FREE',
  'OFFER_NOT_FOUND',
  'OFFER_ACCEPTED',
  'OFFER_OVER',
  'MANIFEST_OFF',
  'MANIFEST_NOT_FOUND',
  'MANIFEST_CLOSED',
  'MANIFEST_FULL',
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
  'OTP_LOCKED',
  'REQUEST_REFUSED',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const FIELD_CODES = [
  'NAME_REQUIRED',
  'PHONE_REQUIRED',
  'PHONE_INVALID',
  'BOOKING_PASSWORD_REQUIRED',
  'CONSENT_REQUIRED',
  'WAITING_CONSENT_REQUIRED',
  'USERID_REQUIRED',
  'PASSWORD_REQUIRED',
  'HEADCOUNT_INVALID',
  'BOOKING_NUMBER_REQUIRED',
  'DAY_REQUIRED',
  'DATE_INVALID',
  'RANGE_BACKWARD',
  'RANGE_TOO_LONG',
  'OPENING_INVALID',
  'OPENING_AFTER_TRIP',
  'NUMBER_INVALID',
  'DEPOSIT_ABOVE_FARE',
  'SEATS_TAKEN',
  'HOUR_INVALID',
  'MONTHS_INVALID',
  'PAY_HOURS_INVALID',
  'HOLD_MINUTES_INVALID',
  'FAIR_START_INVALID',
  'CURRENT_PASSWORD_WRONG',
  'OTP_WRONG',
  'NEW_PASSWORD_LENGTH',
  'NEW_PASSWORD_SAME',
  'NEW_PASSWORD_MISMATCH',
  'CHARACTER_INVALID',
  'TOO_LONG',
  'FILE_REQUIRED',
  'FILE_SINGLE',
  'TRIP_AHEAD',
  'CATCH_EMPTY',
  'PICTURES_TOO_MANY',
  'PICTURE_GONE',
  'WEB_ADDRESS_INVALID',
  'PERSON_NAME_REQUIRED',
  'SEX_REQUIRED',
  'BIRTH_INVALID',
  'BIRTH_UNREAL',
  'PERSON_ADDRESS_REQUIRED',
  'PERSON_PHONE_INVALID',
  'EMERGENCY_INVALID',
  'EMERGENCY_SAME',
  'VALUE_INVALID',
  'VALUE_REQUIRED',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/**
 * `max` is set for TOO_LONG, NUMBER_INVALID and a too large HEADCOUNT_INVALID; `date` and `count` for SEATS_TAKEN,
 * `date` for OPENING_AFTER_TRIP.
 */
export interface FieldProblem<F extends string = string> {
  field: F;
  code: FieldCode;
  max?: number;
  date?: string;
  count?: number;
  /** Row of a list, from 1. */
  row?: number;
  /** A Korean name that is not one of the catalogue's common ones. */
  label?: string;
  /** Distinguishes fields of the same name, such as the names of store and guest. */
  subject?: 'store' | 'person';
}

/** The booking of an Idempotency-Key, for a different request with that key. Without personal data. */
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
 * The body of every error response (specification 8). `message` is Korean and says what to do. `code` lets the screen
 * react without parsing it. `errors` is set for 400, in the order of the form; a password is never echoed. One code
 * each sets `seatsLeft` (SEATS_GONE), `prices` (PRICE_CHANGED, current), `booking` (EARLIER_BOOKING), `opensAt`
 * (NOT_YET_OPEN), `state` of the booking (NO_DEPOSIT_DUE), `sum` in 10,000 won (SUM_CHANGED), `trip` with current
 * numbers (CONFLICT of a trip with changed bookings).
 */
export const errorBodySchema = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), value: z.unknown().optional(), reason: z.string() })).optional(),
  seatsLeft: z.number().int().min(0).optional(),
  prices: pricesSchema.optional(),
  booking: earlierBookingSchema.optional(),
  opensAt: z.iso.datetime().optional(),
  state: guestStateSchema.optional(),
  sum: z.number().min(0).optional(),
  trip: tripCountsSchema.optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
