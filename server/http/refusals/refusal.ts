import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/errors';
import { pricesChangedText } from '#copy/bookingForm';
import { closedDayText } from '#copy/closedDay';
import {
  errorText,
  lookupLockedText,
  notYetOpenText,
  otpLockedText,
  seatsGoneText,
  signinLockedText,
  sumChangedText,
} from '#copy/errors';
import { format } from '#copy/format';
import { AppError } from '#server/errors';
import { isUnavailable } from '#server/db/unavailable';
import { failureOf } from '#server/logger';
import { schemaProblems, toErrors } from './fieldErrors';

export const STATUS: Record<ErrorCode, number> = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  SIGNIN_FAILED: 401,
  OTP_REQUIRED: 401,
  OTP_WRONG: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  SEATS_GONE: 409,
  PRICE_CHANGED: 409,
  DAY_CLOSED: 409,
  DAY_CANCELLED: 409,
  DAY_CHARTERED: 409,
  DAY_BOOKED: 409,
  NOT_BOOKING_PERIOD: 409,
  BOOKING_TIME_PASSED: 409,
  NOT_YET_OPEN: 409,
  ALREADY_ENTERED: 409,
  NOT_DRAWN: 404,
  CONFLICT: 409,
  DEMO_BOOKED: 409,
  EARLIER_BOOKING: 409,
  EARLIER_POST: 409,
  DUPLICATE_BOOKING: 409,
  FIND_OFF: 403,
  BOOKING_NOT_FOUND: 404,
  ALREADY_CANCELLED: 409,
  NO_DEPOSIT_DUE: 409,
  NO_LATER_DEADLINE: 409,
  SUM_CHANGED: 409,
  UNPAY_REFUND_OPEN: 409,
  UNPAY_REFUNDED: 409,
  UNPAY_OLDER: 409,
  TRIP_DEPARTED: 409,
  ABOARD: 409,
  DAY_OVER: 409,
  SAME_DAY: 409,
  RESTORE_TOO_LATE: 409,
  WAITING_OFF: 409,
  ALREADY_WAITING: 409,
  WAITING_NOT_FOUND: 404,
  SEATS_FREE: 409,
  OFFER_NOT_FOUND: 404,
  OFFER_ACCEPTED: 409,
  OFFER_OVER: 409,
  MANIFEST_OFF: 403,
  MANIFEST_NOT_FOUND: 404,
  MANIFEST_CLOSED: 409,
  MANIFEST_FULL: 409,
  PHONE_UNPAID: 409,
  PHONE_TOO_OFTEN: 429,
  ADDRESS_SEATS: 429,
  IMAGE_UNREADABLE: 400,
  FILE_TOO_LARGE: 413,
  PAYLOAD_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  SIGNIN_LOCKED: 429,
  OTP_LOCKED: 429,
  LOOKUP_LOCKED: 429,
  REQUEST_REFUSED: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

/** For errors of Fastify and its plugins; any other 4xx is REQUEST_REFUSED. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'VALIDATION',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** In seconds: overload passes quickly, and a database restarts within seconds. */
const RETRY_AFTER_S = 5;

/** The status of an error that is not an AppError; null if it has none of its own. */
const refusedStatus = (error: FastifyError | AppError): number | null => {
  const { statusCode = 500 } = error as FastifyError;
  return !(error instanceof AppError) && statusCode >= 400 && statusCode < 500 ? statusCode : null;
};

const codeOf = (error: FastifyError | AppError): ErrorCode => {
  if (error instanceof AppError) return error.code;
  const refused = refusedStatus(error);
  if (refused !== null) return BY_STATUS[refused] ?? 'REQUEST_REFUSED';
  return isUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL';
};

const REASONS = { ...errorText, ...closedDayText };

export const messageOf = (
  code: ErrorCode,
  { seatsLeft = 0, retryAfter = 0, opensAt = '', sum = 0, seen, prices }: AppError['details'],
): string => {
  if (code === 'SEATS_GONE') return seatsGoneText(seatsLeft);
  if (code === 'PRICE_CHANGED' && seen && prices) return pricesChangedText(seen, prices);
  if (code === 'SUM_CHANGED') return sumChangedText(format.money(sum));
  if (code === 'NOT_YET_OPEN') return notYetOpenText(opensAt);
  if (code === 'SIGNIN_LOCKED') return signinLockedText(Math.ceil(retryAfter / 60));
  if (code === 'OTP_LOCKED') return otpLockedText(Math.ceil(retryAfter / 60));
  if (code === 'LOOKUP_LOCKED') return lookupLockedText(Math.ceil(retryAfter / 60));
  return REASONS[code];
};

/** For a 400 without a single wrong value; null for an unreadable request. */
export const wholeRequest = (reason: string | null): NonNullable<ErrorBody['errors']> => [
  { field: 'body', reason: reason ?? errorText.REQUEST_REFUSED },
];

export const errorResponse = (
  error: FastifyError | AppError,
  request: FastifyRequest,
): { status: number; body: ErrorBody } => {
  const code = codeOf(error);
  const refused = error instanceof AppError ? null : schemaProblems(error, request);
  const details: AppError['details'] = error instanceof AppError ? error.details : (refused ?? {});
  const body: ErrorBody = { code, message: messageOf(code, details) };
  // Validation rules apply to bodies only; a schema error names its part of the request.
  if (details.problems) body.errors = toErrors(details.problems, refused ? refused.input : request.body);
  if (details.seatsLeft !== undefined) body.seatsLeft = details.seatsLeft;
  if (details.prices) body.prices = details.prices;
  if (details.booking) body.booking = details.booking;
  if (details.opensAt !== undefined) body.opensAt = details.opensAt;
  if (details.trip !== undefined) body.trip = details.trip;
  if (details.sum !== undefined) body.sum = details.sum;
  if (details.state !== undefined) body.state = details.state;
  const status = refusedStatus(error) ?? STATUS[code];
  if (status === 400 && !body.errors?.length) body.errors = wholeRequest(code === 'VALIDATION' ? null : body.message);
  return { status, body };
};

const RANGE_NOT_SATISFIABLE = 416;
/** A 416 response has the length of the file. */
const rangeOf = (error: object): Record<string, string> => {
  const range = (error as { headers?: Record<string, string> }).headers?.['Content-Range'];
  return range === undefined ? {} : { 'Content-Range': range };
};

/** Sets status, headers and the log line for every format; returns the body's content. */
export const beginErrorResponse = (
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): ErrorBody => {
  const { status, body } = errorResponse(error, request);
  if (status >= 500) request.log.error({ failure: failureOf(error) }, 'failed');
  if (error instanceof AppError && error.details.retryAfter !== undefined)
    reply.header('Retry-After', error.details.retryAfter);
  if (body.code === 'UNAVAILABLE') reply.header('Retry-After', RETRY_AFTER_S);
  if (status === RANGE_NOT_SATISFIABLE) reply.headers(rangeOf(error));
  reply.code(status).header('Cache-Control', 'no-store');
  return body;
};

/** Also for errors that Fastify raises before it finds a route. */
export const sendError = (error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void => {
  const body = beginErrorResponse(error, request, reply);
  // Serialized here: a route's response schemas apply to successful responses only.
  void reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
};
