/** Visitors who book and record their responses, so that a fault test can compare them with the database. */
import { randomUUID } from 'node:crypto';
import type { ReserveDay } from '#contract/day/day.schema';
import { API, IDEMPOTENCY_HEADER } from '#contract/paths';

/** One booking that a visitor wants: it is sent with the same key until it is answered. */
export interface Visit {
  key: string;
  body: { id: number; name: string; tel: string; guestCount: number; password?: string };
  /** The booking number of the first 200; null while there was none. */
  guestId: string | null;
}

/** Responses other than a booking, with their number. */
export type Answers = Map<string, number>;

export interface Visitors {
  visits: Visit[];
  /** Every response and failed connection so far. */
  answers: Answers;
  /** The longest time until a response, in milliseconds; can be reset. */
  longest: { ms: number };
  /** Faulty responses: another status, a 503 without Retry-After, a second booking number for one key. */
  wrong: string[];
  /**
   * Books with `count` visitors at once until `stop` is aborted. Without `patience` a visitor leaves after the first
   * failed connection. With it the visitor retries the same booking after that many milliseconds.
   */
  book: (url: string, options: { count: number; stop: AbortSignal; patience?: number }) => Promise<void>;
  /** Retries each booking without a response, once. */
  bookAgain: (url: string) => Promise<void>;
}

const RETRYING_VISITORS = 8;
/** The longest time without a response; a screen gives up after ten seconds. */
const TIMEOUT_MS = 25_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Visitors of some days, in turn, each with a telephone number of his own; all with this booking password, if any. */
export const visitorsOf = (days: readonly ReserveDay[], { password }: { password?: string } = {}): Visitors => {
  const visits: Visit[] = [];
  const answers: Answers = new Map();
  const wrong: string[] = [];
  const longest = { ms: 0 };
  const count = (answer: string): void => void answers.set(answer, (answers.get(answer) ?? 0) + 1);

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

  /** Sends a booking once; returns whether the connection held. */
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
      if ((error as Error).name === 'TimeoutError') wrong.push(`no answer within ${TIMEOUT_MS} ms`);
      count('no answer');
      return false;
    }
  };

  return {
    visits,
    answers,
    longest,
    wrong,
    book: async (url, { count, stop, patience }) => {
      const visitor = async (): Promise<void> => {
        let visit = arrive();
        while (!stop.aborted) {
          const held = await send(url, visit);
          if (visit.guestId !== null) visit = arrive();
          else if (patience !== undefined) await pause(patience);
          else if (!held) return;
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
