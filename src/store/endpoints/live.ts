import { guestDetailShape, liveTicketShape } from '../../../contract/shapes/operator';
import type { GuestDetail } from '../../../contract/guest/guest.schema';
import type { LiveTicket } from '../../../contract/live/live.schema';
import { API, apiPath } from '../../../contract/paths';
import { api, shaped } from '../api';

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A ticket is good for one opening of the stream. */
    takeTicket: build.mutation<LiveTicket, void>({
      responseSchema: shaped(liveTicketShape),
      query: () => ({ url: API.sseToken, method: 'POST' }),
    }),
    /**
     * The booking that an event names, for its message. Without tags: reading everything anew, which the same event
     * causes, would take this answer away before it is read.
     */
    readChangedGuest: build.query<GuestDetail, number>({
      responseSchema: shaped(guestDetailShape),
      query: (id) => apiPath(API.guest, { id }),
    }),
  }),
});

/** Opens the stream of changes; it asks for what was missed since the last event that was seen. For the browser alone. */
export const openEvents = (ticket: string, lastEventId: number | null): EventSource => {
  const query = new URLSearchParams({ token: ticket });
  if (lastEventId !== null) query.set('lastEventId', String(lastEventId));
  return new EventSource(`${API.events}?${query.toString()}`);
};
