import { z } from 'zod';
import { idSchema } from '../../contract/day/day.schema';
import { messageListQuerySchema, messageListSchema, messageSchema } from '../../contract/messages/message.schema';
import { API } from '../../contract/paths';
import type { Context } from '../context';
import type { App } from '../fastify';
import { operatorOf } from '../history/recordChange';
import { sessionOf } from '../plugins/session';
import { listMessages, resolveMessage, retryMessage } from './messages.service';

/** The outbox, for the operator: sent and failed messages, and actions on them. */
export const messageRoutes = (app: App, context: Context): void => {
  app.get(
    API.messages,
    { schema: { querystring: messageListQuerySchema, response: { 200: messageListSchema } } },
    ({ query }) => listMessages(context, query),
  );
  app.post(
    API.retryMessage,
    { schema: { params: z.object({ id: idSchema }), response: { 200: messageSchema } } },
    (request) => retryMessage(context, request.params.id, operatorOf(sessionOf(request))),
  );
  app.post(
    API.resolveMessage,
    { schema: { params: z.object({ id: idSchema }), response: { 200: messageSchema } } },
    (request) => resolveMessage(context, request.params.id, operatorOf(sessionOf(request))),
  );
};
