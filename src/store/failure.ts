import type { ErrorBody } from '../../contract/errors';
import { networkText } from '../../copy/network';

/**
 * The reason why a request failed, the same for every endpoint: no connection (`offline` for an action, `unloaded` for
 * data to display), a time-out, or the server's error.
 */
export type Failure =
  | { kind: 'offline' | 'unloaded' | 'timeout' | 'unreadable' }
  | { kind: 'refused'; status: number; body: ErrorBody };

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && typeof (data as ErrorBody).message === 'string';

/** The error code of a response body, if it has one. */
export const codeIn = (data: unknown): ErrorBody['code'] | null => (isErrorBody(data) ? data.code : null);

/** What a proxy answers in the server's place; the server's own answers have a code. */
const WITHOUT_SERVER: ReadonlySet<number | string> = new Set([502, 503, 504]);
const isProxys = (status: number | string, data: unknown): boolean =>
  WITHOUT_SERVER.has(status) && !(isErrorBody(data) && typeof data.code === 'string');

/** Converts an error of fetchBaseQuery; a response without a Korean message, or of a proxy, is `unreadable`. */
export const toFailure = (
  error: { status: number | string; data?: unknown },
  asked: 'query' | 'mutation' = 'mutation',
): Failure => {
  if (error.status === 'TIMEOUT_ERROR') return { kind: 'timeout' };
  if (error.status === 'FETCH_ERROR') return { kind: asked === 'query' ? 'unloaded' : 'offline' };
  if (typeof error.status === 'number' && isErrorBody(error.data) && !isProxys(error.status, error.data))
    return { kind: 'refused', status: error.status, body: error.data };
  return { kind: 'unreadable' };
};

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'kind' in error;

/**
 * The Korean message for a failed request (specification 8): a 400's first field error, otherwise the response's
 * message, otherwise the default.
 */
export const failureText = (error: unknown): string => {
  if (!isFailure(error)) return networkText.failed;
  if (error.kind === 'refused') return error.body.errors?.[0]?.reason || error.body.message || networkText.failed;
  if (error.kind === 'offline') return networkText.offline;
  if (error.kind === 'unloaded') return networkText.unloaded;
  return error.kind === 'timeout' ? networkText.timeout : networkText.failed;
};

/** Whether the server rejected the login; all other failures say nothing about it. */
export const isRefusedLogin = (error: unknown): boolean =>
  isFailure(error) && error.kind === 'refused' && error.status === 401;

/** The response body of a refused request, for screens that react to its code. */
export const refusal = (error: unknown): ErrorBody | null =>
  isFailure(error) && error.kind === 'refused' ? error.body : null;

/** Whether an address names nothing: its id does not exist or is none. Any other error may be temporary. */
export const isNowhere = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(refusal(error)?.code ?? '');
