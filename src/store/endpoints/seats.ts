import { API } from '../../../contract/paths';

/**
 * Opens the visitors' event stream. `since` is the server's time at which the days on the screen were read, in milliseconds
 * since 1970. Requires a browser.
 */
export const openSeats = (since?: number): EventSource =>
  new EventSource(since === undefined ? API.seatEvents : `${API.seatEvents}?since=${since}`);
