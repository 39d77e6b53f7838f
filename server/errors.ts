import type { TripCounts } from '#contract/booking/trip.rules';
import type { GuestState } from '#contract/booking/guest.schema';
import type { Prices } from '#contract/day/day.schema';
import type { EarlierBooking, ErrorCode, FieldProblem } from '#contract/errors';

/** Details by error code. Times are in seconds. */
interface Details {
  VALIDATION: { problems: FieldProblem[] };
  SEATS_GONE: { seatsLeft: number };
  PRICE_CHANGED: { seen: Prices; prices: Prices };
  SUM_CHANGED: { sum: number };
  NOT_YET_OPEN: { opensAt: string };
  EARLIER_BOOKING: { booking: EarlierBooking };
  NO_DEPOSIT_DUE: { state: GuestState };
  /** The current numbers of a trip to be cancelled. */
  CONFLICT: { trip: TripCounts } | undefined;
  SIGNIN_LOCKED: { retryAfter: number };
  OTP_LOCKED: { retryAfter: number };
  LOOKUP_LOCKED: { retryAfter: number };
  PHONE_TOO_OFTEN: { retryAfter: number };
  ADDRESS_SEATS: { retryAfter: number };
}
type DetailsOf<C extends ErrorCode> = C extends keyof Details
  ? undefined extends Details[C]
    ? [details?: Details[C]]
    : [details: Details[C]]
  : [];

/** Services throw it and know nothing about HTTP; `refusals/refusal` maps the code to a status and a Korean message. */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly details: Partial<
    Details['VALIDATION'] &
      Details['SEATS_GONE'] &
      Details['PRICE_CHANGED'] &
      Details['EARLIER_BOOKING'] &
      Details['SUM_CHANGED'] &
      Details['NOT_YET_OPEN'] &
      Details['NO_DEPOSIT_DUE'] &
      NonNullable<Details['CONFLICT']> &
      Details['SIGNIN_LOCKED']
  >;

  constructor(
    readonly code: C,
    ...[details]: DetailsOf<C>
  ) {
    super(code);
    this.name = 'AppError';
    this.details = details ?? {};
  }
}
