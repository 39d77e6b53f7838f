import { bookingProblems } from '../../contract/booking/booking.rules';
import {
  cancelBookingSchema,
  createBookingSchema,
  idempotencyKeySchema,
  lookupSchema,
  type CancelBooking,
  type Lookup,
} from '../../contract/booking/booking.schema';
import { cleanPhone } from '../../contract/booking/phone.rules';
import type { Prices } from '../../contract/day/day.schema';
import type { FieldProblem } from '../../contract/errors';
import { IDEMPOTENCY_HEADER } from '../../contract/paths';
import type { OwnWaiting } from '../../contract/waiting/waiting.schema';
import { cleanName } from '../../contract/text.rules';
import { AppError } from '../errors';

/** Field by field; null where the contract's schema rejects the form of a value. */
export interface BookingDraft {
  id: number | null;
  name: string;
  tel: string;
  password: string;
  guestCount: number | null;
  /** A second booking of the same number on the same day is refused, so that the screen can ask. */
  askDuplicate: boolean | null;
  /** Prices that the visitor agreed to; undefined if they were not sent. */
  seen: Prices | undefined | null;
}

const booking = createBookingSchema.shape;
const lookup = lookupSchema.shape;

const valuesOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

const readFlag = (sent: unknown): boolean | null => {
  const flag = booking.askDuplicate.safeParse(sent);
  return flag.success ? (flag.data ?? false) : null;
};

const readSeen = (sent: unknown): BookingDraft['seen'] => {
  const seen = booking.seen.safeParse(sent);
  return seen.success ? seen.data : null;
};

/**
 * Field by field, so that a malformed value does not hide errors in the other fields: all errors are returned, in the
 * order of the form. Name and telephone number are in their stored form.
 */
export const readDraft = (body: unknown): BookingDraft => {
  const sent = valuesOf(body);
  return {
    id: booking.id.safeParse(sent['id']).data ?? null,
    name: cleanName(booking.name.safeParse(sent['name']).data ?? ''),
    tel: cleanPhone(booking.tel.safeParse(sent['tel']).data ?? ''),
    password: booking.password.safeParse(sent['password']).data ?? '',
    guestCount: booking.guestCount.safeParse(sent['guestCount']).data ?? null,
    askDuplicate: readFlag(sent['askDuplicate']),
    seen: readSeen(sent['seen']),
  };
};

/** Parsed as a booking; a waiting list knows neither a second booking nor prices. */
export const readJoin = (body: unknown): BookingDraft => ({ ...readDraft(body), askDuplicate: false, seen: undefined });

/** The Idempotency-Key of a request in lower case, or null. Throws if it is not a UUID. */
export const readKey = (headers: Record<string, string | string[] | undefined>): string | null => {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (header === undefined) return null;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data.toLowerCase();
  throw new AppError('VALIDATION', { problems: [{ field: IDEMPOTENCY_HEADER, code: 'VALUE_INVALID' }] });
};

/** Parsed as a lookup. Throws if `seen` is not a sum. */
export const readCancel = (body: unknown): CancelBooking => {
  const seen = cancelBookingSchema.shape.seen.safeParse(valuesOf(body)['seen']);
  if (!seen.success) throw new AppError('VALIDATION', { problems: [{ field: 'seen', code: 'VALUE_INVALID' }] });
  return { ...readLookup(body), seen: seen.data };
};

/** Field by field too: whether lookups are disabled is checked before the values. */
export const readLookup = (body: unknown): Lookup => {
  const sent = valuesOf(body);
  return {
    guestId: lookup.guestId.safeParse(sent['guestId']).data ?? '',
    password: lookup.password.safeParse(sent['password']).data ?? '',
  };
};

/** Field by field too. A day that is not a number has no entries. */
export const readOwnWaiting = (body: unknown): OwnWaiting => {
  const sent = valuesOf(body);
  return {
    id: booking.id.safeParse(sent['id']).data ?? 0,
    tel: cleanPhone(booking.tel.safeParse(sent['tel']).data ?? ''),
    password: lookup.password.safeParse(sent['password']).data ?? '',
  };
};

/** First the form, then headcount and day. */
export const draftProblems = (draft: BookingDraft, useReserveFind: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = bookingProblems(draft, { useReserveFind });
  if (draft.guestCount === null || draft.guestCount < 1)
    problems.push({ field: 'guestCount', code: 'HEADCOUNT_INVALID' });
  if (draft.askDuplicate === null) problems.push({ field: 'askDuplicate', code: 'VALUE_INVALID' });
  if (draft.seen === null) problems.push({ field: 'seen', code: 'VALUE_INVALID' });
  if (draft.id === null) problems.push({ field: 'id', code: 'VALUE_INVALID' });
  return problems;
};
