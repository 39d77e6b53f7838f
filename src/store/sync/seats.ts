import { API } from '#contract/paths';

/** `since`: the server's time of the displayed days, in ms since 1970. Requires a browser. */
export const openSeats = (since?: number): EventSource =>
  new EventSource(since === undefined ? API.seatEvents : `${API.seatEvents}?since=${since}`);
