import { messageListValidator } from '#contract/validators/operator';
import type { MessageList, MessageState } from '#contract/messages/message.schema';
import { API, apiPath } from '#contract/paths';
import { api, validated } from '#src/store/api';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Pages are counted from 0. PARKED: all attempts have failed; not retried automatically. */
    getMessages: build.query<MessageList, { state: MessageState; page: number }>({
      responseSchema: validated(messageListValidator),
      query: ({ state, page }) => `${API.messages}?state=${state}&page=${page}`,
      providesTags: ['Message'],
    }),
    retryMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(API.retryMessage, { id }), method: 'POST' }),
      invalidatesTags: ['Message'],
    }),
    resolveMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(API.resolveMessage, { id }), method: 'POST' }),
      invalidatesTags: ['Message'],
    }),
  }),
});
export const { useGetMessagesQuery, useResolveMessageMutation, useRetryMessageMutation } = messagesApi;
