import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { publicDay } from '#contract/day/day.rules';
import {
  bulkUpdateSchema,
  dayDateSchema,
  dayListQuerySchema,
  dayListSchema,
  dayStateSchema,
  idSchema,
  reserveDaySchema,
  updateDayMemoSchema,
  updateDaySchema,
  updateDayStateSchema,
  type ReserveDay,
} from '#contract/day/day.schema';
import { API } from '#contract/paths';
import { isLoggedIn } from '#server/auth/isLoggedIn';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { planDays } from './manage/bulk.service';
import { changeDayState, listDays, readDay, readDayByDate, saveDayMemo, updateDay } from './manage/days.service';

/** Public. A logged-in operator also reads private memos. */
export const dayRoutes = (app: App, context: Context): void => {
  const seenBy = async (request: FastifyRequest, reply: FastifyReply): Promise<(day: ReserveDay) => ReserveDay> => {
    if (!(await isLoggedIn(context, request, reply))) return publicDay;
    reply.header('Cache-Control', 'no-store');
    return (day) => day;
  };
  app.get(
    API.dayList,
    {
      schema: {
        ...documented('dayList', 'reserve', '3, 7'),
        querystring: dayListQuerySchema,
        response: { 200: dayListSchema },
      },
      config: { cached: 'until a change' },
    },
    async (request, reply) => {
      const seen = await seenBy(request, reply);
      return (await listDays(context, request.query)).map(seen);
    },
  );
  app.get(
    API.dayById,
    {
      schema: {
        ...documented('dayById', 'reserve', '3, 7'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        response: { 200: reserveDaySchema },
      },
      config: { cached: 'until a change' },
    },
    async (request, reply) => {
      const seen = await seenBy(request, reply);
      return seen(await readDay(context, request.params.id));
    },
  );
  app.get(
    API.dayByDate,
    {
      schema: {
        ...documented('dayByDate', 'reserve', '3, 7'),
        refusals: ['NOT_FOUND'],
        params: z.object({ date: dayDateSchema }),
        response: { 200: reserveDaySchema },
      },
      config: { cached: 'until a change' },
    },
    async (request, reply) => {
      const seen = await seenBy(request, reply);
      return seen(await readDayByDate(context, request.params.date));
    },
  );
};

export const dayAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.updateDayState,
    {
      schema: {
        ...documented('updateDayState', 'manageReserve', '4, 7'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: updateDayStateSchema,
        response: { 200: dayStateSchema },
      },
    },
    async (request, reply) =>
      // Fastify sends a bare string as text.
      reply
        .type('application/json; charset=utf-8')
        .serializer((state: unknown) => JSON.stringify(state))
        .send(await changeDayState(context, request.body, request.operator)),
  );
  app.post(
    API.updateDayMemo,
    {
      schema: {
        ...documented('updateDayMemo', 'manageReserve', '5, 7'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: updateDayMemoSchema,
        response: { 200: reserveDaySchema },
      },
    },
    (request) => saveDayMemo(context, request.body, request.operator),
  );
  app.post(
    API.updateDay,
    {
      schema: {
        ...documented('updateDay', 'manageReserve'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: updateDaySchema,
        response: { 200: reserveDaySchema },
      },
    },
    (request) => updateDay(context, request.body, request.operator),
  );
  app.post(
    API.bulkUpdate,
    {
      schema: {
        ...documented('bulkUpdate', 'manageReserve', '5, 7'),
        refusals: ['CONFLICT'],
        body: bulkUpdateSchema,
        response: { 200: z.number().int().min(0) },
      },
    },
    (request) => planDays(context, request.body, request.operator),
  );
};
