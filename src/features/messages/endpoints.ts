import { messageListShape } from '../../../contract/shapes/operator';
import type { MessageList } from '../../../contract/messages/message.schema';
import { API, apiPath } from '../../../contract/paths';
import { api, shaped } from '../../store/api';

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages that were tried as often as can be and are tried no more, page by page from 0. */
    getParkedMessages: build.query<MessageList, number>({
      responseSchema: shaped(messageListShape),
      query: (page) => `${API.messages}?state=PARKED&page=${page}`,
      providesTags: ['Message'],
    }),
    retryMessage: build.mutation<unknown, number>({
      query: (id) => ({ url: apiPath(API.retryMessage, { id }), method: 'POST' }),
      invalidatesTags: ['Message'],
    }),
  }),
});
export const { useGetParkedMessagesQuery, useRetryMessageMutation } = messagesApi;
