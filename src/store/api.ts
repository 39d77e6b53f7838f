import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import { API, CLIENT_HEADER, REFRESH_TOKEN_HEADER, SERVER_TIME_HEADER } from '#contract/paths';
import type { FirstResponse } from '#contract/rendering';
import { session as sessionCopy } from '#copy/session';
import { TAGS } from './endpoint';
import type { ServerClock } from './serverClock';
import { codeIn, toFailure, type Failure } from './failure';
import { changedElsewhere, refreshed, refused, tokenExpiry, tokensOf, type SessionTokens } from './session';

export { post, postId, postOnce, read, send, validated, type Request, type Tag } from './endpoint';
export { failureText, isNowhere, isRefusedLogin, refusal } from './failure';

export interface StoreEnvironment {
  clock: Pick<ServerClock, 'now' | 'synchronize'>;
  /** Empty in a browser, an origin elsewhere. */
  origin: string;
  stored: () => SessionTokens;
  /** Responses that need no request: those in the page, and on the server all. */
  known?: ((call: string) => Promise<FirstResponse> | undefined) | undefined;
  /** A random id of this tab, sent with its changes and repeated in their events. */
  client: string;
  /** Default deadline of a request in ms; 0: none. */
  timeout: number;
}

/** Specification 7. */
export const REQUEST_TIMEOUT_MS = 10_000;

const knownResponse = (args: string | FetchArgs, { known }: StoreEnvironment): Promise<FirstResponse> | undefined =>
  typeof args === 'string' || args.method !== undefined ? undefined : known?.(args.url);

const sessionOf = (state: unknown): SessionTokens => (state as { session: SessionTokens }).session;
const fetched = fetchBaseQuery();
/** Also reads the server's time from the response. */
const raw: typeof fetched = async (args, queryApi, extra) => {
  const env = queryApi.extra as StoreEnvironment;
  const known = await knownResponse(args, env);
  if (known) return known.status === 200 ? { data: known.body } : { error: { status: known.status, data: known.body } };
  const request = typeof args === 'string' ? { url: args } : args;
  const result = await fetched({ timeout: env.timeout, ...request }, queryApi, extra);
  env.clock.synchronize(result.meta?.response?.headers.get(SERVER_TIME_HEADER));
  return result;
};

type Query = BaseQueryFn<string | FetchArgs, unknown, Failure>;
type QueryApi = Parameters<Query>[1];

/** Does nothing if another tab has ended or renewed the login in the meantime. */
const endLogin = (queryApi: QueryApi, env: StoreEnvironment): void => {
  const stored = env.stored();
  const isOurs = stored.user === sessionOf(queryApi.getState()).user;
  queryApi.dispatch(isOurs ? refused() : changedElsewhere(stored));
};

/**
 * Pause before a refresh without a response is retried. The server accepts the replaced token for ten seconds more; a
 * later retry would count as theft and end the login.
 */
const REPEAT_MS = 4_000;

type RefreshResult = Awaited<ReturnType<typeof raw>>;
const askTwice = async (
  ask: (timeout: number) => PromiseLike<RefreshResult>,
  timeout: number,
): Promise<RefreshResult> => {
  const hasResponse = ({ error }: RefreshResult) => error === undefined || typeof error.status === 'number';
  const first = Promise.resolve(ask(timeout));
  if (timeout <= REPEAT_MS) return first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), REPEAT_MS)));
  const early = await Promise.race([first, late]);
  clearTimeout(timer);
  if (early && hasResponse(early)) return early;
  const second = Promise.resolve(ask(timeout - REPEAT_MS));
  const either = [first, second].map((result) =>
    result.then((one) => (hasResponse(one) ? one : Promise.reject(new Error()))),
  );
  return Promise.any(either).catch(() => second);
};

/** One refresh at a time per store: concurrent requests wait for it and share its failure. */
const refreshing = new WeakMap<StoreEnvironment, Promise<Failure | null>>();

