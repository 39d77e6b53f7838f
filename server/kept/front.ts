import { randomFillSync } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SERVER_TIME_HEADER } from '../../contract/paths';
import type { Answer, Kept, KeptAnswers } from './answers';

/** As many random bytes as helmet's nonces have. */
const NONCE_BYTES = 16;
/** A call for few random bytes takes as long as one for many. */
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

/**
 * The answer to a request with this If-None-Match; undefined if only the general path can tell. Tags are compared
 * weakly (RFC 9110, 13.1.2).
 */
const choose = ({ etag, answers }: Kept, asked: string | undefined): Answer | undefined => {
  if (asked === undefined || etag === null) return answers.get(200);
  if (asked === '*' || asked.includes(',')) return undefined;
  return answers.get(asked.replace(WEAK, '') === etag.replace(WEAK, '') ? 304 : 200);
};

export interface FrontOptions {
  answers: KeptAnswers;
  clock: () => Date;
  /** The id of a request, as the general path gives it. */
  requestIdOf: (request: IncomingMessage) => string;
  /** Writes the log line of an answer. */
  logAnswer: (request: IncomingMessage, response: ServerResponse, id: string) => void;
}

/**
 * Answers requests with kept answers, in front of the framework, whose work for one request is many times that of
 * writing bytes; passes all other requests on.
 */
export const front =
  ({ answers, clock, requestIdOf, logAnswer }: FrontOptions, next: RequestListener): RequestListener =>
  (request, response) => {
    const kept = answers.find(request);
    const answer = kept && choose(kept, request.headers['if-none-match']);
    if (!answer) {
      answers.want(request);
      return next(request, response);
    }
    const id = requestIdOf(request);
    const nonce = freshNonce();
    const head = ['X-Request-Id', id, SERVER_TIME_HEADER, String(clock().getTime())];
    for (const [name, value] of answer.headers) head.push(name, typeof value === 'string' ? value : value.join(nonce));
    const body = answer.body.fill(nonce);
    head.push('content-length', String(body.length));
    response.writeHead(answer.status, head);
    response.end(body);
    logAnswer(request, response, id);
  };
