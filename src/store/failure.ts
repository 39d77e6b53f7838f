import type { ErrorBody } from '#contract/errors';
import { networkText } from '#copy/network';

/** `offline`: an action without a connection; `unloaded`: data that could not be loaded without one. */
export type Failure =
  | { kind: 'offline' | 'unloaded' | 'timeout' | 'unreadable' }
  | { kind: 'refused'; status: number; body: ErrorBody };

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && typeof (data as ErrorBody).message === 'string';

export const codeIn = (data: unknown): ErrorBody['code'] | null => (isErrorBody(data) ? data.code : null);

/** Statuses of a proxy; the server's own responses have a code. */
const WITHOUT_SERVER: ReadonlySet<number | string> = new Set([502, 503, 504]);
const isProxys = (status: number | string, data: unknown): boolean =>
  WITHOUT_SERVER.has(status) && !(isErrorBody(data) && typeof data.code === 'string');

/** A response without a Korean message, or from a proxy, is `unreadable`. */
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

/** Specification 8: a 400's first field error, else the response's message, else the default. */
export const failureText = (error: unknown): string => {
  if (!isFailure(error)) return networkText.failed;
  if (error.kind === 'refused') return error.body.errors?.[0]?.reason || error.body.message || networkText.failed;
  if (error.kind === 'offline') return networkText.offline;
  if (error.kind === 'unloaded') return networkText.unloaded;
  return error.kind === 'timeout' ? networkText.timeout : networkText.failed;
};

export const isRefusedLogin = (error: unknown): boolean =>
  isFailure(error) && error.kind === 'refused' && error.status === 401;

export const refusal = (error: unknown): ErrorBody | null =>
  isFailure(error) && error.kind === 'refused' ? error.body : null;

/** The id does not exist or is invalid. Other errors may be temporary. */
export const isNowhere = (error: unknown): boolean => ['NOT_FOUND', 'VALIDATION'].includes(refusal(error)?.code ?? '');
