import { z } from 'zod';
import { idSchema } from '#contract/day/day.schema';
import { messageListQuerySchema, messageListSchema, messageSchema } from '#contract/messages/message.schema';
import { API } from '#contract/paths';
import type { Context } from '#server/context';
import { documented } from '#server/http/openapi/documented';
import type { App } from '#server/http/fastify';
import { listMessages, resolveMessage, retryMessage } from './messages.service';

/** The operator's outbox. */
export const messageRoutes = (app: App, context: Context): void => {
  app.get(
    API.messages,
    {
      schema: {
        ...documented('messages', 'manageWatch'),
        querystring: messageListQuerySchema,
        response: { 200: messageListSchema },
      },
    },
    ({ query }) => listMessages(context, query),
  );
  app.post(
    API.retryMessage,
    {
      schema: {
        ...documented('retryMessage', 'manageWatch'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        params: z.object({ id: idSchema }),
        response: { 200: messageSchema },
      },
    },
    (request) => retryMessage(context, request.params.id, request.operator),
  );
  app.post(
    API.resolveMessage,
    {
      schema: {
        ...documented('resolveMessage', 'manageWatch'),
        refusals: ['NOT_FOUND', 'CONFLICT'],
        params: z.object({ id: idSchema }),
        response: { 200: messageSchema },
      },
    },
    (request) => resolveMessage(context, request.params.id, request.operator),
  );
};
