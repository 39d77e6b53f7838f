import type { LiveTicket } from '../../../contract/live/live.schema';
import { API } from '../../../contract/paths';
import { api } from '../api';

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A ticket is good for one opening of the stream. */
    takeTicket: build.mutation<LiveTicket, void>({ query: () => ({ url: API.sseToken, method: 'POST' }) }),
  }),
});

/** Opens the stream of changes; it asks for what was missed since the last event that was seen. For the browser alone. */
export const openEvents = (ticket: string, lastEventId: number | null): EventSource => {
  const query = new URLSearchParams({ token: ticket });
  if (lastEventId !== null) query.set('lastEventId', String(lastEventId));
  return new EventSource(`${API.events}?${query.toString()}`);
};
