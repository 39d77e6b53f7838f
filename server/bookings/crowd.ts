import type { RequestListener } from 'node:http';
import type { ErrorBody } from '../../contract/errors';
import { API } from '../../contract/paths';
import { errorText } from '../../copy/errors';

/** Bookings that may wait for their commit all the time: more than half of what a group takes. */
export const CROWD_MOST = 64;
/**
 * So long more may wait, in milliseconds: when a month opens hundreds come at the same instant, and are served within
 * less. Who comes while so many have been waiting for longer would wait ever longer.
 */
export const CROWD_MS = 1_000;
/** Retry-After in seconds. */
const RETRY_AFTER_S = '2';

/** The bookings of this process that have arrived completely and are not answered yet. */
export interface Crowd {
  waiting: number;
  /** Since when at least CROWD_MOST wait, in milliseconds of a monotonic clock; null if fewer do. */
  since: number | null;
}

export const noCrowd = (): Crowd => ({ waiting: 0, since: null });

/** Counts each booking while it waits. */
export const counted =
  <Request, Answer>(
    crowd: Crowd,
    create: (request: Request) => Promise<Answer>,
    now: () => number = () => performance.now(),
  ) =>
  async (request: Request): Promise<Answer> => {
    crowd.waiting += 1;
    if (crowd.waiting === CROWD_MOST) crowd.since = now();
    try {
      return await create(request);
    } finally {
      crowd.waiting -= 1;
      if (crowd.waiting < CROWD_MOST) crowd.since = null;
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
 * Refuses bookings in front of the framework while too many have been waiting for too long (docs/adr/0041): reading,
 * checking and logging them would take the time of those who wait. Passes all other requests on. `refused` is called
 * for each refusal.
 */
export const refuseCrowd =
  (
    crowd: Crowd,
    refused: () => void,
    next: RequestListener,
    now: () => number = () => performance.now(),
  ): RequestListener =>
  (request, response) => {
    const isTooMuch = crowd.since !== null && now() - crowd.since >= CROWD_MS;
    if (!isTooMuch || request.method !== 'POST' || request.url !== API.createBooking) return next(request, response);
    refused();
    response.writeHead(503, HEAD).end(BODY);
  };
