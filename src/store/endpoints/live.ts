import { guestDetailValidator, liveTicketValidator } from '#contract/validators/operator';
import type { GuestDetail } from '#contract/booking/guest.schema';
import type { LiveTicket } from '#contract/live/live.schema';
import { API, apiPath } from '#contract/paths';
import { api, send, validated, type StoreEnvironment } from '../api';

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A ticket opens the stream once. */
    takeTicket: build.mutation<LiveTicket, void>(
      send(() => ({ url: API.sseToken, method: 'POST' }), [], liveTicketValidator),
    ),
    /** No tags: the event invalidates the lists, which would discard this response before its use. */
    readChangedGuest: build.query<GuestDetail, number>({
      responseSchema: validated(guestDetailValidator),
      query: (id) => apiPath(API.guest, { id }),
    }),
  }),
});

export const thisClient =
  () =>
  (_dispatch: unknown, _getState: unknown, { client }: StoreEnvironment): string =>
    client;

/** Includes events missed since `lastEventId`. Requires a browser. */
export const openEvents = (ticket: string, lastEventId: number | null): EventSource => {
  const query = new URLSearchParams({ token: ticket });
  if (lastEventId !== null) query.set('lastEventId', String(lastEventId));
  return new EventSource(`${API.events}?${query.toString()}`);
};
