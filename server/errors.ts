import type { EarlierBooking, ErrorCode, FieldProblem } from '../contract/errors';

/** What a refusal says besides its code. Times are seconds. */
interface Details {
  VALIDATION: { problems: FieldProblem[] };
  SEATS_GONE: { seatsLeft: number };
  EARLIER_BOOKING: { booking: EarlierBooking };
  SIGNIN_LOCKED: { retryAfter: number };
  LOOKUP_LOCKED: { retryAfter: number };
  PHONE_TOO_OFTEN: { retryAfter: number };
  ADDRESS_SEATS: { retryAfter: number };
}
type DetailsOf<C extends ErrorCode> = C extends keyof Details ? [details: Details[C]] : [];

/**
 * Why a request is refused, in the contract's words. Services throw it and know nothing of HTTP; `plugins/errors`
 * turns the code into a status and a Korean sentence.
 */
export class AppError<C extends ErrorCode = ErrorCode> extends Error {
  readonly details: Partial<
    Details['VALIDATION'] & Details['SEATS_GONE'] & Details['EARLIER_BOOKING'] & Details['SIGNIN_LOCKED']
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
