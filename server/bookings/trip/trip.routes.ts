import { z } from 'zod';
import { idSchema } from '#contract/day/day.schema';
import {
  cancelledTripSchema,
  cancelTripSchema,
  restoreTripSchema,
  tripCancellationSchema,
  tripRestorationSchema,
} from '#contract/day/trip.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { cancelTrip, readCancelledTrip, restoreTrip } from './trip.service';

export const tripRoutes = (app: App, context: Context): void => {
  app.post(
    API.cancelTrip,
    {
      schema: {
        ...documented('cancelTrip', 'manageReserve'),
        refusals: ['NOT_FOUND', 'CONFLICT', 'TRIP_DEPARTED'],
        body: cancelTripSchema,
        response: { 200: tripCancellationSchema },
      },
    },
    ({ body, operator }) => cancelTrip(context, body, operator),
  );
  app.post(
    API.restoreTrip,
    {
      schema: {
        ...documented('restoreTrip', 'manageReserve'),
        refusals: ['NOT_FOUND', 'CONFLICT', 'RESTORE_TOO_LATE', 'SEATS_GONE'],
        body: restoreTripSchema,
        response: { 200: tripRestorationSchema },
      },
    },
    ({ body, operator }) => restoreTrip(context, body, operator),
  );
  app.get(
    API.cancelledTrip,
    {
      schema: {
        ...documented('cancelledTrip', 'manageReserve'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        response: { 200: cancelledTripSchema.nullable() },
      },
    },
    ({ params }) => readCancelledTrip(context, params.id),
  );
};
