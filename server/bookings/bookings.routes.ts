import { createBookingSchema, idempotencyKeySchema, lookupSchema } from '../../contract/booking/booking.schema';
import { foundGuestSchema, guestSchema } from '../../contract/booking/guest.schema';
import { API, IDEMPOTENCY_HEADER } from '../../contract/paths';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { App } from '../fastify';
import { createBooking } from './create.service';
import { readDraft, readLookup } from './draft';
import { cancelOwnBooking, findOwnBooking } from './lookup.service';

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
      createBooking(context, {
        draft: readDraft(body),
        key: keyOf(headers[IDEMPOTENCY_HEADER.toLowerCase()]),
        address: ip,
      }),
  );
  const lookup = { schema: { body: lookupSchema, response: { 200: foundGuestSchema } }, attachValidation: true };
  app.post(API.findBooking, lookup, ({ body, ip }) => findOwnBooking(context, readLookup(body), ip));
  app.post(API.cancelBooking, lookup, ({ body, ip }) => cancelOwnBooking(context, readLookup(body), ip));
};
