import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SERVER_TIME_HEADER } from '#contract/paths';
import type { Answer, Kept, ResponseCache } from './responseCache';

/** As many as helmet's nonces have. */
const NONCE_BYTES = 16;
/** One call for many random bytes takes as long as one for few. */
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

/** By If-None-Match, weakly compared (RFC 9110, 13.1.2). Undefined if only the general path can tell. */
const choose = ({ etag, answers }: Kept, asked: string | undefined): Answer | undefined => {
  if (asked === undefined || etag === null) return answers.get(200) ?? answers.get(404);
  if (asked === '*' || asked.includes(',')) return undefined;
  return answers.get(asked.replace(WEAK, '') === etag.replace(WEAK, '') ? 304 : 200);
};

/** Parts that each response has for itself. */
interface Own {
  id: string;
  time: string;
}
type Write = (response: ServerResponse, own: Own) => void;

/** Larger bodies are not copied into one piece with their head. */
const LARGE = 64 * 1024;

/** Prepares the constant parts once. */
const writerOf = ({ status, headers, body, bytes }: Answer): Write => {
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
  // Node.js writes a latin1 text in one piece with the head, but bytes in a second one.
  const content = bytes > LARGE ? whole : whole.toString('latin1');
  return (response, own) => {
    response.writeHead(status, headOf(own));
    response.end(content, 'latin1');
  };
};

const writers = new WeakMap<Answer, Write>();
const writeAnswer = (answer: Answer, response: ServerResponse, own: Own): void => {
  let write = writers.get(answer);
  if (!write) writers.set(answer, (write = writerOf(answer)));
  write(response, own);
};

export interface ServeCachedOptions {
  answers: ResponseCache;
  clock: () => Date;
  /** As on the general path. */
  requestIdOf: (request: IncomingMessage) => string;
  logAnswer: (request: IncomingMessage, answered: { status: number; id: string; time: number }) => void;
}

/**
 * Serves cached responses in front of the framework, whose work for one request is many times that of writing bytes.
 * All other requests pass on.
 */
export const serveCached =
  ({ answers, clock, requestIdOf, logAnswer }: ServeCachedOptions, next: RequestListener): RequestListener =>
  (request, response) => {
    const kept = answers.find(request);
    const answer = kept && choose(kept, request.headers['if-none-match']);
    if (!answer) {
      answers.want(request);
      return next(request, response);
    }
    const id = requestIdOf(request);
    const time = clock().getTime();
    writeAnswer(answer, response, { id, time: String(time) });
    answer.tally.count += 1;
    logAnswer(request, { status: answer.status, id, time });
  };
