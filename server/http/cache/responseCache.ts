import type { IncomingMessage } from 'node:http';
import { OPENING_STEP_MS } from '#contract/day/opening.rules';
import type { Tally } from '#server/upkeep/metrics/metrics';
import { NOWHERE, sharedAddress } from '#server/web/pageAddress';
import type { EncodedBody } from './encodedBody';

/** A key has address, negotiated form and host. Responses with longer keys are not cached. */
const LONGEST_KEY = 500;
/** Several times the number of pages, months, days of a season and built files. */
const MOST_ENTRIES = 1_000;
const MOST_BYTES = 32 * 1024 * 1024;
export const MOST_BYTES_OF_ONE = 1024 * 1024;

/**
 * The cache is dropped at the end of each period. Cut-offs and openings fall on half hours, also in UTC: Seoul is nine
 * whole hours ahead.
 */
const PERIOD_MS = OPENING_STEP_MS;

/** A value with a nonce is stored as the texts around it. */
export type Header = readonly [name: string, value: string | readonly string[]];

/** A cached response without its per-response parts: nonce, request id, time. */
export interface CachedResponse {
  status: 200 | 304 | 404;
  headers: readonly Header[];
  body: EncodedBody;
  bytes: number;
  tally: Tally;
}

/** All of one address in one form. */
export interface CacheEntry {
  etag: string | null;
  responses: ReadonlyMap<CachedResponse['status'], CachedResponse>;
}

/** Until a change: until anything public changes, at most until the half hour ends. Always: as long as the process. */
export type Lifetime = 'until a change' | 'always';

interface Slot {
  address: string;
  key: string;
  generation: number;
  period: number;
}

/** Limits number and size; the oldest entries are removed. */
const boundedEntries = () => {
  const all = new Map<string, CacheEntry & { period: number; bytes: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= all.get(key)?.bytes ?? 0;
    all.delete(key);
  };
  return {
    get: (key: string) => all.get(key),
    put: (key: string, period: number, etag: string | null, response: CachedResponse): void => {
      const before = all.get(key);
      const same = before?.period === period && before.etag === etag ? [...before.responses.values()] : [];
      const responses = new Map([...same, response].map((one) => [one.status, one]));
      const bytes = [...responses.values()].reduce((sum, one) => sum + one.bytes, 0);
      remove(key);
      all.set(key, { etag, responses, period, bytes });
      total += bytes;
      for (const oldest of all.keys()) {
        if (all.size <= MOST_ENTRIES && total <= MOST_BYTES) break;
        remove(oldest);
      }
    },
    clear: (): void => {
      all.clear();
      total = 0;
    },
  };
};

/** A cache of this process's public responses, byte for byte. */
export interface ResponseCache {
  find: (request: IncomingMessage) => CacheEntry | undefined;
  /** Marks a request on the general path: its response may be cached. Call it before anything is read. */
  want: (request: IncomingMessage) => void;
  isWanted: (request: IncomingMessage) => boolean;
  /** Stores the response of the general path, unless something has changed since the request arrived. */
  store: (request: IncomingMessage, life: Lifetime, etag: string | null, response: CachedResponse) => void;
  /** Drops every response that depends on public data. */
  drop: () => void;
  /** False if changes may have been missed: nothing changeable is stored. */
  trust: (isCurrent: boolean) => void;
}

/** Requests with one of these headers may need a different response. */
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
 * `publicUrl` is the configured address. Without it pages contain the request's host, and the cache does not serve
 * forwarded requests. `routed` has the first path parts of all routes; it may be filled later.
 */
export const responseCache = (
  clock: () => Date,
  publicUrl: string | undefined,
  routed: ReadonlySet<string> = new Set(),
): ResponseCache => {
  const changing = boundedEntries();
  const lasting = boundedEntries();
  const slots = new WeakMap<IncomingMessage, Slot>();
  let generation = 0;
  let isTrusted = false;

  /** Null if responses to this request are not cached. */
  const keyOf = (address: string, { method, headers }: IncomingMessage): string | null => {
    if (method !== 'GET' || CONDITIONS.some((name) => headers[name] !== undefined)) return null;
    if (publicUrl === undefined && FORWARDED.some((name) => headers[name] !== undefined)) return null;
    const host = publicUrl === undefined ? headers.host : '';
    const key = `${address}\n${String(headers['accept-encoding'])}\n${host}`;
    return key.length > LONGEST_KEY ? null : key;
  };

  const periodNow = (): number => Math.floor(clock().getTime() / PERIOD_MS);

  const entryFor = (key: string | null): CacheEntry | undefined => {
    if (key === null) return undefined;
    const current = isTrusted ? changing.get(key) : undefined;
    return current?.period === periodNow() ? current : lasting.get(key);
  };

  return {
    find: (request) => {
      const { url = '' } = request;
      const entry = entryFor(keyOf(url, request));
      if (entry) return entry;
      const address = sharedAddress(url, routed);
      return address === url ? undefined : entryFor(keyOf(address, request));
    },
    want: (request) => {
      const address = sharedAddress(request.url ?? '', routed);
      const key = keyOf(address, request);
      if (key !== null) slots.set(request, { address, key, generation, period: periodNow() });
    },
    isWanted: (request) => slots.has(request),
    store: (request, life, etag, response) => {
      const slot = slots.get(request);
      if (!slot || response.bytes > MOST_BYTES_OF_ONE) return;
      // Too many other addresses do not exist, such as those of days.
      if (response.status === 404 && slot.address !== NOWHERE) return;
      if (life === 'always') lasting.put(slot.key, slot.period, etag, response);
      else if (isTrusted && slot.generation === generation) changing.put(slot.key, slot.period, etag, response);
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
