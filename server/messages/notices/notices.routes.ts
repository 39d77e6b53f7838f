import { z } from 'zod';
import { idSchema } from '#contract/day/day.schema';
import { callListSchema, noticeSchema, sendNoticeSchema } from '#contract/notice/notice.schema';
import { API } from '#contract/paths';
import { readKey } from '#server/bookings/make/draft';
import type { Context } from '#server/context';
import { documented, idempotencyHeaders } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { readCallList, sendNotice } from './notices.service';

export const noticeAdminRoutes = (app: App, context: Context): void => {
  app.get(
    API.callList,
    {
      schema: {
        ...documented('callList', 'manageReserve'),
        refusals: ['NOT_FOUND'],
        params: z.object({ id: idSchema }),
        response: { 200: callListSchema },
      },
    },
    ({ params }) => readCallList(context, params.id),
  );
  app.post(
    API.sendNotice,
    {
      schema: {
        ...documented('sendNotice', 'manageReserve'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        reads: { headers: idempotencyHeaders },
        body: sendNoticeSchema,
        response: { 200: noticeSchema },
      },
    },
    ({ body, headers, operator }) => sendNotice(context, { sent: body, key: readKey(headers) }, operator),
  );
};
