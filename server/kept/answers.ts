import type { IncomingMessage } from 'node:http';
import { OPENING_STEP_MS } from '../../contract/day/opening.rules';
import type { Tally } from '../metrics/metrics';
import { NOWHERE, sharedAddress } from '../pages/pageAddress';
import type { Packed } from './packed';

/** The address, the negotiated form and the host decide an answer; a longer one is not kept. */
const LONGEST_KEY = 500;
/** Several times what the pages, months and days of a season and the built files need. */
const MOST_ANSWERS = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;
export const MOST_BYTES_OF_ONE = 1024 * 1024;

/**
 * The period at whose end nothing is kept: hours of the calendar end with a half hour, as Seoul is nine whole hours ahead
 * of UTC, and bookings open at one.
 */
const PERIOD_MS = OPENING_STEP_MS;

/** A header's name and value; a value that contains the nonce is given by the texts around it. */
export type Header = readonly [name: string, value: string | readonly string[]];

/** An answer without what every answer has for itself: nonce, request id, time. */
export interface Answer {
  status: 200 | 304 | 404;
  headers: readonly Header[];
  body: Packed;
  bytes: number;
  /** How often it was given. */
  tally: Tally;
}

/** The answers of one address in one form. */
export interface Kept {
  etag: string | null;
  answers: ReadonlyMap<Answer['status'], Answer>;
}

/**
 * How long an answer holds: until anything public changes and at most until the half hour ends, or as long as the
 * process.
 */
export type Lifetime = 'until a change' | 'always';

interface Slot {
  address: string;
  key: string;
  generation: number;
  period: number;
}

/** Answers by key, of bounded number and size; the oldest ones make room. */
const boundedAnswers = () => {
  const all = new Map<string, Kept & { period: number; bytes: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= all.get(key)?.bytes ?? 0;
    all.delete(key);
  };
  return {
    get: (key: string) => all.get(key),
    put: (key: string, period: number, etag: string | null, answer: Answer): void => {
      const before = all.get(key);
      const same = before?.period === period && before.etag === etag ? [...before.answers.values()] : [];
      const answers = new Map([...same, answer].map((one) => [one.status, one]));
      const bytes = [...answers.values()].reduce((sum, one) => sum + one.bytes, 0);
      remove(key);
      all.set(key, { etag, answers, period, bytes });
      total += bytes;
      for (const oldest of all.keys()) {
        if (all.size <= MOST_ANSWERS && total <= MOST_BYTES) break;
        remove(oldest);
      }
    },
    clear: (): void => {
      all.clear();
      total = 0;
    },
  };
};

/** The public answers that this process has given and may give again, byte for byte. */
export interface KeptAnswers {
  /** The kept answers to a request; undefined if there are none. */
  find: (request: IncomingMessage) => Kept | undefined;
  /** Marks a request that takes the general path: its answer may be kept. Call it before anything is read. */
  want: (request: IncomingMessage) => void;
  /** Whether the general path's answer to a request may be kept. */
  isWanted: (request: IncomingMessage) => boolean;
  /** Keeps the general path's answer, unless something has changed since the request arrived. */
  keep: (request: IncomingMessage, life: Lifetime, etag: string | null, answer: Answer) => void;
  /** Forgets everything that a change of the public data can change. */
  drop: () => void;
  /** Keeps nothing that can change as long as it is not known whether it has. */
  trust: (isCurrent: boolean) => void;
}

/** Headers of a request that select another answer than the whole current one for everybody. */
const CONDITIONS = [
  'authorization',
  'range',
  'if-range',
  'if-match',
  'if-modified-since',
  'if-unmodified-since',
  'content-length',
  'transfer-encoding',
];
const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto'];

/**
 * Creates the store. `publicUrl` is the site's configured address; without it pages contain the host of the request,
 * and requests that a proxy has forwarded are not answered from here. `routed` are the first parts of the paths of every
 * route; it may be filled later.
 */
export const keptAnswers = (
  clock: () => Date,
  publicUrl: string | undefined,
  routed: ReadonlySet<string> = new Set(),
): KeptAnswers => {
  const changing = boundedAnswers();
  const lasting = boundedAnswers();
  const slots = new WeakMap<IncomingMessage, Slot>();
  let generation = 0;
  let isTrusted = false;

  /** What an answer to an address is kept by; null if answers to this request are not kept. */
  const keyOf = (address: string, { method, headers }: IncomingMessage): string | null => {
    if (method !== 'GET' || CONDITIONS.some((name) => headers[name] !== undefined)) return null;
    if (publicUrl === undefined && FORWARDED.some((name) => headers[name] !== undefined)) return null;
    const host = publicUrl === undefined ? headers.host : '';
    const key = `${address}\n${String(headers['accept-encoding'])}\n${host}`;
    return key.length > LONGEST_KEY ? null : key;
  };

  const periodNow = (): number => Math.floor(clock().getTime() / PERIOD_MS);

  const keptBy = (key: string | null): Kept | undefined => {
    if (key === null) return undefined;
    const current = isTrusted ? changing.get(key) : undefined;
    return current?.period === periodNow() ? current : lasting.get(key);
  };

  return {
    find: (request) => {
      const { url = '' } = request;
      const kept = keptBy(keyOf(url, request));
      if (kept) return kept;
      const address = sharedAddress(url, routed);
      return address === url ? undefined : keptBy(keyOf(address, request));
    },
    want: (request) => {
      const address = sharedAddress(request.url ?? '', routed);
      const key = keyOf(address, request);
      if (key !== null) slots.set(request, { address, key, generation, period: periodNow() });
    },
    isWanted: (request) => slots.has(request),
    keep: (request, life, etag, answer) => {
      const slot = slots.get(request);
      if (!slot || answer.bytes > MOST_BYTES_OF_ONE) return;
      // Other addresses of nothing, such as those of days that do not exist, are too many to be kept.
      if (answer.status === 404 && slot.address !== NOWHERE) return;
      if (life === 'always') lasting.put(slot.key, slot.period, etag, answer);
      else if (isTrusted && slot.generation === generation) changing.put(slot.key, slot.period, etag, answer);
    },
    drop: () => {
      generation += 1;
      changing.clear();
    },
    trust: (isCurrent) => {
      isTrusted = isCurrent;
    },
  };
};
