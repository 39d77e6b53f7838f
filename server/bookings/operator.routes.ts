import type { FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { z } from 'zod';
import { idSchema } from '#contract/day/day.schema';
import {
  addGuestSchema,
  attentionSchema,
  depositGuestSchema,
  doneRefundsSchema,
  guestCsvQuerySchema,
  guestDetailSchema,
  guestListQuerySchema,
  guestListRequestSchema,
  guestListSchema,
  guestSummarySchema,
  managedGuestSchema,
  moveGuestSchema,
  owedRefundSchema,
  refundListSchema,
  seenSumSchema,
  updateGuestMemoSchema,
  updateGuestSchema,
  usedDepositSchema,
} from '#contract/booking/guest.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented, documentedTwin, fileSchema, idempotencyHeaders } from '#server/http/openapi/documented';
import { AppError } from '#server/errors';
import type { App } from '#server/http/fastify';
import { guestActions, markRefund, operate } from './change/actions.service';
import { addBooking } from './make/add.service';
import { listDoneRefunds, listRefunds, readAttention } from '#server/attention/attention.service';
import { exportGuests } from './lists/csv.service';
import { readKey } from './make/draft';
import { listDepositGuests, listGuests, listUsedDeposits, readGuest, summarizeGuests } from './lists/search.service';

const byId = z.object({ id: idSchema });

/** For a GET that changes state. */
const refuseNavigation = ({ headers }: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
  done(headers['sec-fetch-mode'] === 'navigate' ? new AppError('FORBIDDEN') : undefined);
};

export const bookingAdminRoutes = (app: App, context: Context): void => {
  app.post(
    API.guestList,
    {
      schema: {
        ...documented('guestList', 'manageGuest', '2, 3, 7'),
        querystring: guestListQuerySchema,
        body: guestListRequestSchema,
        response: { 200: guestListSchema },
      },
    },
    ({ query, body }) => listGuests(context, body, query.page),
  );
  app.get(
    API.guestSummary,
    { schema: { ...documented('guestSummary', 'manageGuest', '3, 7'), response: { 200: guestSummarySchema } } },
    () => summarizeGuests(context),
  );
  app.get(
    API.depositGuests,
    { schema: { ...documented('depositGuests', 'manageGuest'), response: { 200: depositGuestSchema.array() } } },
    () => listDepositGuests(context),
  );
  app.get(
    API.usedDeposits,
    { schema: { ...documented('usedDeposits', 'manageGuest'), response: { 200: usedDepositSchema.array() } } },
    () => listUsedDeposits(context),
  );

  app.get(
    API.guestCsv,
    {
      schema: {
        ...documented('guestCsv', 'manageGuest'),
        refusals: ['NOT_FOUND'],
        querystring: guestCsvQuerySchema,
        response: { 200: { content: { 'text/csv': { schema: fileSchema } } } },
      },
    },
    async ({ query }, reply) => {
      const { disposition, csv } = await exportGuests(context, query);
      return reply.type('text/csv; charset=utf-8').header('Content-Disposition', disposition).send(csv);
    },
  );

  app.get(
    API.guest,
    {
      schema: {
        ...documented('guest', 'manageGuest', '5, 7'),
        refusals: ['NOT_FOUND'],
        params: byId,
        response: { 200: guestDetailSchema },
      },
    },
    ({ params }) => readGuest(context, params.id),
  );
  app.post(
    API.addGuest,
    {
      schema: {
        ...documented('addGuest', 'manageGuest'),
        refusals: [
          'NOT_FOUND',
          'EARLIER_BOOKING',
          'SEATS_GONE',
          'DAY_CANCELLED',
          'DAY_CHARTERED',
          'DAY_BOOKED',
          'DAY_OVER',
        ],
        reads: { headers: idempotencyHeaders },
        body: addGuestSchema,
        response: { 200: managedGuestSchema },
      },
    },
    ({ body, headers, operator }) => addBooking(context, { sent: body, key: readKey(headers) }, operator),
  );
  app.post(
    API.updateGuest,
    {
      schema: {
        ...documented('updateGuest', 'manageGuest', '4, 5, 7'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: updateGuestSchema,
        response: { 200: managedGuestSchema },
      },
    },
    (request) => operate(context, guestActions.edit, request.body, request.operator),
  );
  app.post(
    API.moveGuest,
    {
      schema: {
        ...documented('moveGuest', 'manageGuest'),
        refusals: [
          'NOT_FOUND',
          'CONFLICT',
          'SAME_DAY',
          'DAY_OVER',
          'DAY_CANCELLED',
          'DAY_CHARTERED',
          'DAY_BOOKED',
          'SEATS_GONE',
        ],
        body: moveGuestSchema,
        response: { 200: managedGuestSchema },
      },
    },
    (request) => operate(context, guestActions.move, request.body, request.operator),
  );
  app.post(
    API.updateGuestMemo,
    {
      schema: {
        ...documented('updateGuestMemo', 'manageGuest'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        body: updateGuestMemoSchema,
        response: { 200: managedGuestSchema },
      },
    },
    (request) => operate(context, guestActions.memo, request.body, request.operator),
  );
  app.post(
    API.unpayGuest,
    {
      schema: {
        ...documented('unpayGuest', 'manageGuest'),
        refusals: ['NOT_FOUND', 'CONFLICT', 'UNPAY_REFUND_OPEN', 'UNPAY_REFUNDED', 'UNPAY_OLDER', 'SUM_CHANGED'],
        params: byId,
        querystring: seenSumSchema,
        response: { 200: managedGuestSchema },
      },
    },
    ({ params, query, operator }) => operate(context, guestActions.unpay, { ...params, ...query }, operator),
  );
  for (const [call, action] of [
    ['markCalled', guestActions.call],
    ['unmarkCalled', guestActions.uncall],
  ] as const)
    app.post(
      API[call],
      {
        schema: {
          ...documented(call, 'manageGuest'),
          refusals: ['NOT_FOUND', 'CONFLICT'],
          params: byId,
          response: { 200: managedGuestSchema },
        },
      },
      (request) => operate(context, action, request.params, request.operator),
    );

  app.post(
    API.extendGuest,
    {
      schema: {
        ...documented('extendGuest', 'manageGuest'),
        refusals: ['NOT_FOUND', 'CONFLICT', 'NO_LATER_DEADLINE'],
        params: byId,
        response: { 200: managedGuestSchema },
      },
    },
    (request) => operate(context, guestActions.extend, request.params, request.operator),
  );

  // The specification changes state by GET. Links, previews and prefetches are refused; each has a POST variant.
  const schema = { params: byId, querystring: seenSumSchema, response: { 200: managedGuestSchema } };
  const changes = { exposeHeadRoute: false, onRequest: refuseNavigation };
  for (const [call, action] of [
    ['completeGuest', guestActions.complete],
    ['cancelGuest', guestActions.cancel],
    ['deleteGuest', guestActions.delete],
  ] as const) {
    app.get(
      API[call],
      {
        ...changes,
        schema: {
          ...documented(call, 'manageGuest', '4, 7'),
          refusals: ['NOT_FOUND', 'CONFLICT', 'SUM_CHANGED', 'FORBIDDEN'],
          ...schema,
        },
      },
      ({ params, query, operator }) => operate(context, action, { ...params, ...query }, operator),
    );
    app.post(
      API[call],
      {
        schema: {
          ...documentedTwin(call, 'manageGuest', '4, 7'),
          refusals: ['NOT_FOUND', 'CONFLICT', 'SUM_CHANGED'],
          ...schema,
        },
      },
      ({ params, query, operator }) => operate(context, action, { ...params, ...query }, operator),
    );
  }

  app.get(
    API.attention,
    { schema: { ...documented('attention', 'manageGuest'), response: { 200: attentionSchema } } },
    () => readAttention(context),
  );
  app.get(
    API.refunds,
    {
      schema: {
        ...documented('refunds', 'manageGuest'),
        querystring: guestListQuerySchema,
        response: { 200: refundListSchema },
      },
    },
    ({ query }) => listRefunds(context, query.page),
  );
  app.get(
    API.doneRefunds,
    { schema: { ...documented('doneRefunds', 'manageGuest'), response: { 200: doneRefundsSchema } } },
    () => listDoneRefunds(context),
  );
  for (const [call, action] of [
    ['markRefunded', 'refund'],
    ['unmarkRefunded', 'unrefund'],
  ] as const)
    app.post(
      API[call],
      {
        schema: {
          ...documented(call, 'manageGuest'),
          refusals: ['NOT_FOUND', 'CONFLICT', 'SUM_CHANGED'],
          params: byId,
          querystring: seenSumSchema,
          response: { 200: owedRefundSchema },
        },
      },
      ({ params, query, operator }) => markRefund(context, action, { ...params, ...query }, operator),
    );
};
