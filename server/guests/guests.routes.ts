import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import {
  guestDetailSchema,
  guestListQuerySchema,
  guestListRequestSchema,
  guestListSchema,
  guestSchema,
  guestSummarySchema,
  updateGuestSchema,
} from '../../contract/guest/guest.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { byAppOnly } from '../plugins/session';
import { readGuest, updateGuest } from './edit.service';
import { cancelGuest, completeGuest, deleteGuest, listGuests, summarizeGuests } from './guests.service';

const byId = z.object({ id: idSchema });

/** The operator's bookings (specification 4, 7). */
export const guestAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.guestList,
    {
      schema: { querystring: guestListQuerySchema, body: guestListRequestSchema, response: { 200: guestListSchema } },
    },
    ({ query, body }) => listGuests(context, body, query.page),
  );
  app.get(API.guestSummary, { schema: { response: { 200: guestSummarySchema } } }, () => summarizeGuests(context));

  app.get(API.guest, { schema: { params: byId, response: { 200: guestDetailSchema } } }, ({ params }) =>
    readGuest(context, params.id),
  );
  app.post(API.updateGuest, { schema: { body: updateGuestSchema, response: { 200: guestSchema } } }, ({ body }) =>
    updateGuest(context, body),
  );

  // The specification changes state by GET. Nothing but the app may cause one: no HEAD beside it, and no link,
  // preview or prefetch, which navigate (and which could not send the Authorization header either). A POST beside
  // each does the same.
  const schema = { params: byId, response: { 200: guestSchema } };
  const changes = { schema, exposeHeadRoute: false, onRequest: byAppOnly };
  for (const [path, change] of [
    [API.completeGuest, completeGuest],
    [API.cancelGuest, cancelGuest],
    [API.deleteGuest, deleteGuest],
  ] as const) {
    app.get(path, changes, ({ params }) => change(context, params.id));
    app.post(path, { schema }, ({ params }) => change(context, params.id));
  }
};
