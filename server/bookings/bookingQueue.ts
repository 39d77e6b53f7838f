import type { RequestListener } from 'node:http';
import { API } from '../../contract/paths';
import { sendUnavailable } from '../refusals/unavailable';

/** So many bookings that wait are a rush: more than half of what shares one commit. */
export const RUSH = 64;
/**
 * For so long all of a rush may wait, in milliseconds: when a month opens hundreds come at the same instant, and are
 * served within less. If so many still come after that, those who wait would wait ever longer.
 */
export const RUSH_MS = 1_000;
/** In milliseconds: fewer wait for a moment after each commit; the rush has ended when it stays so, and none is refused. */
export const RUSH_GAP_MS = 500;
/**
 * So many may wait after that. Enough for groups that share a commit, and few enough that refusing the others, which
 * takes time as well, keeps up with them.
 */
export const RUSH_KEPT = 16;

/** The bookings of this process that have arrived completely and are not answered, and their bound (docs/adr/0041). */
export interface BookingQueue {
  isFull: () => boolean;
  /** Keeps each request in the queue until it is answered. */
  holding: <Request, Answer>(answer: (request: Request) => Promise<Answer>) => (request: Request) => Promise<Answer>;
}

/** An empty queue; `now` is in milliseconds of a monotonic clock. */
export const bookingQueue = (now: () => number = () => performance.now()): BookingQueue => {
  let waiting = 0;
  let began = 0;
  /** When so many last waited, or one was refused. */
  let seen = -Infinity;
  return {
    isFull: () => {
      const goesOn = waiting >= RUSH || now() - seen < RUSH_GAP_MS;
      if (!goesOn || now() - began < RUSH_MS || waiting < RUSH_KEPT) return false;
      seen = now();
      return true;
    },
    holding: (answer) => async (request) => {
      waiting += 1;
      if (waiting === RUSH && now() - seen >= RUSH_GAP_MS) began = now();
      try {
        return await answer(request);
      } finally {
        if (waiting >= RUSH) seen = now();
        waiting -= 1;
      }
    },
  };
};

/**
 * Refuses bookings in front of the framework while the queue is full: reading, checking and logging them would take the
 * time of those who wait. Passes all other requests on. `refused` is called for each refusal.
 */
export const refuseWhenFull =
  ({ isFull }: BookingQueue, refused: () => void, next: RequestListener): RequestListener =>
  (request, response) => {
    const isBooking = request.method === 'POST' && request.url === API.createBooking;
    if (!isBooking || !isFull()) return next(request, response);
    refused();
    sendUnavailable(response, 2, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  };