const refresh = async (queryApi: QueryApi, env: StoreEnvironment): Promise<Failure | null> => {
  const { user, refreshToken } = sessionOf(queryApi.getState());
  if (!user || !refreshToken) return null;
  // Another tab refreshed the token while this tab was asleep.
  const stored = env.stored();
  if (stored.refreshToken && stored.refreshToken !== refreshToken) {
    queryApi.dispatch(changedElsewhere(stored));
    return null;
  }
  const request: FetchArgs = {
    url: env.origin + API.reissue,
    method: 'POST',
    headers: { Authorization: `Bearer ${user}`, [REFRESH_TOKEN_HEADER]: refreshToken },
    responseHandler: 'text',
  };
  // Its own signal: the request that started it may be aborted while others still wait.
  const ownSignal = { ...queryApi, signal: new AbortController().signal };
  const result = await askTwice(async (timeout) => raw({ ...request, timeout }, ownSignal, {}), env.timeout);
  // The tokens have changed meanwhile: the response is about the old ones.
  if (sessionOf(queryApi.getState()).refreshToken !== refreshToken) return null;
  if (typeof result.data === 'string' && tokenExpiry(result.data) !== null) {
    const rotated = result.meta?.response?.headers.get(REFRESH_TOKEN_HEADER) ?? refreshToken;
    queryApi.dispatch(refreshed(tokensOf(result.data, rotated)));
    return null;
  }
  console.error(sessionCopy.refreshFailed);
  const { status } = result.error ?? {};
  if (status === 400 || status === 401 || status === 403) {
    endLogin(queryApi, env);
    return null;
  }
  // Without a response, or after a server error, the login may still be valid. Only a 401 ends it.
  return result.error ? toFailure(result.error, 'query') : { kind: 'unreadable' };
};

const refreshTogether = (queryApi: QueryApi, env: StoreEnvironment): Promise<Failure | null> => {
  const running = refreshing.get(env) ?? refresh(queryApi, env).finally(() => refreshing.delete(env));
  refreshing.set(env, running);
  return running;
};

/** A token that expires in transit would be rejected. */
const EARLY_SECONDS = 30;
const refreshIfExpired = async (queryApi: QueryApi, env: StoreEnvironment): Promise<Failure | null> => {
  const { expireAt, refreshToken } = sessionOf(queryApi.getState());
  const now = env.clock.now().getTime() / 1000;
  if (!refreshToken || (expireAt !== null && expireAt - EARLY_SECONDS > now)) return null;
  return refreshTogether(queryApi, env);
};

const SIGNIN_REFUSALS: ReadonlySet<string | null> = new Set(['SIGNIN_FAILED', 'OTP_REQUIRED', 'OTP_WRONG']);

const baseQuery: Query = async (args, queryApi, extra) => {
  const env = queryApi.extra as StoreEnvironment;
  const userNow = () => sessionOf(queryApi.getState()).user;
  // An expired token is not sent: its 401 would end a login whose refresh failed only because of the network.
  const unrefreshed = await refreshIfExpired(queryApi, env);
  if (unrefreshed) return { error: unrefreshed };
  const request: FetchArgs = typeof args === 'string' ? { url: args } : args;
  const send = async (user: string | null) => {
    const headers = new Headers(request.headers as HeadersInit | undefined);
    if (user) headers.set('Authorization', `Bearer ${user}`);
    if (user && queryApi.type === 'mutation') headers.set(CLIENT_HEADER, env.client);
    return raw({ ...request, url: env.origin + request.url, headers }, queryApi, extra);
  };

  const user = userNow();
  let result = await send(user);
  if (result.error?.status === 401 && user && !SIGNIN_REFUSALS.has(codeIn(result.error.data))) {
    // The rejected token may not be the newest. Only a rejected refresh ends the login.
    const stored = env.stored();
    const isCurrent = user === userNow();
    const isRefreshed = isCurrent && stored.user === user;
    if (isRefreshed) {
      const failed = await refreshTogether(queryApi, env);
      if (failed) return { error: failed };
    } else if (isCurrent) queryApi.dispatch(changedElsewhere(stored));
    const newer = userNow();
    if (newer && (isRefreshed || newer !== user)) {
      result = await send(newer);
      // A token just issued is rejected too: a refresh cannot help.
      if (isRefreshed && result.error?.status === 401 && newer === userNow()) endLogin(queryApi, env);
    }
  }
  if (result.error) return { error: toFailure(result.error, queryApi.type), meta: result.meta };
  return { data: result.data, meta: result.meta };
};

/** A page opened again has its content and scroll position at once (docs/decisions/0016). */
const CACHE_SECONDS = 600;

/** Specification 7: refetched on each mount, never retried. Cached data are shown until the response. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: true,
  keepUnusedDataFor: CACHE_SECONDS,
  catchSchemaFailure: (): Failure => ({ kind: 'unreadable' }),
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** Removes cached responses that no page shows, and refetches the others. */
export const forgetBookings = () => api.util.invalidateTags(['Day', 'Guest', 'Message']);

export const readShown = () => api.internalActions.onFocus();
