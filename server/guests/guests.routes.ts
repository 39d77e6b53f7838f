import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import {
  guestListQuerySchema,
  guestListRequestSchema,
  guestListSchema,
  guestSchema,
  guestSummarySchema,
} from '../../contract/guest/guest.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { byAppOnly } from '../plugins/session';
import { cancelGuest, completeGuest, listGuests, summarizeGuests } from './guests.service';

/** The operator's bookings. */
export const guestAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.guestList,
    {
      schema: { querystring: guestListQuerySchema, body: guestListRequestSchema, response: { 200: guestListSchema } },
    },
    ({ query, body }) => listGuests(context, body, query.page),
  );
  app.get(API.guestSummary, { schema: { response: { 200: guestSummarySchema } } }, () => summarizeGuests(context));

  // The specification changes state by GET. Nothing but the app may cause one: no HEAD beside it, and no link,
  // preview or prefetch, which navigate (and which could not send the Authorization header either).
  const schema = { params: z.object({ id: idSchema }), response: { 200: guestSchema } };
  const changes = {
    schema,
    exposeHeadRoute: false,
    onRequest: byAppOnly,
  };
  app.get(API.completeGuest, changes, ({ params }) => completeGuest(context, params.id));
  app.get(API.cancelGuest, changes, ({ params }) => cancelGuest(context, params.id));
};
