import {
  createBookingSchema,
  idempotencyKeySchema,
  lookupSchema,
  type Lookup,
} from '../../contract/booking/booking.schema';
import { foundGuestSchema, guestSchema } from '../../contract/booking/guest.schema';
import { API, IDEMPOTENCY_HEADER } from '../../contract/paths';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { App } from '../fastify';
import type { BookingDraft } from './bookingDraft';
import { createBooking } from './bookings.service';
import { cancelOwnBooking, findOwnBooking } from './lookup.service';

const fields = createBookingSchema.shape;

const valuesOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

const readFlag = (sent: unknown): boolean | null => {
  const flag = fields.askDuplicate.safeParse(sent);
  return flag.success ? (flag.data ?? false) : null;
};

/**
 * Parses the body field by field, so that a malformed value does not hide errors in the other fields: all errors are
 * returned, in the order of the form.
 */
const draftOf = (body: unknown): BookingDraft => {
  const sent = valuesOf(body);
  return {
    id: fields.id.safeParse(sent['id']).data ?? null,
    name: fields.name.safeParse(sent['name']).data ?? '',
    tel: fields.tel.safeParse(sent['tel']).data ?? '',
    password: fields.password.safeParse(sent['password']).data ?? '',
    guestCount: fields.guestCount.safeParse(sent['guestCount']).data ?? null,
    askDuplicate: readFlag(sent['askDuplicate']),
  };
};

/** Parsed field by field too: whether lookups are disabled is checked before the values. */
const lookupOf = (body: unknown): Lookup => {
  const sent = valuesOf(body);
  return {
    guestId: lookupSchema.shape.guestId.safeParse(sent['guestId']).data ?? '',
    password: lookupSchema.shape.password.safeParse(sent['password']).data ?? '',
  };
};

const keyOf = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  const key = idempotencyKeySchema.safeParse(header);
  if (key.success) return key.data.toLowerCase();
  throw new AppError('VALIDATION', { problems: [{ field: IDEMPOTENCY_HEADER, code: 'VALUE_INVALID' }] });
};

/** Bookings by visitors (specification 7). `perMinute` limits new bookings for each address. */
export const bookingRoutes = (app: App, context: Context, perMinute: number): void => {
  app.post(
    API.createBooking,
    {
      schema: { body: createBookingSchema, response: { 200: guestSchema } },
      attachValidation: true,
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    ({ body, headers, ip }) =>
      createBooking(context, draftOf(body), keyOf(headers[IDEMPOTENCY_HEADER.toLowerCase()]), ip),
  );
  const lookup = { schema: { body: lookupSchema, response: { 200: foundGuestSchema } }, attachValidation: true };
  app.post(API.findBooking, lookup, ({ body, ip }) => findOwnBooking(context, lookupOf(body), ip));
  app.post(API.cancelBooking, lookup, ({ body, ip }) => cancelOwnBooking(context, lookupOf(body), ip));
};
