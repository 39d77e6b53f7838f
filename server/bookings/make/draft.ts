import { bookingProblems } from '#contract/booking/booking.rules';
import {
  cancelBookingSchema,
  createBookingSchema,
  idempotencyKeySchema,
  lookupSchema,
  type CancelBooking,
  type Lookup,
} from '#contract/booking/booking.schema';
import { cleanPhone } from '#contract/booking/phone.rules';
import type { Prices } from '#contract/day/day.schema';
import type { FieldProblem } from '#contract/errors';
import { IDEMPOTENCY_HEADER } from '#contract/paths';
import type { OwnWaiting } from '#contract/waiting/waiting.schema';
import { cleanName } from '#contract/text.rules';
import { AppError } from '#server/errors';

/** Null for values that the contract's schema rejects. */
export interface BookingDraft {
  id: number | null;
  name: string;
  tel: string;
  password: string;
  guestCount: number | null;
  askDuplicate: boolean | null;
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

/** Field by field, so that a malformed value hides no other errors. */
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

export const readJoin = (body: unknown): BookingDraft => ({ ...readDraft(body), askDuplicate: false, seen: undefined });

/** In lower case. Throws if it is not a UUID. */
export const readKey = (headers: Record<string, string | string[] | undefined>): string | null => {
  const header = headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (header === undefined) return null;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data.toLowerCase();
  throw new AppError('VALIDATION', { problems: [{ field: IDEMPOTENCY_HEADER, code: 'VALUE_INVALID' }] });
};

/** Throws if `seen` is not a sum. */
export const readCancel = (body: unknown): CancelBooking => {
  const seen = cancelBookingSchema.shape.seen.safeParse(valuesOf(body)['seen']);
  if (!seen.success) throw new AppError('VALIDATION', { problems: [{ field: 'seen', code: 'VALUE_INVALID' }] });
  return { ...readLookup(body), seen: seen.data };
};

/** Field by field too, because disabled lookups are refused first. */
export const readLookup = (body: unknown): Lookup => {
  const sent = valuesOf(body);
  return {
    guestId: lookup.guestId.safeParse(sent['guestId']).data ?? '',
    password: lookup.password.safeParse(sent['password']).data ?? '',
  };
};

/** A day that is not a number finds no entries. */
export const readOwnWaiting = (body: unknown): OwnWaiting => {
  const sent = valuesOf(body);
  return {
    id: booking.id.safeParse(sent['id']).data ?? 0,
    tel: cleanPhone(booking.tel.safeParse(sent['tel']).data ?? ''),
    password: lookup.password.safeParse(sent['password']).data ?? '',
  };
};

export const draftProblems = (draft: BookingDraft, useReserveFind: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = bookingProblems(draft, { useReserveFind });
  if (draft.guestCount === null || draft.guestCount < 1)
    problems.push({ field: 'guestCount', code: 'HEADCOUNT_INVALID' });
  if (draft.askDuplicate === null) problems.push({ field: 'askDuplicate', code: 'VALUE_INVALID' });
  if (draft.seen === null) problems.push({ field: 'seen', code: 'VALUE_INVALID' });
  if (draft.id === null) problems.push({ field: 'id', code: 'VALUE_INVALID' });
  return problems;
};
