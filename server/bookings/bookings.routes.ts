import { z } from 'zod';
import {
  bookingOutcomeSchema,
  cancelBookingSchema,
  createBookingSchema,
  depositStatementSchema,
  lookupSchema,
} from '#contract/booking/booking.schema';
import { foundGuestSchema, guestSchema } from '#contract/booking/guest.schema';
import { collectedSchema, drawSchema } from '#contract/day/draw.schema';
import { idSchema } from '#contract/day/day.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented, idempotencyHeaders } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import type { Every } from '#server/bus/every';
import type { BookingQueue } from './make/bookingQueue';
import { requestSeats } from '#server/draws/run/requestSeats.service';
import { readDraw } from '#server/draws/run/draw.service';
import { followDraws } from '#server/draws/run/followDraws';
import { readCancel, readDraft, readKey, readLookup } from './make/draft';
import { outcomeOf } from '#server/draws/run/outcome.service';
import { cancelOwnBooking, findOwnBooking, stateOwnDeposit } from './lists/lookup.service';

const NO_BOOKING = [
  'DUPLICATE_BOOKING',
  'SEATS_GONE',
  'DAY_CLOSED',
  'DAY_CANCELLED',
  'DAY_CHARTERED',
  'NOT_BOOKING_PERIOD',
  'BOOKING_TIME_PASSED',
  'PHONE_UNPAID',
  'PHONE_TOO_OFTEN',
] as const;

/** Specification 7. `perMinute` limits new bookings per address. */
export const bookingRoutes = (
  app: App,
  context: Context,
  { perMinute, every, queue }: { perMinute: number; every: Every; queue: BookingQueue },
): void => {
  const draws = followDraws(context, every, (error) => app.log.error({ err: error }, 'a draw could not be made'));
  app.addHook('onReady', draws.start);
  app.addHook('onClose', draws.stop);
  const config = { rateLimit: rateLimitOf('bookingsPerMinute', perMinute) };
  const create = queue.holding(requestSeats(context, draws));
  app.post(
    API.createBooking,
    {
      schema: {
        ...documented('createBooking', 'guest', '3, 5, 7'),
        refusals: [
          'NOT_FOUND',
          'EARLIER_BOOKING',
          ...NO_BOOKING,
          'PRICE_CHANGED',
          'NOT_YET_OPEN',
          'ALREADY_ENTERED',
          'ADDRESS_SEATS',
        ],
        reads: { headers: idempotencyHeaders, body: createBookingSchema },
        response: { 200: guestSchema, 202: collectedSchema },
      },
      config,
    },
    async ({ body, headers, ip }, reply) => {
      const outcome = await create({ draft: readDraft(body), key: readKey(headers), address: ip });
      return 'guest' in outcome ? outcome.guest : reply.code(202).send(outcome.collected);
    },
  );
  app.post(
    API.bookingOutcome,
    {
      schema: {
        ...documented('bookingOutcome', 'guest'),
        refusals: ['NOT_DRAWN', ...NO_BOOKING],
        body: bookingOutcomeSchema,
        response: { 200: guestSchema, 202: collectedSchema },
      },
      config,
    },
    async ({ body }, reply) => {
      const outcome = await outcomeOf(context, draws, { dayId: body.id, key: body.key.toLowerCase() });
      return 'guest' in outcome ? outcome.guest : reply.code(202).send(outcome.collected);
    },
  );
  app.post(
    API.findBooking,
    {
      schema: {
        ...documented('findBooking', 'guest', '2, 5, 7'),
        refusals: ['FIND_OFF', 'BOOKING_NOT_FOUND', 'LOOKUP_LOCKED'],
        reads: { body: lookupSchema },
        response: { 200: foundGuestSchema },
      },
    },
    ({ body, ip }) => findOwnBooking(context, readLookup(body), ip),
  );
  app.post(
    API.cancelBooking,
    {
      schema: {
        ...documented('cancelBooking', 'guest', '2, 5, 7'),
        refusals: [
          'FIND_OFF',
          'BOOKING_NOT_FOUND',
          'LOOKUP_LOCKED',
          'ALREADY_CANCELLED',
          'TRIP_DEPARTED',
          'ABOARD',
          'SUM_CHANGED',
          'CONFLICT',
        ],
        reads: { body: cancelBookingSchema },
        response: { 200: foundGuestSchema },
      },
    },
    ({ body, ip }) => cancelOwnBooking(context, readCancel(body), ip),
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
      config,
    },
    ({ body, headers, ip }) => stateOwnDeposit(context, body, readKey(headers), ip),
  );
};

export const drawRoutes = (app: App, context: Context): void => {
  app.get(
    API.draw,
    {
      schema: {
        ...documented('draw', 'reserve'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        response: { 200: drawSchema },
      },
    },
    ({ params }) => readDraw(context, params.id),
  );
};
