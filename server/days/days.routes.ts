import { z } from 'zod';
import {
  bulkUpdateSchema,
  dayDateSchema,
  dayListQuerySchema,
  dayListSchema,
  dayStateSchema,
  idSchema,
  reserveDaySchema,
  updateDayMemoSchema,
  updateDayStateSchema,
} from '../../contract/day/day.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { operatorOf } from '../history/recordChange';
import { sessionOf } from '../plugins/session';
import { planDays } from './bulk.service';
import { changeDayState, listDays, readDay, readDayByDate, saveDayMemo } from './days.service';

/** The calendar, public. */
export const dayRoutes = (app: App, context: Context): void => {
  app.get(API.dayList, { schema: { querystring: dayListQuerySchema, response: { 200: dayListSchema } } }, ({ query }) =>
    listDays(context, query),
  );
  app.get(
    API.dayById,
    { schema: { params: z.object({ id: idSchema }), response: { 200: reserveDaySchema } } },
    ({ params }) => readDay(context, params.id),
  );
  app.get(
    API.dayByDate,
    { schema: { params: z.object({ date: dayDateSchema }), response: { 200: reserveDaySchema } } },
    ({ params }) => readDayByDate(context, params.date),
  );
};

/** Changes of days by the operator (specification 4, 7). */
export const dayAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.updateDayState,
    { schema: { body: updateDayStateSchema, response: { 200: dayStateSchema } } },
    async (request, reply) =>
      // Fastify sends a bare string as text; this response is JSON like all others.
      reply
        .type('application/json; charset=utf-8')
        .serializer((state: unknown) => JSON.stringify(state))
        .send(await changeDayState(context, request.body, operatorOf(sessionOf(request)))),
  );
  app.post(
    API.updateDayMemo,
    { schema: { body: updateDayMemoSchema, response: { 200: reserveDaySchema } } },
    (request) => saveDayMemo(context, request.body, operatorOf(sessionOf(request))),
  );
  app.post(
    API.bulkUpdate,
    { schema: { body: bulkUpdateSchema, response: { 200: z.number().int().min(0) } } },
    (request) => planDays(context, request.body, operatorOf(sessionOf(request))),
  );
};
