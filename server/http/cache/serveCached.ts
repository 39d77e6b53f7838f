import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SERVER_TIME_HEADER } from '#contract/paths';
import type { CachedResponse, CacheEntry, ResponseCache } from './responseCache';

/** The size of helmet's nonces. */
const NONCE_BYTES = 16;
/** One call for many random bytes is as fast as one for few. */
const pool = Buffer.alloc(256 * NONCE_BYTES);
let used = pool.length;
const freshNonce = (): string => {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString('hex', used - NONCE_BYTES, used);
};

const WEAK = /^W\//;

/** Chooses by If-None-Match, weakly compared (RFC 9110, 13.1.2). Undefined if only the general path can decide. */
const choose = ({ etag, responses }: CacheEntry, asked: string | undefined): CachedResponse | undefined => {
  if (asked === undefined || etag === null) return responses.get(200) ?? responses.get(404);
  if (asked === '*' || asked.includes(',')) return undefined;
  return responses.get(asked.replace(WEAK, '') === etag.replace(WEAK, '') ? 304 : 200);
};

/** Parts that differ in each response. */
interface Own {
  id: string;
  time: string;
}
type Write = (response: ServerResponse, own: Own) => void;

/** Larger bodies are not copied into one piece with their head. */
const LARGE = 64 * 1024;

/** Prepares the constant parts once. */
const writerOf = ({ status, headers, body, bytes }: CachedResponse): Write => {
  const fixed = headers.flatMap(([name, value]) => (typeof value === 'string' ? [name, value] : []));
  fixed.push('content-length', String(bytes));
  const withNonce = headers.filter(([, value]) => typeof value !== 'string') as [string, string[]][];
  const headOf = ({ id, time }: Own): string[] => ['X-Request-Id', id, SERVER_TIME_HEADER, time, ...fixed];
  if (withNonce.length > 0)
    return (response, own) => {
      const nonce = freshNonce();
      const head = headOf(own);
      for (const [name, value] of withNonce) head.push(name, value.join(nonce));
      response.writeHead(status, head);
      response.end(body.fill({ nonce, time: own.time }));
    };
  const whole = body.fill({ nonce: '', time: '' });
  // Node.js writes a latin1 text together with the head, but bytes separately.
  const content = bytes > LARGE ? whole : whole.toString('latin1');
  return (response, own) => {
    response.writeHead(status, headOf(own));
    response.end(content, 'latin1');
  };
};

const writers = new WeakMap<CachedResponse, Write>();
const writeCached = (cached: CachedResponse, response: ServerResponse, own: Own): void => {
  let write = writers.get(cached);
  if (!write) writers.set(cached, (write = writerOf(cached)));
  write(response, own);
};

export interface ServeCachedOptions {
  cache: ResponseCache;
  clock: () => Date;
  /** The same as on the general path. */
  requestIdOf: (request: IncomingMessage) => string;
  logResponse: (request: IncomingMessage, sent: { status: number; id: string; time: number }) => void;
}

/**
 * Serves cached responses before the framework, which costs many times more than writing bytes. Passes on all other
 * requests.
 */
export const serveCached =
  ({ cache, clock, requestIdOf, logResponse }: ServeCachedOptions, next: RequestListener): RequestListener =>
  (request, response) => {
    const entry = cache.find(request);
    const cached = entry && choose(entry, request.headers['if-none-match']);
    if (!cached) {
      cache.want(request);
      return next(request, response);
    }
    const id = requestIdOf(request);
    const time = clock().getTime();
    writeCached(cached, response, { id, time: String(time) });
    cached.tally.count += 1;
    logResponse(request, { status: cached.status, id, time });
  };
