import type { RequestListener } from 'node:http';
import type { ErrorBody } from '../../contract/errors';
import { API } from '../../contract/paths';
import { errorText } from '../../copy/errors';

/**
 * Bookings that may wait for their commit at once: more than half of what a group takes, and some ten milliseconds of
 * work. Who comes when so many wait would wait ever longer.
 */
export const CROWD_MOST = 64;
/** Retry-After in seconds. */
const RETRY_AFTER_S = '2';

/** The bookings of this process that have arrived completely and are not answered yet. */
export interface Crowd {
  waiting: number;
}

/** Counts each booking while it waits. */
export const counted =
  <Request, Answer>(crowd: Crowd, create: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    crowd.waiting += 1;
    try {
      return await create(request);
    } finally {
      crowd.waiting -= 1;
    }
  };

const BODY = JSON.stringify({ code: 'UNAVAILABLE', message: errorText.UNAVAILABLE } satisfies ErrorBody);
const HEAD = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': Buffer.byteLength(BODY),
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'retry-after': RETRY_AFTER_S,
};

/**
 * Refuses bookings in front of the framework while too many wait (docs/adr/0041): reading, checking and logging them
 * would take the time of those who wait. Passes all other requests on. `refused` is called for each refusal.
 */
export const refuseCrowd =
  (crowd: Crowd, refused: () => void, next: RequestListener): RequestListener =>
  (request, response) => {
    if (crowd.waiting < CROWD_MOST || request.method !== 'POST' || request.url !== API.createBooking)
      return next(request, response);
    refused();
    response.writeHead(503, HEAD).end(BODY);
  };
