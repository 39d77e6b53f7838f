import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import {
  attentionSchema,
  guestListQuerySchema,
  owedRefundSchema,
  refundListSchema,
} from '../../contract/guest/guest.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { operatorOf } from '../history/recordChange';
import { sessionOf } from '../plugins/session';
import { listRefunds, readAttention, refundGuest, unrefundGuest } from './refunds.service';

/** The operator's open refunds, and other pending tasks. */
export const refundRoutes = (app: App, context: Context): void => {
  app.get(API.attention, { schema: { response: { 200: attentionSchema } } }, () => readAttention(context));
  app.get(
    API.refunds,
    { schema: { querystring: guestListQuerySchema, response: { 200: refundListSchema } } },
    ({ query }) => listRefunds(context, query.page),
  );
  for (const [path, change] of [
    [API.markRefunded, refundGuest],
    [API.unmarkRefunded, unrefundGuest],
  ] as const)
    app.post(path, { schema: { params: z.object({ id: idSchema }), response: { 200: owedRefundSchema } } }, (request) =>
      change(context, request.params.id, operatorOf(sessionOf(request))),
    );
};
