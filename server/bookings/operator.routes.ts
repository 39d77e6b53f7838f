import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import {
  attentionSchema,
  guestCsvQuerySchema,
  guestDetailSchema,
  guestListQuerySchema,
  guestListRequestSchema,
  guestListSchema,
  guestSummarySchema,
  managedGuestSchema,
  owedRefundSchema,
  refundListSchema,
  updateGuestMemoSchema,
  updateGuestSchema,
} from '../../contract/booking/guest.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { operatorOf } from '../history/recordChange';
import { refuseNavigation, sessionOf } from '../plugins/session';
import { guestActions, markRefund, operate } from './actions.service';
import { listRefunds, readAttention } from './attention.service';
import { exportGuests } from './csv.service';
import { listGuests, readGuest, summarizeGuests } from './search.service';

const byId = z.object({ id: idSchema });

/** The operator's bookings and refunds (specification 4, 7), and other pending tasks. */
export const bookingAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.guestList,
    {
      schema: { querystring: guestListQuerySchema, body: guestListRequestSchema, response: { 200: guestListSchema } },
    },
    ({ query, body }) => listGuests(context, body, query.page),
  );
  app.get(API.guestSummary, { schema: { response: { 200: guestSummarySchema } } }, () => summarizeGuests(context));

  app.get(API.guestCsv, { schema: { querystring: guestCsvQuerySchema } }, async ({ query }, reply) => {
    const { disposition, csv } = await exportGuests(context, query);
    return reply.type('text/csv; charset=utf-8').header('Content-Disposition', disposition).send(csv);
  });

  app.get(API.guest, { schema: { params: byId, response: { 200: guestDetailSchema } } }, ({ params }) =>
    readGuest(context, params.id),
  );
  app.post(API.updateGuest, { schema: { body: updateGuestSchema, response: { 200: managedGuestSchema } } }, (request) =>
    operate(context, guestActions.edit, request.body, operatorOf(sessionOf(request))),
  );
  app.post(
    API.updateGuestMemo,
    { schema: { body: updateGuestMemoSchema, response: { 200: managedGuestSchema } } },
    (request) => operate(context, guestActions.memo, request.body, operatorOf(sessionOf(request))),
  );
  app.post(API.unpayGuest, { schema: { params: byId, response: { 200: managedGuestSchema } } }, (request) =>
    operate(context, guestActions.unpay, request.params, operatorOf(sessionOf(request))),
  );

  // The specification changes state by GET. Only the app may send such a request: there is no HEAD route, and
  // navigation by links, previews or prefetch is refused (it could not send the Authorization header either). Each has
  // a POST variant that does the same.
  const schema = { params: byId, response: { 200: managedGuestSchema } };
  const changes = { schema, exposeHeadRoute: false, onRequest: refuseNavigation };
  for (const [path, action] of [
    [API.completeGuest, guestActions.complete],
    [API.cancelGuest, guestActions.cancel],
    [API.deleteGuest, guestActions.delete],
  ] as const) {
    app.get(path, changes, (request) => operate(context, action, request.params, operatorOf(sessionOf(request))));
    app.post(path, { schema }, (request) => operate(context, action, request.params, operatorOf(sessionOf(request))));
  }

  app.get(API.attention, { schema: { response: { 200: attentionSchema } } }, () => readAttention(context));
  app.get(
    API.refunds,
    { schema: { querystring: guestListQuerySchema, response: { 200: refundListSchema } } },
    ({ query }) => listRefunds(context, query.page),
  );
  for (const [path, action] of [
    [API.markRefunded, 'refund'],
    [API.unmarkRefunded, 'unrefund'],
  ] as const)
    app.post(path, { schema: { params: byId, response: { 200: owedRefundSchema } } }, (request) =>
      markRefund(context, action, request.params.id, operatorOf(sessionOf(request))),
    );
};
