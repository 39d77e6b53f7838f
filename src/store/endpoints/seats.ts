import { API } from '../../../contract/paths';

/** Opens the visitors' event stream. Requires a browser. */
export const openSeats = (): EventSource => new EventSource(API.seatEvents);
