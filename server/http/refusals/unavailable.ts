import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { ErrorBody } from '#contract/errors';
import { errorText } from '#copy/errors';

const BODY = JSON.stringify({ code: 'UNAVAILABLE', message: errorText.UNAVAILABLE } satisfies ErrorBody);

/** Refuses a request without the framework and asks to retry after some seconds. */
export const sendUnavailable = (response: ServerResponse, retryAfter: number, headers: OutgoingHttpHeaders): void => {
  response
    .writeHead(503, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(BODY),
      'retry-after': String(retryAfter),
    })
    .end(BODY);
};
