import { messageListShape } from '../../../../contract/shapes/operator';
import type { MessageList, MessageState } from '../../../../contract/messages/message.schema';
import { API, apiPath } from '../../../../contract/paths';
import { api, shaped } from '../../../store/api';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages of one state, page by page from 0: PARKED were tried as often as can be and are tried no more. */
    getMessages: build.query<MessageList, { state: MessageState; page: number }>({
      responseSchema: shaped(messageListShape),
      query: ({ state, page }) => `${API.messages}?state=${state}&page=${page}`,
      providesTags: ['Message'],
    }),
    retryMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(API.retryMessage, { id }), method: 'POST' }),
      invalidatesTags: ['Message'],
    }),
    /** Puts a parked message aside: it is not sent, and waits for nobody. */
    resolveMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(API.resolveMessage, { id }), method: 'POST' }),
      invalidatesTags: ['Message'],
    }),
  }),
});
export const { useGetMessagesQuery, useResolveMessageMutation, useRetryMessageMutation } = messagesApi;
