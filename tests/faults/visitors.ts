/** Visitors book and record the responses, which a fault test compares with the database. */
import { randomUUID } from 'node:crypto';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';

/** One booking of a visitor, retried with the same idempotency key until it succeeds. */
export interface Visit {
  key: string;
  body: { id: number; name: string; tel: string; guestCount: number; password?: string };
  /** The booking number of the first 200; null before. */
  guestId: string | null;
}

export interface Visitors {
  visits: Visit[];
  /** Number of responses by status, and of requests without a response. */
  responses: Map<string, number>;
  /** The slowest response; can be reset. */
  longest: { ms: number };
  /** Wrong responses: a status other than 200 and 503, a 503 without Retry-After, a second booking for one key. */
  wrong: string[];
  /**
   * Books with `count` visitors at once until `stop` is aborted. After a failed connection a visitor leaves; with
   * `patience` it retries the same booking after that many milliseconds.
   */
  book: (url: string, options: { count: number; stop: AbortSignal; patience?: number }) => Promise<void>;
  /** Retries each booking without a response, once. */
  bookAgain: (url: string) => Promise<void>;
}

const RETRYING_VISITORS = 8;
/** Longer than the ten seconds after which a screen gives up. */
const TIMEOUT_MS = 25_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Visitors for these days in turn, each with its own telephone number, all with the same booking password, if any. */
export const visitorsOf = (days: readonly ReserveDay[], { password }: { password?: string } = {}): Visitors => {
  const visits: Visit[] = [];
  const responses = new Map<string, number>();
  const wrong: string[] = [];
  const longest = { ms: 0 };
  const count = (response: string): void => void responses.set(response, (responses.get(response) ?? 0) + 1);

  const arrive = (): Visit => {
    const number = String(10_000_000 + visits.length);
    const visit: Visit = {
      key: randomUUID(),
      body: {
        id: days[visits.length % days.length]?.id ?? 0,
        name: '김바다',
        tel: `010-${number.slice(0, 4)}-${number.slice(4)}`,
        guestCount: 1 + (visits.length % 3),
        ...(password !== undefined && { password }),
      },
      guestId: null,
    };
    visits.push(visit);
    return visit;
  };

  /** Sends a booking once; returns whether a response came. */
  const send = async (url: string, visit: Visit): Promise<boolean> => {
    const began = performance.now();
    try {
      const response = await fetch(url + API.createBooking, {
        method: 'POST',
        body: JSON.stringify(visit.body),
        headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: visit.key },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const content = (await response.json()) as { guestId: string };
      count(String(response.status));
      longest.ms = Math.max(longest.ms, performance.now() - began);
      if (response.status === 200) {
        if (visit.guestId !== null && visit.guestId !== content.guestId) wrong.push(`${visit.key} was booked twice`);
        visit.guestId ??= content.guestId;
      } else if (response.status !== 503) wrong.push(`${response.status} ${JSON.stringify(content)}`);
      else if (!response.headers.has('retry-after')) wrong.push('503 without Retry-After');
      return true;
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') wrong.push(`no response within ${TIMEOUT_MS} ms`);
      count('no response');
      return false;
    }
  };

  return {
    visits,
    responses,
    longest,
    wrong,
    book: async (url, { count, stop, patience }) => {
      const visitor = async (): Promise<void> => {
        let visit = arrive();
        while (!stop.aborted) {
          const responded = await send(url, visit);
          if (visit.guestId !== null) visit = arrive();
          else if (patience !== undefined) await pause(patience);
          else if (!responded) return;
        }
      };
      await Promise.all(Array.from({ length: count }, visitor));
    },
    bookAgain: async (url) => {
      const open = visits.filter(({ guestId }) => guestId === null);
      const visitor = async (): Promise<void> => {
        for (let visit = open.pop(); visit; visit = open.pop()) await send(url, visit);
      };
      await Promise.all(Array.from({ length: RETRYING_VISITORS }, visitor));
    },
  };
};
