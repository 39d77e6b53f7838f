import type { LiveTicket } from '../../../contract/live/live.schema';
import { API } from '../../../contract/paths';
import { api } from '../../store/api';

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A ticket is good for one opening of the stream. */
    takeTicket: build.mutation<LiveTicket, void>({ query: () => ({ url: API.sseToken, method: 'POST' }) }),
  }),
});
