import type { RequestListener } from 'node:http';
import { API } from '#contract/paths';
import { sendUnavailable } from '#server/http/refusals/unavailable';

/** More than half of a group. */
export const RUSH = 64;
/** Serving the hundreds of requests of an opening month takes less. In a longer rush the waiting time would grow. */
export const RUSH_MS = 1_000;
/**
 * The queue is short for a moment after each commit. The rush is over if it stays short this long without a refusal.
 */
export const RUSH_GAP_MS = 500;
/** The limit during a rush: enough to share commits, and few enough to leave time for refusals. */
export const RUSH_WAITING = 16;

/** docs/decisions/0006 */
export interface BookingQueue {
  isFull: () => boolean;
  holding: <Request, Outcome>(work: (request: Request) => Promise<Outcome>) => (request: Request) => Promise<Outcome>;
}

export const bookingQueue = (now: () => number = () => performance.now()): BookingQueue => {
  let waiting = 0;
  let began = 0;
  let seen = -Infinity;
  return {
    isFull: () => {
      const goesOn = waiting >= RUSH || now() - seen < RUSH_GAP_MS;
      if (!goesOn || now() - began < RUSH_MS || waiting < RUSH_WAITING) return false;
      seen = now();
      return true;
    },
    holding: (work) => async (request) => {
      waiting += 1;
      if (waiting === RUSH && now() - seen >= RUSH_GAP_MS) began = now();
      try {
        return await work(request);
      } finally {
        if (waiting >= RUSH) seen = now();
        waiting -= 1;
      }
    },
  };
};

/** Runs before the framework: reading, checking and logging refused bookings would delay the waiting ones. */
export const refuseWhenFull =
  ({ isFull }: BookingQueue, refused: () => void, next: RequestListener): RequestListener =>
  (request, response) => {
    const isBooking = request.method === 'POST' && request.url === API.createBooking;
    if (!isBooking || !isFull()) return next(request, response);
    refused();
    sendUnavailable(response, 2, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  };
