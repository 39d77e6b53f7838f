import { messageListValidator } from '#contract/validators/operator';
import type { MessageList, MessageState } from '#contract/messages/message.schema';
import { API, apiPath } from '#contract/paths';
import { api, read, send } from '#src/store/api';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pages are counted from 0. PARKED: all attempts have failed; not retried automatically. */
    getMessages: build.query<MessageList, { state: MessageState; page: number }>(
      read(messageListValidator, ({ state, page }) => `${API.messages}?state=${state}&page=${page}`, 'Message'),
    ),
    retryMessage: build.mutation<unknown, number>(
      send((id) => ({ url: apiPath(API.retryMessage, { id }), method: 'POST' }), ['Message']),
    ),
    resolveMessage: build.mutation<unknown, number>(
      send((id) => ({ url: apiPath(API.resolveMessage, { id }), method: 'POST' }), ['Message']),
    ),
  }),
});
export const { useGetMessagesQuery, useResolveMessageMutation, useRetryMessageMutation } = messagesApi;
