import type { ErrorBody } from '../../contract/errors';
import { networkText } from '../../copy/errors';

/**
 * Why a call failed, as every endpoint reports it: no connection (`offline` while something was to be done,
 * `unloaded` while something was to be shown), too late, or the server's own words.
 */
export type Failure =
  { kind: 'offline' | 'unloaded' | 'timeout' | 'unreadable' } | { kind: 'refused'; status: number; body: ErrorBody };

const isErrorBody = (data: unknown): data is ErrorBody =>
  typeof data === 'object' && data !== null && typeof (data as ErrorBody).message === 'string';

/** The code of a refusal, as far as an answer says one. */
export const codeIn = (data: unknown): ErrorBody['code'] | null => (isErrorBody(data) ? data.code : null);

/** Reads fetchBaseQuery's error; what carries no Korean message is `unreadable`. */
export const toFailure = (
  error: { status: number | string; data?: unknown },
  asked: 'query' | 'mutation' = 'mutation',
): Failure => {
  if (error.status === 'TIMEOUT_ERROR') return { kind: 'timeout' };
  if (error.status === 'FETCH_ERROR') return { kind: asked === 'query' ? 'unloaded' : 'offline' };
  if (typeof error.status === 'number' && isErrorBody(error.data))
    return { kind: 'refused', status: error.status, body: error.data };
  return { kind: 'unreadable' };
};

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null && 'kind' in error;

/**
 * The Korean sentence for a failed call (specification 8): a 400's first reason, otherwise the answer's message,
 * otherwise the default.
 */
export const failureText = (error: unknown): string => {
  if (!isFailure(error)) return networkText.failed;
  if (error.kind === 'refused') return error.body.errors?.[0]?.reason || error.body.message || networkText.failed;
  if (error.kind === 'offline') return networkText.offline;
  if (error.kind === 'unloaded') return networkText.unloaded;
  return error.kind === 'timeout' ? networkText.timeout : networkText.failed;
};

/** Whether the server does not know who is calling; every other failure says nothing of the login. */
export const isRefusedLogin = (error: unknown): boolean =>
  isFailure(error) && error.kind === 'refused' && error.status === 401;

/** The refusal behind an error, for screens that react to its code. */
export const refusal = (error: unknown): ErrorBody | null =>
  isFailure(error) && error.kind === 'refused' ? error.body : null;
