import type { RequestListener } from 'node:http';
import type { ErrorBody } from '../../contract/errors';
import { API } from '../../contract/paths';
import { errorText } from '../../copy/errors';

/** So many bookings that wait for their commit are a crowd: more than half of what a group takes. */
export const CROWD_MOST = 64;
/**
 * For so long all of a crowd may wait, in milliseconds: when a month opens hundreds come at the same instant, and are
 * served within less. If so many still come after that, those who wait would wait ever longer.
 */
export const CROWD_MS = 1_000;
/**
 * So many may wait after that. Enough for groups that share a commit, and few enough that refusing the others, which
 * takes time as well, keeps up with them.
 */
export const CROWD_KEPT = 16;
/**
 * In milliseconds: fewer than CROWD_MOST wait for a moment after each commit; the crowd has ended when no more wait, and
 * none is refused, for this long.
 */
export const CROWD_GAP_MS = 500;
/** Retry-After in seconds. */
const RETRY_AFTER_S = '2';

/** The bookings of this process that have arrived completely and are not answered yet. */
export interface Crowd {
  waiting: number;
  /** When at least CROWD_MOST began to wait again and again, in milliseconds of a monotonic clock. */
  since: number;
  /** When fewer than CROWD_MOST were left, or one of them was refused; null while that many wait. */
  smallSince: number | null;
}

/** The state of a process in which no bookings wait. */
export const noCrowd = (): Crowd => ({ waiting: 0, since: 0, smallSince: -Infinity });

/** Counts each booking while it waits. */
export const counted =
  <Request, Answer>(
    crowd: Crowd,
    create: (request: Request) => Promise<Answer>,
    now: () => number = () => performance.now(),
  ) =>
  async (request: Request): Promise<Answer> => {
    crowd.waiting += 1;
    if (crowd.waiting >= CROWD_MOST && crowd.smallSince !== null) {
      if (now() - crowd.smallSince >= CROWD_GAP_MS) crowd.since = now();
      crowd.smallSince = null;
    }
    try {
      return await create(request);
    } finally {
      crowd.waiting -= 1;
      if (crowd.waiting < CROWD_MOST) crowd.smallSince ??= now();
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

/** Whether a crowd has been coming for too long, and more wait than may. */
const isTooMuch = ({ waiting, since, smallSince }: Crowd, now: number): boolean => {
  const lasts = smallSince === null || now - smallSince < CROWD_GAP_MS;
  return lasts && now - since >= CROWD_MS && waiting >= CROWD_KEPT;
};

/**
 * Refuses bookings in front of the framework while too many wait and have been coming for too long (docs/adr/0041): reading,
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
    const isBooking = request.method === 'POST' && request.url === API.createBooking;
    if (!isBooking || !isTooMuch(crowd, now())) return next(request, response);
    refused();
    if (crowd.smallSince !== null) crowd.smallSince = now();
    response.writeHead(503, HEAD).end(BODY);
  };
