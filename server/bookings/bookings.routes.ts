import { createBookingSchema, depositStatementSchema, lookupSchema } from '../../contract/booking/booking.schema';
import { foundGuestSchema, guestSchema } from '../../contract/booking/guest.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import { documented, idempotencyHeaders } from '../docs/documented';
import type { App } from '../fastify';
import { counted } from './crowd';
import { bookingCreator } from './createInGroups.service';
import { readDraft, readKey, readLookup } from './draft';
import { cancelOwnBooking, findOwnBooking, stateOwnDeposit } from './lookup.service';

/** Bookings by visitors (specification 7). `perMinute` limits new bookings for each address. */
export const bookingRoutes = (app: App, context: Context, { perMinute }: { perMinute: number }): void => {
  const create = counted(context.crowd, bookingCreator(context));
  app.post(
    API.createBooking,
    {
      schema: {
        ...documented('createBooking', 'guest', '3, 5, 7'),
        refusals: [
          'NOT_FOUND',
          'EARLIER_BOOKING',
          'DUPLICATE_BOOKING',
          'SEATS_GONE',
          'DAY_CLOSED',
          'DAY_CANCELLED',
          'DAY_CHARTERED',
          'NOT_BOOKING_PERIOD',
          'BOOKING_TIME_PASSED',
          'NOT_YET_OPEN',
          'PHONE_UNPAID',
          'PHONE_TOO_OFTEN',
          'ADDRESS_SEATS',
        ],
        reads: { headers: idempotencyHeaders },
        body: createBookingSchema,
        response: { 200: guestSchema },
      },
      attachValidation: true,
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    ({ body, headers, ip }) =>
      create({
        draft: readDraft(body),
        key: readKey(headers),
        address: ip,
      }),
  );
  const lookup = { body: lookupSchema, response: { 200: foundGuestSchema } };
  app.post(
    API.findBooking,
    {
      attachValidation: true,
      schema: {
        ...documented('findBooking', 'guest', '2, 5, 7'),
        refusals: ['FIND_OFF', 'BOOKING_NOT_FOUND', 'LOOKUP_LOCKED'],
        ...lookup,
      },
    },
    ({ body, ip }) => findOwnBooking(context, readLookup(body), ip),
  );
  app.post(
    API.cancelBooking,
    {
      attachValidation: true,
      schema: {
        ...documented('cancelBooking', 'guest', '2, 5, 7'),
        refusals: ['FIND_OFF', 'BOOKING_NOT_FOUND', 'LOOKUP_LOCKED', 'ALREADY_CANCELLED', 'TRIP_DEPARTED', 'CONFLICT'],
        ...lookup,
      },
    },
    ({ body, ip }) => cancelOwnBooking(context, readLookup(body), ip),
  );
  app.post(
    API.stateDeposit,
    {
      schema: {
        ...documented('stateDeposit', 'guest'),
        refusals: ['FIND_OFF', 'BOOKING_NOT_FOUND', 'LOOKUP_LOCKED', 'NO_DEPOSIT_DUE', 'CONFLICT'],
        reads: { headers: idempotencyHeaders },
        body: depositStatementSchema,
        response: { 200: foundGuestSchema },
      },
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    },
    ({ body, headers, ip }) => stateOwnDeposit(context, body, readKey(headers), ip),
  );
};
