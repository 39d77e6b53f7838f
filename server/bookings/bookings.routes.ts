import { createBookingSchema, lookupSchema } from '../../contract/booking/booking.schema';
import { foundGuestSchema, guestSchema } from '../../contract/booking/guest.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import { documented, idempotencyHeaders } from '../docs/documented';
import { AppError } from '../errors';
import type { App } from '../fastify';
import { counted } from './crowd';
import { bookingCreator } from './createInGroups.service';
import { readDraft, readKey, readLookup } from './draft';
import { cancelOwnBooking, findOwnBooking } from './lookup.service';

/**
 * A visitor is answered within this time, with 503 if the database is silent for longer: before his browser gives up, so
 * that he reads what happened. What goes on behind the answer is found by the next request with the same key.
 */
const ANSWER_MS = 9_500;

/**
 * The outcome of some work, or UNAVAILABLE if there is none after `ms` milliseconds. Not Fastify's `handlerTimeout`, which
 * Node 20 withdraws as soon as the request's body has been read.
 */
const within = async <Outcome>(ms: number, work: Promise<Outcome>): Promise<Outcome> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Bookings by visitors (specification 7). `perMinute` limits new bookings for each address, `answerMs` the time until an
 * answer.
 */
export const bookingRoutes = (
  app: App,
  context: Context,
  { perMinute, answerMs = ANSWER_MS }: { perMinute: number; answerMs?: number | undefined },
): void => {
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
      within(
        answerMs,
        create({
          draft: readDraft(body),
          key: readKey(headers),
          address: ip,
        }),
      ),
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
    ({ body, ip }) => within(answerMs, findOwnBooking(context, readLookup(body), ip)),
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
    ({ body, ip }) => within(answerMs, cancelOwnBooking(context, readLookup(body), ip)),
  );
};
