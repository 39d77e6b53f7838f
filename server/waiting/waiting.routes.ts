import { z } from 'zod';
import { guestSchema } from '#contract/booking/guest.schema';
import { idSchema } from '#contract/day/day.schema';
import {
  acceptOfferSchema,
  joinWaitingSchema,
  offerSchema,
  offerTokenSchema,
  ownPlaceSchema,
  ownWaitingSchema,
  waitingEntrySchema,
  waitingIdSchema,
  waitingListSchema,
  waitingPlaceSchema,
} from '#contract/waiting/waiting.schema';
import { API } from '#contract/paths';
import { readJoin, readKey, readOwnWaiting } from '#server/bookings/make/draft';
import type { Context } from '#server/context';
import { documented, idempotencyHeaders } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { rateLimitOf } from '#server/limits/rateLimits';
import { joinWaiting } from './visitor/joinWaiting.service';
import { listWaiting, offerByHand, removeEntry } from './list.service';
import { findOwnPlace, leaveOwnPlace } from './visitor/ownPlace.service';
import { acceptOffer, declineOffer, readOffer } from './visitor/offer.service';

const OFFER_REFUSALS = [
  'OFFER_NOT_FOUND',
  'OFFER_ACCEPTED',
  'OFFER_OVER',
  'DAY_CANCELLED',
  'DAY_CHARTERED',
  'DAY_CLOSED',
] as const;

/** `perMinute` limits the requests of an address to each endpoint. */
export const waitingRoutes = (app: App, context: Context, { perMinute }: { perMinute: number }): void => {
  const config = { rateLimit: rateLimitOf('bookingsPerMinute', perMinute) };
  app.post(
    API.joinWaiting,
    {
      schema: {
        ...documented('joinWaiting', 'waiting'),
        refusals: [
          'NOT_FOUND',
          'WAITING_OFF',
          'ALREADY_WAITING',
          'SEATS_FREE',
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
        reads: { headers: idempotencyHeaders, body: joinWaitingSchema },
        response: { 200: waitingPlaceSchema },
      },
      config,
    },
    ({ body, headers, ip }) => joinWaiting(context, { draft: readJoin(body), key: readKey(headers), address: ip }),
  );
  const OWN_REFUSALS = ['FIND_OFF', 'WAITING_NOT_FOUND', 'LOOKUP_LOCKED'] as const;
  app.post(
    API.findPlace,
    {
      schema: {
        ...documented('findPlace', 'waiting'),
        refusals: [...OWN_REFUSALS, 'DAY_CANCELLED', 'BOOKING_TIME_PASSED'],
        reads: { body: ownWaitingSchema },
        response: { 200: ownPlaceSchema },
      },
      config,
    },
    ({ body, ip }) => findOwnPlace(context, readOwnWaiting(body), ip),
  );
  app.post(
    API.leaveWaiting,
    {
      schema: {
        ...documented('leaveWaiting', 'waiting'),
        refusals: [...OWN_REFUSALS, 'CONFLICT'],
        reads: { body: ownWaitingSchema },
        response: { 204: z.undefined() },
      },
      config,
    },
    async ({ body, ip }, reply) => {
      await leaveOwnPlace(context, readOwnWaiting(body), ip);
      return reply.code(204).send();
    },
  );
  const token = { body: offerTokenSchema };
  app.post(
    API.findOffer,
    {
      schema: {
        ...documented('findOffer', 'waiting'),
        refusals: OFFER_REFUSALS,
        ...token,
        response: { 200: offerSchema },
      },
      config,
    },
    ({ body }) => readOffer(context, body.token),
  );
  app.post(
    API.acceptOffer,
    {
      schema: {
        ...documented('acceptOffer', 'waiting'),
        refusals: [...OFFER_REFUSALS, 'PRICE_CHANGED', 'CONFLICT'],
        reads: { headers: idempotencyHeaders },
        body: acceptOfferSchema,
        response: { 200: guestSchema },
      },
      config,
    },
    ({ body, headers }) => acceptOffer(context, { ...body, key: readKey(headers) }),
  );
  app.post(
    API.declineOffer,
    {
      schema: {
        ...documented('declineOffer', 'waiting'),
        refusals: [...OFFER_REFUSALS, 'CONFLICT'],
        ...token,
        response: { 204: z.undefined() },
      },
      config,
    },
    async ({ body }, reply) => {
      await declineOffer(context, body.token);
      return reply.code(204).send();
    },
  );
};

export const waitingAdminRoutes = (app: App, context: Context): void => {
  app.get(
    API.waitingList,
    {
      schema: {
        ...documented('waitingList', 'manageReserve'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        response: { 200: waitingListSchema },
      },
    },
    ({ params }) => listWaiting(context, params.id),
  );
  app.post(
    API.offerSeats,
    {
      schema: {
        ...documented('offerSeats', 'manageReserve'),
        refusals: [
          'NOT_FOUND',
          'CONFLICT',
          'SEATS_GONE',
          'DAY_CANCELLED',
          'DAY_CHARTERED',
          'DAY_CLOSED',
          'BOOKING_TIME_PASSED',
        ],
        body: waitingIdSchema,
        response: { 200: waitingEntrySchema },
      },
    },
    ({ body, operator }) => offerByHand(context, body.id, operator),
  );
  app.post(
    API.removeWaiting,
    {
      schema: {
        ...documented('removeWaiting', 'manageReserve'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: waitingIdSchema,
        response: { 204: z.undefined() },
      },
    },
    async ({ body, operator }, reply) => {
      await removeEntry(context, body.id, operator);
      return reply.code(204).send();
    },
  );
};
